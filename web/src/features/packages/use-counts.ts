import type { PackageDetail } from '@quayside/contract/packages';
import { useRef } from 'react';
import { useDraft } from '../../lib/draft.ts';
import { countsIn, type LineCounts } from './line-counts.ts';

const none: LineCounts = {};

/**
 * What was counted so far, kept in this tab after each scan: a reload in the middle of a count loses nothing. It is finished
 * once somebody confirms it, until it goes on. `round`: what was counted in the one before is not looked at again.
 */
export function useCounts({ qid }: PackageDetail, round: number) {
  const [counts, keep, forget] = useDraft(`count.${qid}.${round}`, none, countsIn);
  const [isFinished, keepFinished, forgetFinished] = useDraft(
    `counted.${qid}.${round}`,
    false,
    (kept) => kept === true,
  );
  // Two scans may come before the page is drawn again.
  const latest = useRef(counts);
  latest.current = counts;
  const changeCounts = (change: (before: LineCounts) => LineCounts): void => {
    const after = change(latest.current);
    if (after === latest.current) return;
    latest.current = after;
    keep(after);
    keepFinished(false);
  };
  const forgetCounts = (): void => {
    forget();
    forgetFinished();
  };
  return { counts, changeCounts, forgetCounts, isFinished, finish: () => keepFinished(true) };
}
