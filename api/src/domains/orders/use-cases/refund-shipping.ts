/** A sale of an order ended without delivery: what the buyer paid for its transport comes back beside the goods. */
import type { Event } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { saleOfOrder } from '../orders.read-model.ts';
import { refundOrder } from './refund-order.ts';

type Ended = { readonly sellerId: string; readonly saleId: string };

/** In system scope: the order is the buyer's, the sale is the seller's. */
export async function refundShipping({ db, now }: Write, { sellerId, saleId }: Ended, event: Event): Promise<void> {
  const found = await saleOfOrder(db, sellerId, saleId);
  if (!found || found.shippingMinor === 0n) return;
  const { buyerId, currency, shippingMinor: amountMinor } = found;
  // The seller's side was posted when the sale ended (docs/decisions/0029).
  await refundOrder(db, { buyerId, saleId, currency, amountMinor, source: 'ORDER_REFUND', causeId: event.id, at: now });
}
