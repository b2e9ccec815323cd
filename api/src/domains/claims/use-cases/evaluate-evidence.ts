/** Files are judged before there is a claim, and wait for it: who claims names them, and sends nothing twice (CLM-04). */
import type { EvidenceKind } from '@quayside/contract/claim-values';
import { evidenceLimits } from '@quayside/contract/claim-values';
import type { Deps } from '../../../platform/deps.ts';
import type { ReceivedFile } from '../../../platform/files/received-file.ts';
import { withSale } from '../../sales/sales.public.ts';
import { refuse } from '../claims.errors.ts';
import { type EvidenceRecord, evidenceOfSale } from '../claims.repository.ts';
import type { ClaimChanger } from '../in-claim.ts';
import { adderOf, keepEvidence, prepareFiles } from './add-evidence.ts';

type Evaluation = {
  readonly sellerId: string;
  readonly saleId: string;
  readonly kind: EvidenceKind;
  readonly files: readonly ReceivedFile[];
};

/** All files of the caller's side that wait for a claim about the sale, the new ones among them. */
export async function evaluateEvidence(
  deps: Deps,
  changer: ClaimChanger,
  { sellerId, saleId, kind, files }: Evaluation,
): Promise<EvidenceRecord[]> {
  const adder = adderOf(changer);
  const prepared = await prepareFiles(deps, sellerId, files);
  return deps.database.write({ sellerId }, (db) =>
    withSale(db, deps, { ...changer, sellerId }, { saleId }, async ({ now }) => {
      const isWaiting = (one: EvidenceRecord) => one.claimId === null && one.party === adder.party;
      const waiting = (await evidenceOfSale(db, sellerId, saleId)).filter(isWaiting);
      if (waiting.length + prepared.length > evidenceLimits.files) throw refuse('claim_evidence_full');
      const added = await keepEvidence(db, now, { ...adder, kind, sellerId, saleId, claimId: null, files: prepared });
      return [...waiting, ...added];
    }),
  );
}
