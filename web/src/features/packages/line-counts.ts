/** What was counted so far of a package's lines, as it was typed. */
import type { ScannedCode } from '@quayside/contract/gs1-scan';
import type { PackageDetail } from '@quayside/contract/packages';

export interface LineCount {
  /** Empty: as announced. */
  readonly received: string;
  readonly lot: string;
  readonly expiresOn: string;
}
export type LineCounts = Readonly<Record<string, LineCount>>;
type Line = PackageDetail['lines'][number];

const uncounted: LineCount = { received: '', lot: '', expiresOn: '' };

export const countOf = (counts: LineCounts, { qid, received, lot, expiresOn }: Line): LineCount =>
  counts[qid] ?? { received: received?.toString() ?? '', lot: lot ?? '', expiresOn: expiresOn ?? '' };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Counts as this tab kept them; null when it is something else. */
export function countsIn(kept: unknown): LineCounts | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const counts: Record<string, LineCount> = {};
  for (const [qid, one] of Object.entries(kept)) {
    const { received, lot, expiresOn }: Partial<Record<keyof LineCount, unknown>> = one ?? {};
    if (!isText(received) || !isText(lot) || !isText(expiresOn)) return null;
    counts[qid] = { received, lot, expiresOn };
  }
  return counts;
}

/** The counts with one scan more: so many pieces as the code says, else one selling unit; null when no line has its GTIN. */
export function withScan(counts: LineCounts, lines: readonly Line[], scanned: ScannedCode): LineCounts | null {
  const line = lines.find(({ gtin }) => gtin.padStart(14, '0') === scanned.gtin);
  if (!line) return null;
  const before = countOf(counts, line);
  const pieces = Number(before.received === '' ? 0 : before.received) + (scanned.count ?? line.unitSize);
  return {
    ...counts,
    [line.qid]: {
      received: String(pieces),
      lot: scanned.lot ?? before.lot,
      expiresOn: scanned.expiresOn ?? before.expiresOn,
    },
  };
}

/** One piece more or less; from what was announced where nobody has counted. Never below nothing. */
export function moved(count: LineCount, { announced }: Line, by: 1 | -1): LineCount {
  const now = count.received === '' ? announced : Number(count.received);
  return { ...count, received: String(Math.max(0, (Number.isInteger(now) ? now : announced) + by)) };
}

/** Received less announced; null while nobody has counted, or nobody can read it. */
export const differenceOf = ({ received }: LineCount, { announced }: Line): number | null =>
  isWholeNumber(received) ? Number(received) - announced : null;

export type LineDifference = { readonly line: Line; readonly difference: number };

/** Whether so many pieces more, or less, are a difference already: what is below may still be being counted. */
const isTold = (difference: number, isFinished: boolean): boolean => difference > 0 || (isFinished && difference < 0);

/** Lines of which something else was counted than was announced; below it only once the count is finished. */
export const differencesIn = (counts: LineCounts, lines: readonly Line[], isFinished: boolean): LineDifference[] =>
  lines.flatMap((line) => {
    const difference = differenceOf(countOf(counts, line), line);
    return difference !== null && isTold(difference, isFinished) ? [{ line, difference }] : [];
  });

/** Pieces of a line that are still to be counted; 0 where nobody has begun, or all are there. */
export function toGoOf(count: LineCount, line: Line, isFinished: boolean): number {
  const difference = differenceOf(count, line) ?? 0;
  return difference < 0 && !isFinished ? -difference : 0;
}

export const isWholeNumber = (text: string): boolean => /^\d{1,7}$/.test(text.trim());

/** What is sent: the lines somebody counted or gave a lot or a date. */
export const bodyOf = (counts: LineCounts, lines: readonly Line[]) => ({
  isAsAnnounced: true,
  lines: lines.flatMap((line) => {
    const { received, lot, expiresOn } = counts[line.qid] ?? uncounted;
    if (received === '' && lot === '' && expiresOn === '') return [];
    return [
      {
        lineQid: line.qid,
        received: received === '' ? line.announced : Number(received),
        ...(lot === '' ? {} : { lot }),
        ...(expiresOn === '' ? {} : { expiresOn }),
      },
    ];
  }),
});
