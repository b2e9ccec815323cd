/** A factor is lost, recovery codes too: its owner asks us, and anybody who reads the account's mail can say no. */
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { countAttempt, lossLimit } from '../../auth/auth.public.ts';
import { lockUser } from '../../users/users.public.ts';
import { readLossToken } from '../loss-link.ts';
import { cancelLossOf, insertLoss, isKeptFor, lockOpenLoss, lossById, openLossOf } from '../losses.repository.ts';
import { refuse } from '../second-factors.errors.ts';

/**
 * One waits at a time; asked for again, it goes on waiting and counts no attempt. The account's address is told, with a link
 * that ends it. Refuses with `second_factor_off`, `loss_kept`, `too_many_attempts`.
 */
export async function reportLoss(deps: Deps, userId: string): Promise<void> {
  const [waiting, isKept] = await deps.database.read('none', async (db) => [
    await openLossOf(db, userId),
    await isKeptFor(db, userId),
  ]);
  if (waiting) return;
  if (isKept) throw refuse('loss_kept');
  await countAttempt(deps, lossLimit(userId));
  await deps.database.write('none', async (db) => {
    const now = deps.clock.now();
    const { secondFactorAt, email } = present(await lockUser(db, userId), 'the signed-in user exists');
    if (secondFactorAt === null) throw refuse('second_factor_off');
    const lossId = newId();
    if (await insertLoss(db, { id: lossId, userId, email, askedAt: now }))
      await emit(db, now, 'user.second_factor_lost', { userId, lossId, email });
  });
}

/** The factor was found again; nothing happens when nothing waits. */
export async function withdrawLoss({ database, clock }: Deps, userId: string): Promise<void> {
  await database.write('none', (db) => cancelLossOf(db, userId, clock.now()));
}

/** By the link of the mail, as often as it is pressed. Refuses with `loss_link_invalid`, also when it is too late. */
export async function keepFactor({ database, clock, config }: Deps, token: string): Promise<void> {
  const lossId = readLossToken(config, token);
  if (lossId === null) throw refuse('loss_link_invalid');
  const isKept = await database.write('none', async (db) => {
    const loss = await lockOpenLoss(db, lossId);
    return loss !== null && (await cancelLossOf(db, loss.userId, clock.now(), true));
  });
  if (!isKept && !(await wasKept(database, lossId))) throw refuse('loss_link_invalid');
}

const wasKept = (database: Deps['database'], lossId: string): Promise<boolean> =>
  database.read('none', async (db) => (await lossById(db, lossId))?.cancelledAt != null);
