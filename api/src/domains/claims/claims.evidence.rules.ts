/**
 * Evidence: what a photo is worth, and what a claim still lacks. Pure: the photo was measured before
 * (`adapters/photos`), here it is judged.
 */
import {
  type ClaimType,
  type EvidenceKind,
  evidenceChecklist,
  paperKinds,
  type Verdict,
} from '@quayside/contract/claim-values';
import type { EvidenceSnapshot, MeasuredPhoto } from './claims.types.ts';

export const photoLimits = {
  /** The shorter side in pixels: below it a label cannot be read. */
  shortestSide: 480,
  /** Variance of the Laplacian on the picture at 640 px width; measured: sharp phone photos 150 and more, blurred ones below 30. */
  sharpness: 40,
  /** Bits in which two 64-bit difference hashes of the same picture may differ; measured: up to 4 when saved again at half its size, 20 and more between pictures. */
  hashDistance: 5,
} as const;

/** What a new file is compared with: other files of the sale, and the codes of what was sold. */
export type Expectations = {
  readonly gtins: readonly string[];
  readonly known: readonly { readonly contentHash: string; readonly pictureHash: string | null }[];
};
export type MeasuredFile = {
  readonly contentHash: string;
  /** Null for a PDF: nothing is measured. */
  readonly photo: MeasuredPhoto | null;
};

/** Whether it is new first, then its size, its sharpness, and what it shows. */
export function verdictOf(kind: EvidenceKind, file: MeasuredFile, expected: Expectations): Verdict {
  const { photo } = file;
  if (isKnown(file, expected)) return 'DUPLICATE';
  if (!photo) return paperKinds.includes(kind) ? 'OK' : 'WRONG_SUBJECT';
  if (Math.min(photo.width, photo.height) < photoLimits.shortestSide) return 'TOO_SMALL';
  if (photo.sharpness < photoLimits.sharpness) return 'BLURRED';
  if (kind === 'PACKAGE_LABEL') return labelVerdict(photo.barcodes, expected.gtins);
  if (kind === 'ITEM_GTIN') return gtinVerdict(photo.barcodes, expected.gtins);
  return 'OK';
}

/** The same bytes, or the same picture saved again. */
function isKnown({ contentHash, photo }: MeasuredFile, { known }: Expectations): boolean {
  return known.some(
    (one) =>
      one.contentHash === contentHash ||
      (photo !== null &&
        one.pictureHash !== null &&
        hashDistance(one.pictureHash, photo.pictureHash) <= photoLimits.hashDistance),
  );
}

/** A parcel's label carries a code that is not merely the product's own. */
function labelVerdict(codes: readonly string[], gtins: readonly string[]): Verdict {
  if (codes.length === 0) return 'NO_LABEL_VISIBLE';
  return codes.every((code) => isGtinOf(code, gtins)) ? 'WRONG_SUBJECT' : 'OK';
}

/** A product's code must be readable. One that was not sold is right on a claim about a wrong item, so any GTIN counts. */
function gtinVerdict(codes: readonly string[], gtins: readonly string[]): Verdict {
  if (codes.length === 0) return 'NO_LABEL_VISIBLE';
  return codes.some((code) => isGtinOf(code, gtins) || isGtin(code)) ? 'OK' : 'WRONG_SUBJECT';
}

const isGtinOf = (code: string, gtins: readonly string[]): boolean => gtins.includes(code.padStart(14, '0'));

/** 8, 12, 13 or 14 digits with a valid GS1 check digit. */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const digits = [...code.padStart(14, '0')].map(Number);
  const sum = digits.slice(0, 13).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[13];
}

/** Bits in which two hashes of 16 hexadecimal digits differ. */
export function hashDistance(a: string, b: string): number {
  let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  while (bits > 0n) {
    count += Number(bits & 1n);
    bits >>= 1n;
  }
  return count;
}

export type ChecklistEntry = {
  readonly kind: EvidenceKind;
  readonly verdict: Verdict | null;
  readonly isSatisfied: boolean;
};

/**
 * Each kind the type needs, with the best verdict so far. A second file of a kind satisfies it whatever the measuring
 * says: a person looks at it then, and nobody is sent round in circles by a machine that cannot read a torn label.
 */
export function checklistOf(type: ClaimType, evidence: readonly EvidenceSnapshot[]): ChecklistEntry[] {
  return evidenceChecklist[type].map((kind) => {
    const sent = evidence.filter((one) => one.kind === kind && one.party === 'BUYER');
    const fresh = sent.filter(({ verdict }) => verdict !== 'DUPLICATE');
    const isGood = sent.some(({ verdict }) => verdict === 'OK');
    return {
      kind,
      verdict: isGood ? 'OK' : (sent.at(-1)?.verdict ?? null),
      isSatisfied: isGood || fresh.length >= 2,
    };
  });
}

export const missingKinds = (type: ClaimType, evidence: readonly EvidenceSnapshot[]): EvidenceKind[] =>
  checklistOf(type, evidence).flatMap(({ kind, verdict }) => (verdict === null ? [kind] : []));

/** The kinds that a buyer is asked for: nothing was sent, or nothing that can be used. */
export const wantedKinds = (type: ClaimType, evidence: readonly EvidenceSnapshot[]): EvidenceKind[] =>
  checklistOf(type, evidence).flatMap(({ kind, isSatisfied }) => (isSatisfied ? [] : [kind]));

export const isEvidenceComplete = (type: ClaimType, evidence: readonly EvidenceSnapshot[]): boolean =>
  wantedKinds(type, evidence).length === 0;
