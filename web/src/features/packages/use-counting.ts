import { readScan } from '@quayside/contract/gs1-scan';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { useState } from 'react';
import { useScans } from '../../lib/use-scans.ts';
import type { BandResult } from '../../ui/warehouse/result-band.tsx';
import { countOf, type LineCounts, withScan } from './line-counts.ts';
import { useCounts } from './use-counts.ts';

const words = warehouseMessages.page;

export interface Counting {
  counts: LineCounts;
  changeCounts: (change: (before: LineCounts) => LineCounts) => void;
  forgetCounts: () => void;
}

/** What was said last, and of which state of the package: with the next step it is true no more. */
interface Said {
  readonly band: BandResult;
  readonly of: Pick<PackageDetail, 'status' | 'version'>;
}

/** What is counted of a package: typed, and by scans, each of which says what it added. No band until the first scan. */
export function useCounting(one: PackageDetail) {
  const counting = useCounts(one);
  const [said, setSaid] = useState<Said | null>(null);
  const tell = (of: PackageDetail, band: BandResult) => setSaid({ of, band });
  const { lines, allowedActions } = one;
  useScans(async (code) => {
    if (!allowedActions.includes('confirm')) return;
    const scanned = readScan(code);
    counting.changeCounts((before) => {
      const after = withScan(before, lines, scanned);
      tell(one, after ? bandOf(before, after, lines) : elsewhere(code));
      return after ?? before;
    });
  });
  const isOfNow = said?.of.version === one.version && said.of.status === one.status;
  return { counting, band: isOfNow ? said.band : null, tell };
}

const elsewhere = (code: string): BandResult => ({
  ...{ kind: 'stop', word: words.scanElse, code, sentence: words.scanElseText },
});

/** The line that a scan changed. */
function bandOf(before: LineCounts, after: LineCounts, lines: PackageDetail['lines']): BandResult {
  const line = lines.find(({ qid }) => after[qid] !== before[qid]);
  if (!line) return { kind: 'check', word: words.scanElse, sentence: '' };
  const [was, is] = [before, after].map((counts) => Number(countOf(counts, line).received || 0));
  const done = is ?? 0;
  return {
    ...{ kind: done > line.announced ? 'check' : 'ok', word: words.scanAdded(done - (was ?? 0)) },
    ...{ sentence: line.productName, count: { done, of: words.piecesOf(line.announced) } },
  };
}
