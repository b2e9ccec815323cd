import type { PackageDetail } from '@quayside/contract/packages';
import { useRef } from 'react';
import { useDraft } from '../../lib/draft.ts';
import { countsIn, type LineCounts } from './line-counts.ts';

const none: LineCounts = {};

/** What was counted so far, kept in this tab after each scan: a reload in the middle of a count loses nothing. */
export function useCounts({ qid }: PackageDetail) {
  const [counts, keep, forgetCounts] = useDraft(`count.${qid}`, none, countsIn);
  // Two scans may come before the page is drawn again.
  const latest = useRef(counts);
  latest.current = counts;
  const changeCounts = (change: (before: LineCounts) => LineCounts): void => {
    latest.current = change(latest.current);
    keep(latest.current);
  };
  return { counts, changeCounts, forgetCounts };
}
