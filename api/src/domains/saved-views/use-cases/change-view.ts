/** Renames a view, or gives it other filters. */
import type { changeViewBody } from '@quayside/contract/saved-views';
import type { z } from 'zod';
import { requireVersion } from '../../../kernel/versions.ts';
import type { Write } from '../../../platform/write.ts';
import { lockUser } from '../../users/users.public.ts';
import { refuse } from '../saved-views.errors.ts';
import { viewerOf } from '../saved-views.policy.ts';
import { presentView } from '../saved-views.presenter.ts';
import { ownView, saveView, type ViewRecord, viewsOf } from '../saved-views.repository.ts';
import { checkName } from '../saved-views.rules.ts';

type Input = z.infer<typeof changeViewBody> & { readonly id: string };

/** Refuses with `saved_view_not_found`, `stale_version` (with `current`) or `view_name_taken`. */
export async function changeView({ db, actor }: Write, { id, version, ...change }: Input): Promise<ViewRecord> {
  const owner = viewerOf(actor);
  await lockUser(db, owner.userId);
  const before = await ownView(db, owner, id);
  if (!before) throw refuse('saved_view_not_found');
  requireVersion(version, before, () => presentView(before));
  const { name = before.name, query = before.query } = change;
  const after = { ...before, name, query, version: before.version + 1 };
  checkName(await viewsOf(db, owner, before.screen), after);
  await saveView(db, after);
  return after;
}
