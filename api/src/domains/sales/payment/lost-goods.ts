/**
 * Goods that their carrier reports as lost are not paid for before somebody has claimed them (decision 0031). The system claims
 * what is lost altogether by a job: until then, and of what was lost before it did, the order itself refuses the payment.
 */
import { livingPayoutOf, refundedGoods } from '../../payouts/payouts.public.ts';
import type { SaleChange } from '../locked-sale.ts';
import { isBackUndecided, isLostOrBack } from './lost-goods.repository.ts';

/** The change as a payment has to see it. */
export async function withLoss(change: SaleChange): Promise<SaleChange> {
  const { db, sale, context } = change;
  const isLost = await isLostOrBack(db, { sellerId: sale.sellerId, saleId: sale.id });
  return { ...change, context: { ...context, isLost } };
}

/** The change as completing it has to see it: what went back is sent anew, decided or refunded before its seller is done with it. */
export async function withReturn(change: SaleChange): Promise<SaleChange> {
  const { db, sale, context } = change;
  const isUndecided =
    sale.status === 'PAID' && (await isBackUndecided(db, { sellerId: sale.sellerId, saleId: sale.id }));
  const isBack = isUndecided && (sale.claimOpen || !(await isRefunded(change)));
  return { ...change, context: { ...context, isBack } };
}

/** Its buyer has all the money for the goods back. */
async function isRefunded({ db, sale }: SaleChange): Promise<boolean> {
  const payout = await livingPayoutOf(db, sale.sellerId, sale.id);
  return payout !== undefined && (await refundedGoods(db, sale.sellerId, sale.id)) >= payout.goodsMinor;
}
