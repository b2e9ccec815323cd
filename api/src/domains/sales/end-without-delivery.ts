/** What happens to lines and money when a sale ends without anything being delivered. */
import { emit } from '../../platform/jobs/jobs.ts';
import { closeClaims, releaseTransport } from '../payouts/payouts.public.ts';
import type { SaleChange } from './locked-sale.ts';
import { refundBuyer } from './payment/refund-buyer.ts';
import { voidLines } from './sales.repository.ts';
import { goodsOf } from './sales.rules.ts';

/** Voids the lines, refunds what is still held, and tells the buyer under `topic`. */
export async function endWithoutDelivery(
  change: SaleChange,
  topic: 'sale.declined' | 'sale.expired' | 'sale.cancelled',
): Promise<void> {
  const { db, now, sale } = change;
  const of = { sellerId: sale.sellerId, saleId: sale.id, currency: sale.currency, at: now };
  const refunded = await closeClaims(db, { ...of, orderNumber: sale.orderNumber });
  await Promise.all([
    voidLines(db, sale.sellerId, sale.id),
    refundBuyer(change, goodsOf(sale) - refunded, 'ORDER_REFUND'),
    releaseTransport(db, of),
    emit(db, now, topic, {
      sellerId: sale.sellerId,
      saleId: sale.id,
      orderNumber: sale.orderNumber,
      buyerId: sale.buyerId,
      buyerName: sale.buyerName,
      endedFrom: sale.status,
    }),
  ]);
}
