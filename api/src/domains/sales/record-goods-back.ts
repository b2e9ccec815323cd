/** That all of a paid order is back, or no longer: what its seller does next is to send it anew, not to complete it (decision 0052). */
import { notifyClients } from '../../platform/jobs/jobs.ts';
import { lockedSale, type SaleChange } from './locked-sale.ts';
import { withReturn } from './payment/lost-goods.ts';
import { saveDerived } from './sales.repository.ts';
import { nextActionOf } from './sales.rules.ts';

/** Asked anew: whoever calls changed where the goods are, or what is decided of them. The sale's version stays. */
export async function recordGoodsBack(before: SaleChange): Promise<void> {
  if (before.sale.status !== 'PAID') return;
  const { sellerId, id: saleId } = before.sale;
  const change = await withReturn(await lockedSale(before, { sellerId, saleId }));
  const { db, now, sale, actor, context } = change;
  const goodsBack = context.isBack === true;
  if (goodsBack === sale.goodsBack) return;
  const nextAction = nextActionOf({ ...sale, goodsBack }, context.seller);
  await saveDerived(db, sale, { goodsBack, nextAction }, now);
  await notifyClients(db, 'sale.next_action', { sellerId, saleId, version: sale.version, byId: actor.userId });
}
