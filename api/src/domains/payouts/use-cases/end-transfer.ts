/** Before staff record that an unresolved payout was not paid, its transfers are ended at the provider (ORD-16). */
import type { PaymentsPort } from '../../../adapters/payments/payments.port.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../payouts.errors.ts';
import { earlierPaid, payoutOf } from '../payouts.repository.ts';
import { outcomeOf } from '../payouts.rules.ts';

/**
 * A transfer that is still on its way, or an earlier one that was paid after all, would stand beside the one that is sent
 * next. Refuses `transfer_not_ended` unless the provider has ended each, now or earlier, or knows none. Safe to repeat; not
 * to be called inside a transaction.
 */
export async function endTransfer({ database, payments }: Deps, payoutId: string): Promise<void> {
  const references = await database.read('system', async (db) => {
    const payout = await payoutOf(db, payoutId);
    if (payout?.status !== 'UNRESOLVED') return [];
    // One that the provider has not named to us was never funded.
    return [...(payout.providerReference ? [payout.providerReference] : []), ...(await earlierPaid(db, payout))];
  });
  for (const reference of references) if (!(await hasEnded(payments, reference))) throw refuse('transfer_not_ended');
}

async function hasEnded(payments: PaymentsPort, reference: string): Promise<boolean> {
  if (await payments.cancel(reference)) return true;
  const answer = await payments.stateOf(reference);
  return answer.outcome === 'ok' ? outcomeOf(answer.state) === 'refused' : answer.outcome === 'unknown';
}
