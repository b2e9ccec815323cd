/**
 * Asks the provider what became of a payout's transfer, without touching it: also of one that is settled or unresolved.
 * `reference`: what the provider calls the transfer, the present one or an earlier one; absent: the present one.
 */
import type { Deps } from '../../../platform/deps.ts';
import { ownPayout } from '../payouts.repository.ts';
import { outcomeOf } from '../payouts.rules.ts';
import { concludeEarlier, concludePayout } from './conclude-payout.ts';

type Asked = { readonly sellerId: string; readonly payoutId: string; readonly reference?: string | undefined };

/** Throws when the provider does not answer, so that the job is repeated. */
export async function checkPayout(deps: Deps, { sellerId, payoutId, reference: asked }: Asked): Promise<void> {
  const payout = await deps.database.read({ sellerId }, (db) => ownPayout(db, sellerId, payoutId));
  const reference = asked ?? payout?.providerReference;
  if (!payout || !reference) return;
  const answer = await deps.payments.stateOf(reference);
  if (answer.outcome === 'silent') throw new Error('The payment provider does not say what became of the transfer');
  if (answer.outcome !== 'ok') return;
  if (reference === payout.providerReference)
    await concludePayout(deps, payout, { outcome: 'ok', reference, state: answer.state });
  else if (outcomeOf(answer.state) === 'settled') await concludeEarlier(deps, payout, reference);
}
