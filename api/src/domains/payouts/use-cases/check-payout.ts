/** Asks the provider what became of a payout's transfer, without touching it: also of one that is settled or unresolved. */
import type { Deps } from '../../../platform/deps.ts';
import { ownPayout } from '../payouts.repository.ts';
import { concludePayout } from './conclude-payout.ts';

/** Throws when the provider does not answer, so that the job is repeated. */
export async function checkPayout(
  deps: Deps,
  { sellerId, payoutId }: { readonly sellerId: string; readonly payoutId: string },
): Promise<void> {
  const payout = await deps.database.read({ sellerId }, (db) => ownPayout(db, sellerId, payoutId));
  if (!payout?.providerReference) return;
  const answer = await deps.payments.stateOf(payout.providerReference);
  if (answer.outcome === 'silent') throw new Error('The payment provider does not say what became of the transfer');
  if (answer.outcome === 'ok')
    await concludePayout(deps, payout, { outcome: 'ok', reference: payout.providerReference, state: answer.state });
}
