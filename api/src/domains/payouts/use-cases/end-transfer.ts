/** Before staff record that an unresolved payout was not paid, its transfer is ended at the provider (ORD-16). */
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../payouts.errors.ts';
import { payoutOf } from '../payouts.repository.ts';
import { outcomeOf } from '../payouts.rules.ts';

/**
 * A transfer that is still on its way would be paid beside the one that is sent next. Refuses `transfer_not_ended` unless
 * the provider has ended it, now or earlier, or knows none. Safe to repeat; not to be called inside a transaction.
 */
export async function endTransfer({ database, payments }: Deps, payoutId: string): Promise<void> {
  const payout = await database.read('system', (db) => payoutOf(db, payoutId));
  // One that the provider has not named to us was never funded.
  if (payout?.status !== 'UNRESOLVED' || !payout.providerReference) return;
  if (await payments.cancel(payout.providerReference)) return;
  const answer = await payments.stateOf(payout.providerReference);
  const isOver = answer.outcome === 'ok' ? outcomeOf(answer.state) === 'refused' : answer.outcome === 'unknown';
  if (!isOver) throw refuse('transfer_not_ended');
}
