/** A package is counted, found as announced, and put into its bay. What nobody waits for any more goes on hold instead. */
import type { confirmBody } from '@quayside/contract/packages';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { recordReceipt, recordSaleEvent } from '../../sales/sales.public.ts';
import { type PackageChange, type PackageTarget, type Sent, sendStep, withLockedPackage } from '../locked-package.ts';
import { refuse } from '../packages.errors.ts';
import { type LineCount, saveLines } from '../packages.lines.repository.ts';
import { bayOf } from '../packages.rules.ts';
import { timeOfScan } from '../scan-time.ts';
import { scannerOf } from '../scanner-of.ts';
import { holdUnwanted, whyUnwanted } from './hold-unwanted.ts';

type Body = z.infer<typeof confirmBody>;
type Input = Body & PackageTarget;

/**
 * Refuses with `package_not_found`, `package_not_in_state`, `package_not_counted`, `package_line_not_found`,
 * `package_count_differs`, `package_has_discrepancies`, `scanned_by_stranger`, `stale_version`.
 */
export function confirmPackage(write: Write, { packageId, place, version, ...body }: Input): Promise<Sent> {
  return withLockedPackage(write, { packageId, place, version }, async (change) => {
    const { db, package: one, lines } = change;
    const scan = { at: timeOfScan(body.scannedAt, write.now), scannedByName: await scannerOf(write, body.scannedBy) };
    const unwanted = one.status === 'ON_HOLD' ? null : whyUnwanted(change);
    if (unwanted !== null) {
      await holdUnwanted(change, unwanted, scan);
      return { written: Promise.resolve() };
    }
    const { at, scannedByName } = scan;
    const counts = countsOf(change, body);
    const hasOtherCounts = counts.some(
      ({ lineId, received }) => received !== lines.find((line) => line.lineId === lineId)?.announced,
    );
    const { written } = await sendStep(change, {
      ...{ event: 'confirm', hasOtherCounts, scannedByName },
      patch: { arrivedAt: one.arrivedAt ?? at, confirmedAt: at, location: body.location ?? bayOf(one.buyerId) },
    });
    return {
      written: Promise.all([
        ...[written, saveLines(db, one, counts)],
        recordReceipt(
          change,
          counts.map(({ lineId, received }) => ({ lineId, received: received ?? 0, damaged: 0 })),
        ),
        recordSaleEvent(change, { action: 'warehouse_received', reason: one.code }),
      ]),
    };
  });
}

function countsOf({ lines }: PackageChange, { lines: counted = [], isAsAnnounced = counted.length === 0 }: Body) {
  const stranger = counted.find(({ lineQid }) => !lines.some(({ lineId }) => lineId === lineQid));
  if (stranger) throw refuse('package_line_not_found');
  return lines.map((line): LineCount => {
    const count = counted.find(({ lineQid }) => lineQid === line.lineId);
    if (!count && !isAsAnnounced) throw refuse('package_not_counted');
    return {
      ...{ lineId: line.lineId, received: count?.received ?? line.announced, damaged: line.damaged },
      ...{ lot: count?.lot ?? line.lot, expiresOn: count?.expiresOn ?? line.expiresOn },
    };
  });
}
