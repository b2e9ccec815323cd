/** One of our own people takes a lost factor away, a day after it was asked for. */
import { personOf } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { record } from '../../audit/audit.public.ts';
import { endEverySession } from '../../auth/auth.public.ts';
import { lockUser, saveUser } from '../../users/users.public.ts';
import { lockOpenLoss, saveGrant } from '../losses.repository.ts';
import { grantableFrom } from '../losses.rules.ts';
import { refuse } from '../second-factors.errors.ts';
import { removeFactorsOf } from '../second-factors.public.ts';

/**
 * App, passkeys and recovery codes go, every session ends, and the address that was asked is told. Refuses with
 * `loss_not_found`, `loss_not_told`, `loss_too_early`. Nobody grants their own: the call asks for the factor, and one that is shown is not lost.
 */
export async function grantLoss(write: Write, lossId: string): Promise<void> {
  const { db, now, actor } = write;
  const loss = await lockOpenLoss(db, lossId);
  if (!loss) throw refuse('loss_not_found');
  // The mail that asks the owner is on its way, or does not go out: nobody could say no.
  if (loss.toldAt === null) throw refuse('loss_not_told');
  const from = grantableFrom(loss);
  if (now < from) throw refuse('loss_too_early', { from });
  const { userId, email } = loss;
  const user = present(await lockUser(db, userId), 'who asked exists');
  await saveGrant(db, lossId, personOf(actor).userId, now);
  await removeFactorsOf(db, userId);
  await saveUser(db, userId, { secondFactorAt: null });
  await endEverySession(write, userId, 'second_factor_removed');
  await emit(db, now, 'user.second_factor_taken', { userId, email });
  const { sellerId, account } = user;
  if (sellerId !== null) await record(write, { sellerId, action: 'SECOND_FACTOR_REMOVED', subject: account });
}
