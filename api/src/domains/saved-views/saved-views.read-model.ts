/** What the lists read of saved views. */
import type { Database } from '../../platform/db/database.ts';
import { type ViewRecord, viewsOf } from './saved-views.repository.ts';
import type { Owner } from './saved-views.types.ts';

/** The person's views of a list, by name. */
export function savedViewsOf(database: Database, owner: Owner, screen: ViewRecord['screen']): Promise<ViewRecord[]> {
  return database.read({ sellerId: owner.sellerId }, (db) => viewsOf(db, owner, screen));
}
