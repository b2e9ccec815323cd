/** Photos of the demo claims: drawn, and stored like those that people send. */
import { createHash } from 'node:crypto';
import { type EvidenceKind, evidenceChecklist, type Verdict } from '@quayside/contract/claim-values';
import type { FileToKeep } from '../src/adapters/files/files.port.ts';
import { claimEvidence } from '../src/domains/claims/claims.tables.ts';
import { hours, type Instant, plus } from '../src/kernel/clock.ts';
import { present } from '../src/kernel/errors.ts';
import { storedFiles } from '../src/platform/files/stored-files.tables.ts';
import type { ToldClaim } from './demo-claims.ts';
import { claimPhoto, photoKinds } from './drawings/claim-photo.ts';
import type { World } from './world.ts';

type Picture = { readonly content: Buffer; readonly sha256: string };
/** By the kind of evidence they are, or BLURRED; each is used in several claims. */
export type Pictures = ReadonlyMap<string, Picture>;

let drawn: Promise<Pictures> | undefined;

/** Drawn once per process: they are the same in every world. */
export function demoPictures(): Promise<Pictures> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<Pictures> {
  const pictures = photoKinds.map(async (kind) => {
    const content = await claimPhoto(kind);
    return [kind, { content, sha256: createHash('sha256').update(content).digest('hex') }] as const;
  });
  return new Map<string, Picture>(await Promise.all(pictures));
}

/** Throws for a kind that is not drawn. */
export const pictureOf = (known: Pictures, kind: string): Picture =>
  present(known.get(kind), `there is a picture for ${kind}`);

type Sent = {
  readonly kind: EvidenceKind;
  readonly party: 'BUYER' | 'SELLER';
  readonly verdict: Verdict;
  readonly at: Instant;
};

/** Adds what was sent with each claim; gives the files whose content has to be stored. */
export function addEvidence(world: World, told: readonly ToldClaim[], pictures: Pictures): FileToKeep[] {
  const files: FileToKeep[] = [];
  for (const { one, story, row } of told)
    for (const sent of sentWith(story, row)) {
      const { kind, party, verdict, at } = sent;
      const { content, sha256 } = pictureOf(pictures, verdict === 'BLURRED' ? 'BLURRED' : kind);
      const [id, fileId] = [one.stage.random.id(at), one.stage.random.id(at)];
      const { sellerId, saleId, id: claimId } = row;
      const bytes = content.length;
      world.add(storedFiles, { sellerId, id: fileId, state: 'KEPT', type: 'jpg', bytes, sha256, changedAt: at });
      world.add(claimEvidence, {
        sellerId,
        id,
        saleId,
        claimId,
        kind,
        party,
        verdict,
        contentHash: sha256,
        fileId,
        fileName: `${kind.toLowerCase().replaceAll('_', '-')}.jpg`,
        mediaType: 'image/jpeg',
        bytes,
        addedAt: at,
        addedBy: one.stage.owner.id,
        addedByName: party === 'SELLER' ? one.stage.owner.account : row.buyerName,
      });
      files.push({ key: fileId, content: new Blob([new Uint8Array(content)]), sha256 });
    }
  return files;
}

/** What the kind of claim needs, as far as the story has it; a seller who contested showed something. */
function sentWith({ evidence = 'whole' }: ToldClaim['story'], row: ToldClaim['row']): Sent[] {
  const needed = evidenceChecklist[row.type];
  const kinds = evidence === 'whole' ? needed : evidence === 'blurred' ? needed.slice(0, 1) : [];
  const verdict = evidence === 'blurred' ? 'BLURRED' : 'OK';
  const ofBuyer = kinds.map((kind) => ({ kind, party: 'BUYER', verdict, at: row.submittedAt }) as const);
  if (row.sellerResponse !== 'CONTEST' || row.respondedAt === null) return ofBuyer;
  return [...ofBuyer, { kind: 'OTHER', party: 'SELLER', verdict: 'OK', at: plus(row.respondedAt, -hours(1)) }];
}
