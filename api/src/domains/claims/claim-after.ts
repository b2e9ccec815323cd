/** The claim as the open write leaves it, for whoever wrote. */
import type { Claim } from '@quayside/contract/claims';
import { present } from '../../kernel/errors.ts';
import type { Write } from '../../platform/write.ts';
import { presentClaim } from './claims.presenter.ts';
import { claimDetailIn } from './claims.read-model.ts';
import type { ClaimRecord } from './claims.repository.ts';

export async function claimAfter({ db, now, actor }: Write, { sellerId, id: claimId }: ClaimRecord): Promise<Claim> {
  const detail = present(await claimDetailIn(db, { sellerId, claimId }), 'the claim was just written');
  return presentClaim(detail, actor, now);
}
