/** The outcome reaches the buyer's wallet and the seller's next payout (CLM-05). */
import { type ClaimPatch, type ClaimRecord, linesOfClaim, saveApprovedAmounts } from '../claims.repository.ts';
import { totalOf, withinLeft } from '../claims.rules.ts';
import { type ClaimChange, saveChange, statusAfter } from '../locked-claim.ts';
import { moveMoney } from '../move-money.ts';

type Settling = {
  readonly action: 'settle' | 'ship_again';
  readonly patch: ClaimPatch;
  /** What others are told of it, and what the audit keeps. */
  readonly news: Record<string, unknown>;
};
const byItself: Settling = { action: 'settle', patch: {}, news: {} };

export async function settleClaim(change: ClaimChange, { action, patch, news } = byItself): Promise<ClaimRecord> {
  const status = statusAfter(change.actor, change.context, action);
  const approvedMinor = await approvedOf(change);
  const settled = await moveMoney(change, { ...change.claim, approvedMinor });
  return saveChange(
    change,
    { ...settled, ...patch, approvedMinor, status, settledAt: change.sale.now },
    {
      ...{ action, news },
      detail: {
        ...news,
        refunded: settled.refundedMinor.toString(),
        deducted: settled.deductedMinor.toString(),
        tolerance: settled.toleranceMinor.toString(),
      },
    },
  );
}

/** What was approved; less where goods were refunded in the meantime, so that the buyer never gets more than the goods. */
async function approvedOf({ db, claim, context }: ClaimChange): Promise<bigint> {
  const decided = (await linesOfClaim(db, claim.sellerId, claim.id)).map(({ lineId, approvedMinor }) => ({
    lineId,
    amountMinor: approvedMinor ?? 0n,
  }));
  const amounts = withinLeft(decided, context.lines, context.leftMinor);
  if (totalOf(amounts) < totalOf(decided)) await saveApprovedAmounts(db, claim, amounts);
  return totalOf(amounts);
}
