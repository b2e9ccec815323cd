/** The outcome reaches the buyer's wallet and the seller's next payout (CLM-05). */
import type { ClaimRecord } from '../claims.repository.ts';
import { type ClaimChange, saveChange, statusAfter } from '../in-claim.ts';
import { moveMoney } from '../move-money.ts';

export async function settleClaim(change: ClaimChange): Promise<ClaimRecord> {
  const status = statusAfter(change.changer, change.context, 'settle');
  const settled = await moveMoney(change, change.claim);
  return saveChange(
    change,
    { ...settled, status, settledAt: change.sale.now },
    {
      action: 'settle',
      detail: {
        refunded: settled.refundedMinor.toString(),
        deducted: settled.deductedMinor.toString(),
        tolerance: settled.toleranceMinor.toString(),
      },
    },
  );
}
