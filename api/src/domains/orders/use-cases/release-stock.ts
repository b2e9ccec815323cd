/** A sale of an order ended without delivery: what it had taken of its offers can be sold again (domain page, section 10). */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isFirstHandling } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { queueRanks, returnStock } from '../../offers/offers.public.ts';
import { linesOf, saleOfOrder } from '../orders.read-model.ts';

const name = 'orders.release_stock';
/** The seller has said that there is nothing. */
const withoutStock = ['OUT_OF_STOCK', 'PRODUCT_DISCONTINUED'];

export function releaseStock(deps: Deps, sellerId: string, saleId: string, eventId: string): Promise<void> {
  return openWrite(deps, { actor: systemActor, scope: 'system' }, async (write) => {
    const { db, now } = write;
    if (!(await isFirstHandling(db, eventId, name, now))) return;
    const sale = await saleOfOrder(db, sellerId, saleId);
    if (!sale || sale.declineReasons.some((reason) => withoutStock.includes(reason))) return;
    const lines = await linesOf(db, [saleId]);
    const returned = lines
      .map(({ offerId, confirmedQuantity, requestedQuantity }) => ({
        ...{ offerId, quantity: confirmedQuantity ?? requestedQuantity },
      }))
      .filter(({ quantity }) => quantity > 0);
    await queueRanks(write, await returnStock(db, sellerId, returned, now));
  });
}
