/** A package stands on the dock and is still to be counted. */
import type { arriveBody } from '@quayside/contract/packages';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { takeStep, withLockedPackage } from '../locked-package.ts';
import { timeOfScan } from '../scan-time.ts';

type Input = z.infer<typeof arriveBody> & { readonly packageId: string };

/** Refuses with `package_not_found`, `package_not_in_state`, `stale_version`. */
export const arrivePackage = (write: Write, { scannedAt, ...target }: Input): Promise<void> =>
  withLockedPackage(write, target, (change) =>
    takeStep(change, { event: 'arrive', patch: { arrivedAt: timeOfScan(scannedAt, write.now) } }),
  );
