/**
 * Goods that their carrier reports as lost are not paid for before somebody has claimed them (decision 0031). The system claims
 * what is lost altogether by a job: until then, and of what was lost before it did, the order itself refuses the payment.
 */
import type { SaleChange } from '../locked-sale.ts';
import { isBackUndecided, isLostOrBack } from './lost-goods.repository.ts';

/** The change as a payment has to see it. */
export async function withLoss(change: SaleChange): Promise<SaleChange> {
  const { db, sale, context } = change;
  const isLost = await isLostOrBack(db, { sellerId: sale.sellerId, saleId: sale.id });
  return { ...change, context: { ...context, isLost } };
}

/** The change as completing it has to see it: what went back is sent anew, or claimed, before its seller is done with it. */
export async function withReturn(change: SaleChange): Promise<SaleChange> {
  const { db, sale, context } = change;
  const isBack = sale.status === 'PAID' && (await isBackUndecided(db, { sellerId: sale.sellerId, saleId: sale.id }));
  return { ...change, context: { ...context, isBack } };
}
