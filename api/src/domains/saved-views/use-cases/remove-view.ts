/** Deletes a view. */

import type { Write } from '../../../platform/write.ts';
import { refuse } from '../saved-views.errors.ts';
import { viewerOf } from '../saved-views.policy.ts';
import { deleteView } from '../saved-views.repository.ts';

/** Refuses with `saved_view_not_found`. */
export async function removeView({ db, actor }: Write, { id }: { readonly id: string }): Promise<void> {
  if (!(await deleteView(db, viewerOf(actor), id))) throw refuse('saved_view_not_found');
}
