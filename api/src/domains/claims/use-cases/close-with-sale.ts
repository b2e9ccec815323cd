/**
 * A sale ended without delivery (decision 0031): its buyer has everything back, and nobody bears anything. Open claims close
 * without a refund, and what settled ones took of the seller, or used of a month's tolerance, was given back with the sale.
 */
import type { Write } from '../../../platform/write.ts';
import { lockedSale } from '../../sales/sales.public.ts';
import { isEnded } from '../claim-context.ts';
import { type ClaimRecord, claimedInSale } from '../claims.repository.ts';
import { type ClaimChange, saveChange, statusAfter, withLockedClaim } from '../locked-claim.ts';

type Place = { readonly sellerId: string; readonly saleId: string };

/** Runs in the open transaction. Safe to repeat. */
export async function closeClaimsOf(write: Write, { sellerId, saleId }: Place): Promise<void> {
  const { sale } = await lockedSale(write, { sellerId, saleId });
  if (!isEnded(sale)) return;
  const claimed = await claimedInSale(write.db, sellerId, saleId);
  for (const claimId of new Set(claimed.map((one) => one.claimId)))
    await withLockedClaim(write, { sellerId, claimId }, closeWithSale);
}

/** The claim as it is left; one that has nothing to give back and is closed already stays as it is. */
export async function closeWithSale(change: ClaimChange): Promise<ClaimRecord> {
  const { claim, actor, context } = change;
  const isOpen = claim.statusGroup === 'OPEN';
  const stands = claim.deductedMinor > 0n || claim.toleranceMinor > 0n || claim.appealUntil !== null;
  if (!isOpen && !stands) return claim;
  const status = isOpen ? statusAfter(actor, context, 'sale_ended') : claim.status;
  return saveChange(
    change,
    {
      ...{ status, deductedMinor: 0n, toleranceMinor: 0n, appealUntil: null },
      ...(isOpen ? { endedWithOrder: status === 'WITHDRAWN' } : {}),
    },
    { action: 'sale_ended' },
  );
}
