/** Staff settle a payout nobody answered for, by what the bank statement says. */
import { decisionAnswer, type PaymentDecision } from '@quayside/contract/payments';
import type { Reconcile } from '@quayside/contract/payouts';
import { fromWire } from '../../../kernel/money.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keyed } from '../../../platform/idempotency.ts';
import { type PayoutActor, reconcilePayout } from '../../payouts/payouts.public.ts';
import { type Keyed, presentDecision } from '../../sales/sales.public.ts';

export function reconcilePayment(
  deps: Deps,
  staff: PayoutActor,
  payoutId: string,
  asked: Reconcile,
  key: Keyed,
): Promise<PaymentDecision> {
  const write = { ...key, operation: `payments.reconcile.${payoutId}`, answer: decisionAnswer };
  const found = asked.outcome === 'PAID' ? { ...asked, amount: fromWire(asked.amount) } : asked;
  return deps.database.write('system', (db) =>
    keyed(db, deps.clock.now(), write, async () =>
      presentDecision(await reconcilePayout(db, deps, staff, payoutId, found), 0),
    ),
  );
}
