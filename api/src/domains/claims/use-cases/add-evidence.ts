/** Files for a claim, or for one that is about to be made: checked, measured, judged and stored (CLM-04). */

import type { ClaimParty, EvidenceKind } from '@quayside/contract/claim-values';
import { evidenceLimits } from '@quayside/contract/claim-values';
import type { Actor } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refuse as refuseFile } from '../../../platform/files/files.errors.ts';
import type { ReceivedFile } from '../../../platform/files/received-file.ts';
import { keepFile, type StoredFile, storeFile } from '../../../platform/files/stored-files.ts';
import { linesOfSale } from '../../sales/sales.public.ts';
import { refuse } from '../claims.errors.ts';
import { verdictOf } from '../claims.evidence.rules.ts';
import { fireClaim } from '../claims.machine.ts';
import { mayAddEvidence } from '../claims.policy.ts';
import { type ClaimRecord, type EvidenceRecord, insertEvidence, knownEvidence } from '../claims.repository.ts';
import type { MeasuredPhoto } from '../claims.types.ts';
import { type ClaimChange, partyOf, saveChange } from '../locked-claim.ts';

/** A file with what was measured of it, stored under its id. */
export type PreparedFile = {
  readonly file: ReceivedFile;
  readonly photo: MeasuredPhoto | null;
  readonly stored: StoredFile;
};

/** Measures and stores, outside of any transaction. A photo that cannot be looked at is refused with its name. */
export async function prepareFiles(
  deps: Deps,
  { sellerId, person }: { readonly sellerId: string; readonly person: string },
  files: readonly ReceivedFile[],
): Promise<PreparedFile[]> {
  const prepared: PreparedFile[] = [];
  for (const file of files) {
    const photo = file.type === 'pdf' ? null : await measuredPhoto(deps, file, person);
    prepared.push({ file, photo, stored: await storeFile(deps, sellerId, file) });
  }
  return prepared;
}

async function measuredPhoto(deps: Deps, { path, name }: ReceivedFile, person: string): Promise<MeasuredPhoto> {
  const measured = await deps.photos.measure(path, person);
  if (measured.outcome === 'measured') return measured.facts;
  if (measured.outcome === 'busy') throw refuseFile('file_check_busy', { fileName: name });
  throw refuse(measured.outcome === 'too_large' ? 'claim_photo_too_large' : 'claim_file_unreadable', {
    fileName: name,
  });
}

type Adding = {
  readonly kind: EvidenceKind;
  readonly party: ClaimParty;
  readonly addedBy: { readonly userId: string; readonly name: string };
  readonly sellerId: string;
  readonly saleId: string;
  readonly claimId: string | null;
  readonly files: readonly PreparedFile[];
};

/** Judges each file beside those the sale has, and keeps it. Runs in the open transaction with the sale locked. */
export async function keepEvidence(db: Db, now: string, adding: Adding): Promise<EvidenceRecord[]> {
  const { sellerId, saleId, claimId, kind, party, addedBy } = adding;
  const [known, lines] = [await knownEvidence(db, sellerId, saleId), await linesOfSale(db, sellerId, saleId)];
  const gtins = lines.map(({ gtin }) => gtin);
  const rows: EvidenceRecord[] = [];
  for (const { file, photo, stored } of adding.files) {
    const measured = { contentHash: file.sha256, photo };
    rows.push({
      sellerId,
      id: newId(),
      saleId,
      claimId,
      kind,
      party,
      verdict: verdictOf(kind, measured, { gtins, known: [...known, ...rows] }),
      contentHash: file.sha256,
      pictureHash: photo?.pictureHash ?? null,
      fileId: stored.id,
      fileName: file.name,
      mediaType: mediaTypes[file.type === 'pdf' || file.type === 'png' ? file.type : 'jpg'],
      bytes: stored.bytes,
      addedAt: now,
      addedBy: addedBy.userId,
      addedByName: addedBy.name,
    });
    await keepFile(db, now, stored);
  }
  await insertEvidence(db, rows);
  return rows;
}

const mediaTypes = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' } as const;

/** Adds to an existing claim; a buyer who was asked for it may complete the evidence by it. */
export async function addEvidence(
  change: ClaimChange,
  kind: EvidenceKind,
  files: readonly PreparedFile[],
): Promise<ClaimRecord> {
  const { db, claim, actor, context, sale } = change;
  const { party, addedBy } = adderOf(actor);
  if (!mayAddEvidence(party, context)) throw refuse('claim_evidence_closed');
  const own = context.evidence.filter((one) => one.party === party).length;
  if (own + files.length > evidenceLimits.files) throw refuse('claim_evidence_full');
  const { sellerId, saleId, id: claimId } = claim;
  const added = await keepEvidence(db, sale.now, { kind, party, addedBy, sellerId, saleId, claimId, files });
  const after = { ...context, evidence: [...context.evidence, ...added] };
  const outcome = party === 'BUYER' ? fireClaim('evidence_added', after) : null;
  const told = { detail: { kind, verdicts: added.map(({ verdict }) => verdict) } };
  if (outcome && 'to' in outcome && outcome.to === 'UNDER_REVIEW')
    return saveChange(change, { status: outcome.to }, { action: 'evidence_added', ...told });
  return saveChange(change, {}, { action: 'add_evidence', ...told });
}

/** The person and side that adds files. */
export function adderOf(actor: Actor): Pick<Adding, 'party' | 'addedBy'> {
  // Staff look at files on a buyer's behalf.
  const party = partyOf(actor) ?? 'BUYER';
  return { party, addedBy: { userId: present(actor.userId, 'a person adds files'), name: actor.name } };
}
