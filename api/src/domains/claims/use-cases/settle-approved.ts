/** What was approved about a sale is settled now, before somebody else gives away goods that it was promised from. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Write } from '../../../platform/write.ts';
import { claimedInSale } from '../claims.repository.ts';
import { withLockedClaim } from '../locked-claim.ts';
import { settleClaim } from './settle-claim.ts';

type Place = { readonly sellerId: string; readonly saleId: string };

/** Runs in the open transaction, with the sale locked. The claim's own timer then finds nothing to do. */
export async function settleApproved(write: Write, { sellerId, saleId }: Place): Promise<void> {
  const claimed = await claimedInSale(write.db, sellerId, saleId);
  const approved = claimed.filter(({ status }) => status === 'APPROVED' || status === 'PARTIALLY_APPROVED');
  for (const claimId of new Set(approved.map((one) => one.claimId)))
    await withLockedClaim({ ...write, actor: systemActor }, { sellerId, claimId }, (change) => settleClaim(change));
}
