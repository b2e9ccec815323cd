import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BandResult } from '../../ui/warehouse/result-band.tsx';
import { unreportedIn } from './reported-lines.ts';
import { bandAfterStep } from './scan-result.ts';
import type { Counting } from './use-counting.ts';

/** What was counted otherwise is reported line by line: the form is led to for each, and the band says when it was the last. */
export function useReporting(
  one: PackageDetail,
  counting: Counting,
  tell: (of: PackageDetail, band: BandResult) => void,
) {
  const form = useRef<HTMLDivElement>(null);
  // The form for the next line is there once the package is shown as it is after the report.
  const [goOnAt, setGoOnAt] = useState<number | null>(null);
  useEffect(() => {
    if (goOnAt === one.version) lead(form);
  }, [goOnAt, one.version]);
  const unreportedOf = (of: PackageDetail) => (canReport(of) ? unreportedIn(of, counting) : []);
  const onReported = (after: PackageDetail) => {
    const more = unreportedOf(after).length;
    if (more > 0) setGoOnAt(after.version);
    tell(after, more > 0 ? moreBand(after, more) : bandAfterStep(after));
  };
  return {
    form,
    unreported: unreportedOf(one),
    toReport: canReport(one) ? () => lead(form) : undefined,
    onReported,
  };
}

const canReport = ({ allowedActions }: PackageDetail): boolean => allowedActions.includes('report');

const moreBand = ({ code }: PackageDetail, more: number): BandResult => ({
  ...{ kind: 'check', code, word: warehouseMessages.onHold, sentence: warehouseMessages.page.moreDiffer(more) },
});

function lead({ current }: RefObject<HTMLDivElement | null>): void {
  current?.scrollIntoView({ block: 'center' });
  current?.querySelector('select')?.focus({ preventScroll: true });
}
