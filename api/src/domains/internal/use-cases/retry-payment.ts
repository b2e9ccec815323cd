/** Staff send a failed payout again, whatever it failed with. */
import { decisionAnswer, type PaymentDecision } from '@quayside/contract/payments';
import type { Deps } from '../../../platform/deps.ts';
import { keyed } from '../../../platform/idempotency.ts';
import { type PayoutActor, retryPayout } from '../../payouts/payouts.public.ts';
import { type Keyed, presentDecision } from '../../sales/sales.public.ts';

export function retryPayment(deps: Deps, staff: PayoutActor, payoutId: string, key: Keyed): Promise<PaymentDecision> {
  const write = { ...key, operation: `payments.retry.${payoutId}`, answer: decisionAnswer };
  return deps.database.write('system', (db) =>
    keyed(db, deps.clock.now(), write, async () =>
      presentDecision(await retryPayout(db, deps, staff, { payoutId, sellerId: null }), 0),
    ),
  );
}
