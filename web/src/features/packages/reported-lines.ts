/** What reports tell of a package's lines, and what of its count they do not tell yet. */
import type { PackageDetail } from '@quayside/contract/packages';
import {
  countOf,
  differenceOf,
  differencesIn,
  isWholeNumber,
  type LineCount,
  type LineCounts,
  type LineDifference,
  toGoOf,
} from './line-counts.ts';

type Line = PackageDetail['lines'][number];
type Report = PackageDetail['discrepancies'][number];
export interface Count {
  readonly counts: LineCounts;
  /** Somebody confirmed it: what is below the announcement is not there. */
  readonly isFinished: boolean;
}

/** It was not taken back, and nobody counts again. */
const stands = ({ resolvedAt, resolution }: Report): boolean =>
  resolvedAt === null || (resolution !== null && resolution !== 'RECOUNT');

/** Which count of the package it is: another one begins when a lead has it counted again. */
export const roundOf = ({ discrepancies }: PackageDetail): number =>
  discrepancies.filter(({ resolution }) => resolution === 'RECOUNT').length;

/** Pieces that reports say are over, less those that are missing: what the API adds when it accepts what was counted. */
function reportedOf({ qid }: Line, reports: readonly Report[]): number {
  const own = reports.filter((report) => report.lineQid === qid && stands(report));
  return own.reduce((sum, { type, quantity }) => {
    if (type === 'OVER') return sum + quantity;
    return type === 'SHORT' ? sum - quantity : sum;
  }, 0);
}

/** Lines that were counted otherwise, with the pieces that no report tells of yet. */
export const unreportedIn = ({ lines, discrepancies }: PackageDetail, { counts, isFinished }: Count) =>
  differencesIn(counts, lines, isFinished).flatMap(({ line, difference }): LineDifference[] => {
    const left = difference - reportedOf(line, discrepancies);
    return left === 0 ? [] : [{ line, difference: left }];
  });

export interface ShownLine {
  readonly count: LineCount;
  /** Pieces still to be counted. */
  readonly toGo: number;
  /** Null: none is known. */
  readonly difference: number | null;
}

/** A line as its row shows it: what is counted here, also on hold while it is to be reported, else what was saved or reported. */
export function shownLine(one: PackageDetail, line: Line, count: Count): ShownLine {
  const typed = isCountedHere(one, line, count) ? count.counts[line.qid] : undefined;
  const shown = typed ?? savedCount(one, line);
  const toGo = typed ? toGoOf(typed, line, count.isFinished) : 0;
  return { count: shown, toGo, difference: toGo > 0 ? null : differenceOf(shown, line) };
}

function isCountedHere(one: PackageDetail, line: Line, count: Count): boolean {
  if (one.allowedActions.includes('confirm')) return true;
  if (one.status !== 'ON_HOLD' || line.received !== null) return false;
  if (!isWholeNumber(count.counts[line.qid]?.received ?? '')) return false;
  const isToReport = unreportedIn(one, count).some(({ line: { qid } }) => qid === line.qid);
  return isToReport || reportedOf(line, one.discrepancies) === 0;
}

/** What was saved of a line, or what reports say of it. */
export function savedCount({ discrepancies }: PackageDetail, line: Line): LineCount {
  const saved = countOf({}, line);
  const reported = reportedOf(line, discrepancies);
  if (saved.received !== '' || reported === 0) return saved;
  return { ...saved, received: String(Math.max(0, line.announced + reported)) };
}
