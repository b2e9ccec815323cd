/** Deletes a view. */
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../saved-views.errors.ts';
import { deleteView, type Owner } from '../saved-views.repository.ts';

/** Refuses with `saved_view_not_found`. */
export function removeView(deps: Deps, owner: Owner, id: string): Promise<void> {
  return deps.database.write({ sellerId: owner.sellerId }, async (db) => {
    if (!(await deleteView(db, owner, id))) throw refuse('saved_view_not_found');
  });
}
