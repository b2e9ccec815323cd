/** Staff settle a payout nobody answered for, by what the bank statement says. */
import { decisionAnswer, type PaymentDecision } from '@quayside/contract/payments';
import type { Reconcile } from '@quayside/contract/payouts';
import { fromWire } from '../../../kernel/money.ts';
import type { Deps } from '../../../platform/deps.ts';
import { answeredOnce, type IdempotencyScope } from '../../../platform/idempotency.ts';
import { endTransfer, type PayoutActor, reconcilePayout } from '../../payouts/payouts.public.ts';
import { presentPayment } from '../../sales/sales.public.ts';

export async function reconcilePayment(
  deps: Deps,
  staff: PayoutActor,
  payoutId: string,
  match: Reconcile,
  asked: IdempotencyScope | null,
): Promise<PaymentDecision> {
  // What counts as not paid can be sent again: the first transfer must have ended by then.
  if (match.outcome === 'FAILED') await endTransfer(deps, payoutId);
  const found = match.outcome === 'PAID' ? { ...match, amount: fromWire(match.amount) } : match;
  return deps.database.write('system', (db) =>
    answeredOnce(db, deps.clock.now(), asked, decisionAnswer, async () =>
      presentPayment(await reconcilePayout(db, deps, staff, payoutId, found), 0),
    ),
  );
}
