/** What was approved about a sale is settled now, before somebody else gives away goods that it was promised from. */
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { claimedInSale } from '../claims.repository.ts';
import { theSystem, withClaim } from '../in-claim.ts';
import { settleClaim } from './settle-claim.ts';

type Place = { readonly sellerId: string; readonly saleId: string };

/** Runs in the open transaction, with the sale locked. The claim's own timer then finds nothing to do. */
export async function settleApproved(db: Db, deps: Deps, { sellerId, saleId }: Place): Promise<void> {
  const claimed = await claimedInSale(db, sellerId, saleId);
  const approved = claimed.filter(({ status }) => status === 'APPROVED' || status === 'PARTIALLY_APPROVED');
  for (const claimId of new Set(approved.map((one) => one.claimId)))
    await withClaim(db, deps, theSystem, { sellerId, claimId }, settleClaim);
}
