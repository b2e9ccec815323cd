/** Buyer or seller do not accept the decision: once, within ten working days, with something new to look at. */
import type { appealBody } from '@quayside/contract/claims';
import type { z } from 'zod';
import { present } from '../../../kernel/errors.ts';
import type { ClaimRecord } from '../claims.repository.ts';
import { type ClaimChange, partyOf, saveChange, statusAfter } from '../locked-claim.ts';

export function appealClaim(change: ClaimChange, { reason }: z.infer<typeof appealBody>): Promise<ClaimRecord> {
  const status = statusAfter(change.actor, change.context, 'appeal');
  const appealParty = present(partyOf(change.actor), 'buyers and sellers appeal');
  return saveChange(
    change,
    { status, appealParty, appealReason: reason, appealedAt: change.sale.now },
    { action: 'appeal', reason },
  );
}
