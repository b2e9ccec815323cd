/**
 * Goods that their carrier reports as lost are not paid for before somebody has claimed them (decision 0031). The system claims
 * what is lost altogether by a job: until then, and of what was lost before it did, the order itself refuses the payment.
 */
import { livingPayoutOf, refundedGoods } from '../../payouts/payouts.public.ts';
import type { SaleChange } from '../locked-sale.ts';
import { backUndecided, isLostOrBack } from './lost-goods.repository.ts';

/** The change as a payment has to see it. */
export async function withLoss(change: SaleChange): Promise<SaleChange> {
  const { db, sale, context } = change;
  const isLost = await isLostOrBack(db, { sellerId: sale.sellerId, saleId: sale.id });
  return { ...change, context: { ...context, isLost } };
}

/** The change as completing it has to see it: what went back is sent anew, decided or refunded before its seller is done with it. */
export async function withReturn(change: SaleChange): Promise<SaleChange> {
  const { db, sale, context } = change;
  const { sellerId, id: saleId } = sale;
  const undecided = sale.status === 'PAID' ? await backUndecided(db, { sellerId, saleId }) : null;
  const isBack = undecided !== null && (sale.claimOpen || !(await isRefunded(change, undecided)));
  return { ...change, context: { ...context, isBack } };
}

/** Its buyer has all the money for the goods back, or as much as the undecided ones are worth besides what claims gave. */
async function isRefunded(
  { db, sale }: SaleChange,
  { goodsMinor, claimsMinor }: { readonly goodsMinor: bigint; readonly claimsMinor: bigint },
): Promise<boolean> {
  const payout = await livingPayoutOf(db, sale.sellerId, sale.id);
  if (!payout) return false;
  const refunded = await refundedGoods(db, sale.sellerId, sale.id);
  return refunded >= payout.goodsMinor || refunded - claimsMinor >= goodsMinor;
}
