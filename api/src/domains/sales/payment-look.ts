/** The frame of a second look at a decision about a payment: its sale is locked, and it is as the reviewer saw it. */

import { staleVersion } from '../../kernel/versions.ts';
import type { DecisionRecord, Look } from '../decisions/decisions.public.ts';
import { payoutOf } from '../payouts/payouts.public.ts';
import { type SaleChange, withLockedSale } from './locked-sale.ts';

export const inPaymentLook = (
  look: Look,
  work: (change: SaleChange) => Promise<DecisionRecord>,
): Promise<DecisionRecord> =>
  withLockedSale(look, { saleId: look.waiting.saleId }, async (change) => {
    const payout = await payoutOf(look.db, look.waiting.subjectId);
    if (look.version !== undefined && payout?.version !== look.version) throw staleVersion();
    return work(change);
  });
