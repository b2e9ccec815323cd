/** A package is put into another bay than it was, or was proposed, for. */
import type { moveBody } from '@quayside/contract/packages';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { type PackageTarget, takeStep, withLockedPackage } from '../locked-package.ts';
import { scannerOf } from '../scanner-of.ts';

type Input = z.infer<typeof moveBody> & PackageTarget;

/** Refuses with `package_not_found`, `scanned_by_stranger`, `package_not_in_state`, `stale_version`. */
export const putIntoBay = (write: Write, { location, scannedBy, packageId, place, version }: Input): Promise<void> =>
  withLockedPackage(write, { packageId, place, version }, async (change) => {
    const { location: before } = change.package;
    return takeStep(change, {
      event: 'move',
      note: before === null ? location : `${before} → ${location}`,
      patch: { location },
      scannedByName: await scannerOf(write, scannedBy),
    });
  });
