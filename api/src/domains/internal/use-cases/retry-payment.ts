/** Staff send a failed payout again, whatever it failed with. */
import { decisionAnswer, type PaymentDecision } from '@quayside/contract/payments';
import type { Deps } from '../../../platform/deps.ts';
import { answeredOnce, type IdempotencyScope } from '../../../platform/idempotency.ts';
import { type PayoutActor, retryPayout } from '../../payouts/payouts.public.ts';
import { presentPayment } from '../../sales/sales.public.ts';

export function retryPayment(
  deps: Deps,
  staff: PayoutActor,
  payoutId: string,
  asked: IdempotencyScope | null,
): Promise<PaymentDecision> {
  return deps.database.write('system', (db) =>
    answeredOnce(db, deps.clock.now(), asked, decisionAnswer, async () =>
      presentPayment(await retryPayout(db, deps, staff, { payoutId, sellerId: null }), 0),
    ),
  );
}
