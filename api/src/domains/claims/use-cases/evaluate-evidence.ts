/** Files are judged before there is a claim, and wait for it: who claims names them, and sends nothing twice (CLM-04). */

import type { EvidenceKind } from '@quayside/contract/claim-values';
import { evidenceLimits } from '@quayside/contract/claim-values';
import type { Write } from '../../../platform/write.ts';
import { withLockedSale } from '../../sales/sales.public.ts';
import { refuse } from '../claims.errors.ts';
import { type EvidenceRecord, evidenceOfSale } from '../claims.repository.ts';

import { adderOf, keepEvidence, type PreparedFile } from './add-evidence.ts';

type Evaluation = {
  readonly sellerId: string;
  readonly saleId: string;
  readonly kind: EvidenceKind;
  readonly files: readonly PreparedFile[];
};

/** All files of the caller's side that wait for a claim about the sale, the new ones among them. */
export function evaluateEvidence(
  write: Write,
  { sellerId, saleId, kind, files }: Evaluation,
): Promise<EvidenceRecord[]> {
  const adder = adderOf(write.actor);
  return withLockedSale(write, { sellerId, saleId }, async ({ db, now }) => {
    const isWaiting = (one: EvidenceRecord) => one.claimId === null && one.party === adder.party;
    const waiting = (await evidenceOfSale(db, sellerId, saleId)).filter(isWaiting);
    if (waiting.length + files.length > evidenceLimits.files) throw refuse('claim_evidence_full');
    const added = await keepEvidence(db, now, { ...adder, kind, sellerId, saleId, claimId: null, files });
    return [...waiting, ...added];
  });
}
