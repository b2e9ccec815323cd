import { readScan } from '@quayside/contract/gs1-scan';
import type { PackageDetail } from '@quayside/contract/packages';
import { useState } from 'react';
import { useScans } from '../../lib/use-scans.ts';
import type { BandResult } from '../../ui/warehouse/result-band.tsx';
import { countedBand, elsewhereBand } from './count-band.ts';
import { withScan } from './line-counts.ts';
import { roundOf } from './reported-lines.ts';
import { useCounts } from './use-counts.ts';

export type Counting = ReturnType<typeof useCounts>;

/** What was said last, and of which state of the package: with the next step it is true no more. */
interface Said {
  readonly band: BandResult;
  readonly of: Pick<PackageDetail, 'status' | 'version'>;
}

/** What is counted of a package: typed, and by scans, each of which says what it added. No band until the first scan. */
export function useCounting(one: PackageDetail) {
  const counting = useCounts(one, roundOf(one));
  const [said, setSaid] = useState<Said | null>(null);
  const tell = (of: PackageDetail, band: BandResult) => setSaid({ of, band });
  const { lines, allowedActions } = one;
  useScans(async (code) => {
    if (!allowedActions.includes('confirm')) return;
    const scanned = readScan(code);
    counting.changeCounts((before) => {
      const after = withScan(before, lines, scanned);
      const band = after ? countedBand(before, after, lines) : elsewhereBand(one, scanned);
      if (band) tell(one, band);
      return after ?? before;
    });
  });
  const isOfNow = said?.of.version === one.version && said.of.status === one.status;
  return { counting, band: isOfNow ? said.band : null, tell };
}
