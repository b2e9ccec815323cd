/** Saves the filters and sort of a list under a name. */
import type { createViewBody } from '@quayside/contract/saved-views';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockUser } from '../../users/users.public.ts';
import { insertView, type Owner, type ViewRecord, viewsOf } from '../saved-views.repository.ts';
import { checkName, checkRoom } from '../saved-views.rules.ts';

/** Refuses with `view_name_taken` or `too_many_views`. */
export function createView(deps: Deps, owner: Owner, body: z.infer<typeof createViewBody>): Promise<ViewRecord> {
  return deps.database.write({ sellerId: owner.sellerId }, async (db) => {
    // The person's row is locked: of two views saved at once the second sees the first.
    await lockUser(db, owner.userId);
    const views = await viewsOf(db, owner, body.screen);
    const { sellerId, userId } = owner;
    const view = { ...body, sellerId, userId, id: newId(), createdAt: deps.clock.now(), version: 1 };
    checkRoom(views);
    checkName(views, view);
    await insertView(db, view);
    return view;
  });
}
