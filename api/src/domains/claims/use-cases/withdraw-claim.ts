/** The buyer takes the claim back, before it is decided. */
import type { withdrawBody } from '@quayside/contract/claims';
import type { z } from 'zod';
import type { ClaimRecord } from '../claims.repository.ts';
import { type ClaimChange, saveChange, statusAfter } from '../locked-claim.ts';

export function withdrawClaim(change: ClaimChange, { reason }: z.infer<typeof withdrawBody>): Promise<ClaimRecord> {
  const status = statusAfter(change.actor, change.context, 'withdraw');
  return saveChange(change, { status }, { action: 'withdraw', reason: reason ?? null });
}
