/** Staff settle a payout nobody answered for, by what the bank statement says. */
import { decisionAnswer, type PaymentDecision } from '@quayside/contract/payments';
import type { Reconcile } from '@quayside/contract/payouts';
import { fromWire } from '../../../kernel/money.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type KeyedOpening, writeOnce } from '../../../platform/write.ts';
import { endTransfer, reconcilePayout } from '../../payouts/payouts.public.ts';
import { presentPayment } from '../../sales/sales.public.ts';

type Input = { readonly payoutId: string; readonly match: Reconcile };

export async function reconcilePayment(
  deps: Deps,
  opening: KeyedOpening,
  { payoutId, match }: Input,
): Promise<PaymentDecision> {
  // What counts as not paid can be sent again: the first transfer must have ended by then.
  if (match.outcome === 'FAILED') await endTransfer(deps, payoutId);
  const found = match.outcome === 'PAID' ? { ...match, amount: fromWire(match.amount) } : match;
  return writeOnce(deps, opening, decisionAnswer, async (write) =>
    presentPayment(await reconcilePayout(write, { ...found, payoutId }), 0),
  );
}
