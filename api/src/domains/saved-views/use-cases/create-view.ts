/** Saves the filters and sort of a list under a name. */
import type { createViewBody } from '@quayside/contract/saved-views';
import type { z } from 'zod';

import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { lockUser } from '../../users/users.public.ts';
import { viewerOf } from '../saved-views.policy.ts';
import { insertView, type ViewRecord, viewsOf } from '../saved-views.repository.ts';
import { checkName, checkRoom } from '../saved-views.rules.ts';

/** Refuses with `view_name_taken` or `too_many_views`. */
export async function createView(write: Write, body: z.infer<typeof createViewBody>): Promise<ViewRecord> {
  const { db, now } = write;
  const owner = viewerOf(write.actor);
  // The person's row is locked: of two views saved at once the second sees the first.
  await lockUser(db, owner.userId);
  const views = await viewsOf(db, owner, body.screen);
  const view = { ...body, ...owner, id: newId(), createdAt: now, version: 1 };
  checkRoom(views);
  checkName(views, view);
  await insertView(db, view);
  return view;
}
