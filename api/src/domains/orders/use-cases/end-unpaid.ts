/** An order that was never paid ends: its sales with it, its goods can be sold again, and what was taken of the wallet is back. */
import { derivedId } from '../../../kernel/ids.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { queueRanks, returnStock } from '../../offers/offers.public.ts';
import { cancelUnpaid } from '../../sales/sales.public.ts';
import { creditWallet, lockWallet, returnToWallet } from '../../wallets/wallets.public.ts';
import { linesOf } from '../orders.parts.read-model.ts';
import { salesOfOrder } from '../orders.read-model.ts';
import { type OrderRecord, savePayment } from '../orders.repository.ts';

/** In system scope, with the order locked. */
export async function endUnpaid(write: Write, order: OrderRecord, endedBy: 'TIMEOUT' | 'REFUSED'): Promise<void> {
  const { db, now } = write;
  const { buyerId, id: orderId, currency, receivedMinor, walletMinor } = order;
  // Before the offers: a checkout takes the two in this order.
  if (walletMinor > 0n || receivedMinor > 0n) await lockWallet(db, buyerId);
  await savePayment(db, order, { endedAt: now, endedBy });
  const parts = await salesOfOrder(db, buyerId, orderId);
  for (const { saleId } of parts) await cancelUnpaid(write, saleId);
  const taken = await linesOf(db, parts);
  const returned = taken.map(({ sellerId, offerId, requestedQuantity: quantity }) => ({ sellerId, offerId, quantity }));
  await queueRanks(write, await returnStock(db, returned, now));
  let leftMinor = walletMinor;
  for (const { saleId, goodsMinor, shippingMinor } of parts) {
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
