/** A sale of an order ended without delivery: what it had taken of its offers can be sold again (domain page, section 10). */
import type { Write } from '../../../platform/write.ts';
import { queueRanks, returnStock } from '../../offers/offers.public.ts';
import { linesOf } from '../orders.parts.read-model.ts';
import { saleOfOrder } from '../orders.read-model.ts';

/** The seller has said that there is nothing. */
const withoutStock = ['OUT_OF_STOCK', 'PRODUCT_DISCONTINUED'];

type Ended = { readonly sellerId: string; readonly saleId: string };

/** In system scope: the order is the buyer's, the offers are the seller's. */
export async function releaseStock(write: Write, { sellerId, saleId }: Ended): Promise<void> {
  const { db, now } = write;
  const sale = await saleOfOrder(db, sellerId, saleId);
  if (!sale || sale.declineReasons.some((reason) => withoutStock.includes(reason))) return;
  const lines = await linesOf(db, [{ sellerId, saleId }]);
  const returned = lines
    .map(({ offerId, confirmedQuantity, requestedQuantity }) => ({
      ...{ sellerId, offerId, quantity: confirmedQuantity ?? requestedQuantity },
    }))
    .filter(({ quantity }) => quantity > 0);
  await queueRanks(write, await returnStock(db, returned, now));
}
