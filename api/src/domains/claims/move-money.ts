/**
 * Moves what a decision changes: the first time the whole amount, after an appeal the difference to what was moved
 * before. What the buyer got stays theirs; what the seller was charged too much is given back with the next payout.
 */
import { v5 } from 'uuid';
import { present } from '../../kernel/errors.ts';
import { adjustNextPayout, returnCommission, settleClaim } from '../payouts/payouts.public.ts';
import { commissionTermsOf, payoutPartsOf, soldInMonth } from '../sales/sales.public.ts';
import { type ClaimRecord, lockTolerance, saveRefundedLines, usedTolerance } from './claims.repository.ts';
import { movesBetween, type Settled, settlementOf, toleranceLeft } from './claims.rules.ts';
import type { ClaimChange } from './locked-claim.ts';

type Decided = Pick<ClaimRecord, 'approvedMinor' | 'fault' | 'decidedAt'>;

/** What stands now, and the carry-over by which the payout that takes the deduction is found. */
export async function moveMoney(
  change: ClaimChange,
  decided: Decided,
): Promise<Settled & { readonly carryOverId: string | null }> {
  const { db, claim, sale } = change;
  await lockTolerance(db, claim.sellerId);
  const approved = present(decided.approvedMinor, 'a decided claim has an amount');
  const fault = present(decided.fault, 'a decided claim has a fault');
  const settled = settlementOf(approved, fault, claim, await toleranceOf(change));
  const { refundMinor, deductionMinor, toleranceMinor, correctionMinor } = movesBetween(claim, settled);
  const { sellerId, saleId, orderNumber, buyerId, currency } = claim;
  // The same decision moves money once, whatever is repeated.
  const causeOf = (what: string) => v5(`${what} ${decided.decidedAt}`, claim.id);
  const of = { sellerId, saleId, orderNumber, currency, at: sale.now };
  const moved =
    refundMinor > 0n
      ? await settleClaim(db, {
          ...of,
          buyerId,
          causeId: causeOf('claim'),
          refundMinor,
          deductionMinor,
          toleranceMinor,
        })
      : null;
  if (correctionMinor !== 0n)
    await adjustNextPayout(db, {
      ...of,
      causeId: causeOf('correction'),
      kind: 'ADJUSTMENT',
      owedMinor: correctionMinor,
      reason: claim.number,
    });
  await returnCommission(db, {
    ...of,
    causeId: causeOf('commission'),
    goodsMinor: settled.deductedMinor - claim.deductedMinor,
    reason: claim.number,
    // Of a sale that is not paid yet the payment takes all of it, and what is given back with it.
    expected: payoutPartsOf(sale.sale, commissionTermsOf(sale.seller)),
  });
  await saveRefundedLines(db, claim);
  return { ...settled, carryOverId: moved ?? claim.carryOverId };
}

async function toleranceOf({ db, claim, sale }: ClaimChange): Promise<bigint> {
  const { sellerId, saleMonth: month, currency } = claim;
  const sold = await soldInMonth(db, {
    sellerId,
    saleId: sale.sale.id,
    month,
    currency,
    timeZone: sale.seller.timeZone,
  });
  return toleranceLeft(sold, await usedTolerance(db, claim), currency);
}
