/** The frame of a second look at a decision about a payment: its sale is locked, and it is as the reviewer saw it. */
import type { DecisionRecord, Look } from '../decisions/decisions.public.ts';
import { payoutOf } from '../payouts/payouts.public.ts';
import { type SaleChange, withSale } from './in-sale.ts';
import { refuse } from './sales.errors.ts';

export const inPaymentLook = (
  { db, deps, staff, waiting, version }: Look,
  work: (change: SaleChange) => Promise<DecisionRecord>,
): Promise<DecisionRecord> =>
  withSale(db, deps, staff, { saleId: waiting.saleId }, async (change) => {
    const payout = await payoutOf(db, waiting.subjectId);
    if (version !== undefined && payout?.version !== version) throw refuse('stale_version');
    return work(change);
  });
