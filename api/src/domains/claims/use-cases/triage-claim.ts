/** The system looks whether the evidence is complete: to be reviewed, or to be asked for. */
import { wantedKinds } from '../claims.evidence.rules.ts';
import type { ClaimRecord } from '../claims.repository.ts';
import { type ClaimChange, saveChange, statusAfter } from '../locked-claim.ts';

export function triageClaim(change: ClaimChange): Promise<ClaimRecord> {
  const { actor, context, claim } = change;
  const status = statusAfter(actor, context, 'triage');
  return saveChange(
    change,
    { status },
    { action: 'triage', news: { wanted: wantedKinds(claim.type, context.evidence) } },
  );
}
