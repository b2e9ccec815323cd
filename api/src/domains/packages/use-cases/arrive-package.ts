/** A package stands on the dock and is still to be counted. What nobody waits for any more goes on hold. */
import type { arriveBody } from '@quayside/contract/packages';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { type PackageTarget, takeStep, withLockedPackage } from '../locked-package.ts';
import { timeOfScan } from '../scan-time.ts';
import { scannerOf } from '../scanner-of.ts';
import { holdUnwanted, whyUnwanted } from './hold-unwanted.ts';

type Input = z.infer<typeof arriveBody> & PackageTarget;

/** Refuses with `package_not_found`, `scanned_by_stranger`, `package_not_in_state`, `stale_version`. */
export const arrivePackage = (write: Write, { scannedAt, scannedBy, ...target }: Input): Promise<void> =>
  withLockedPackage(write, target, async (change) => {
    const at = timeOfScan(scannedAt, write.now);
    const scannedByName = await scannerOf(write, scannedBy);
    const { status } = change.package;
    const unwanted = status === 'ANNOUNCED' || status === 'MISSING' ? whyUnwanted(change) : null;
    if (unwanted !== null) return holdUnwanted(change, unwanted, { at, scannedByName });
    return takeStep(change, { event: 'arrive', patch: { arrivedAt: at }, scannedByName });
  });
