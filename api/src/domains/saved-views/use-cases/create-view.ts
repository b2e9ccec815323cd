/** Saves the filters and sort of a list under a name. The same key saves one. */
import { type createViewBody, type SavedView, savedView } from '@quayside/contract/saved-views';
import type { z } from 'zod';
import type { Instant } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { answeredOnce, type IdempotencyScope } from '../../../platform/idempotency.ts';
import { lockUser } from '../../users/users.public.ts';
import { presentView } from '../saved-views.presenter.ts';
import { insertView, type Owner, viewsOf } from '../saved-views.repository.ts';
import { checkName, checkRoom } from '../saved-views.rules.ts';

type Body = z.infer<typeof createViewBody>;

/** Answers the view as it was saved first. Refuses with `view_name_taken` or `too_many_views`. */
export function createView(
  { database, clock }: Deps,
  owner: Owner,
  body: Body,
  asked: IdempotencyScope | null,
): Promise<SavedView> {
  const now = clock.now();
  return database.write({ sellerId: owner.sellerId }, (db) =>
    answeredOnce(db, now, asked, savedView, () => create(db, owner, body, now)),
  );
}

async function create(db: Db, owner: Owner, body: Body, createdAt: Instant): Promise<SavedView> {
  // The person's row is locked: of two views saved at once the second sees the first.
  await lockUser(db, owner.userId);
  const views = await viewsOf(db, owner, body.screen);
  const { sellerId, userId } = owner;
  const view = { ...body, sellerId, userId, id: newId(), createdAt, version: 1 };
  checkRoom(views);
  checkName(views, view);
  await insertView(db, view);
  return presentView(view);
}
