/** The system looks whether the evidence is complete: to be reviewed, or to be asked for. */
import type { ClaimRecord } from '../claims.repository.ts';
import { type ClaimChange, saveChange, statusAfter } from '../in-claim.ts';

export function triageClaim(change: ClaimChange): Promise<ClaimRecord> {
  const status = statusAfter(change.changer, change.context, 'triage');
  return saveChange(change, { status }, { action: 'triage' });
}
