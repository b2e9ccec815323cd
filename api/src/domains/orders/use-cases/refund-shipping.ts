/** A sale of an order ended without delivery: what the buyer paid for its transport comes back beside the goods. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isFirstHandling } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { returnToWallet } from '../../wallets/wallets.public.ts';
import { saleOfOrder } from '../orders.read-model.ts';

const name = 'orders.refund_shipping';

export function refundShipping(deps: Deps, sellerId: string, saleId: string, eventId: string): Promise<void> {
  return openWrite(deps, { actor: systemActor, scope: 'system' }, async ({ db, now }) => {
    if (!(await isFirstHandling(db, eventId, name, now))) return;
    const found = await saleOfOrder(db, sellerId, saleId);
    if (!found || found.shippingMinor === 0n) return;
    const { buyerId, currency, shippingMinor: amountMinor } = found;
    await returnToWallet(db, {
      ...{ buyerId, saleId, currency, amountMinor, source: 'ORDER_REFUND', causeId: eventId, at: now },
      against: 'CHECKOUT_CLEARING',
    });
  });
}
