import type { Database } from '../../platform/db/database.ts';
import { type Holder, type LinkRecord, linkOf } from './calendars.repository.ts';

export const ownLink = (database: Database, holder: Holder): Promise<LinkRecord | undefined> =>
  database.read({ sellerId: holder.sellerId }, (db) => linkOf(db, holder));
