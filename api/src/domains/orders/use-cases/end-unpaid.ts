/** An order that was never paid ends: its sales with it, its goods can be sold again, and what was taken of the wallet is back. */
import { derivedId } from '../../../kernel/ids.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { queueRanks, returnStock } from '../../offers/offers.public.ts';
import { cancelUnpaid } from '../../sales/sales.public.ts';
import { creditWallet, returnToWallet } from '../../wallets/wallets.public.ts';
import { linesOf, salesOfOrder } from '../orders.read-model.ts';
import { type OrderRecord, savePayment } from '../orders.repository.ts';

/** In system scope, with the order locked. */
export async function endUnpaid(write: Write, order: OrderRecord, endedBy: 'TIMEOUT' | 'REFUSED'): Promise<void> {
  const { db, now } = write;
  const { buyerId, id: orderId, currency, receivedMinor } = order;
  await savePayment(db, order, { endedAt: now, endedBy });
  const parts = await salesOfOrder(db, buyerId, orderId);
  let leftMinor = order.walletMinor;
  for (const { sellerId, saleId, goodsMinor, shippingMinor } of parts) {
    await cancelUnpaid(write, saleId);
    const lines = await linesOf(db, [saleId]);
    const returned = lines.map(({ offerId, requestedQuantity: quantity }) => ({ offerId, quantity }));
    await queueRanks(write, await returnStock(db, sellerId, returned, now));
    // What was taken of the wallet was laid on one sale after the other; so it comes back.
    const cost = goodsMinor + shippingMinor;
    const amountMinor = leftMinor < cost ? leftMinor : cost;
    leftMinor -= amountMinor;
    if (amountMinor > 0n)
      await returnToWallet(db, {
        ...{ buyerId, saleId, currency, amountMinor, source: 'ORDER_REFUND', at: now, against: 'CHECKOUT_CLEARING' },
        causeId: derivedId('unpaid', saleId),
      });
  }
  if (receivedMinor > 0n)
    await creditWallet(db, {
      ...{
        buyerId,
        currency,
        amountMinor: receivedMinor,
        source: 'LATE_PAYMENT',
        at: now,
        against: 'PAYMENT_CLEARING',
      },
      causeId: derivedId('part of an unpaid order', orderId),
    });
  await emit(db, now, 'order.ended', { buyerId, orderId });
}
