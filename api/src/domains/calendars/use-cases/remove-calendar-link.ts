import type { Deps } from '../../../platform/deps.ts';
import { deleteLink, type Holder } from '../calendars.repository.ts';

/** Ends the person's link at once. Without one there is nothing to do. */
export const removeCalendarLink = ({ database }: Deps, holder: Holder): Promise<void> =>
  database.write({ sellerId: holder.sellerId }, (db) => deleteLink(db, holder));
