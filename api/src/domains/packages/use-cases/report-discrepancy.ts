/** A package differs from what was announced: it is put on hold, and its seller hears of it at once. */
import { lineTypes, mostPhotos, photoTypes } from '@quayside/contract/package-values';
import type { reportFields } from '@quayside/contract/packages';
import type { z } from 'zod';
import { assert } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { recordReceipt, recordSaleEvent } from '../../sales/sales.public.ts';
import { type KeptPhoto, photoRows } from '../kept-photos.ts';
import { type PackageChange, type PackageTarget, takeStep, withLockedPackage } from '../locked-package.ts';
import { refuse } from '../packages.errors.ts';
import { saveLines } from '../packages.lines.repository.ts';
import { insertDiscrepancy } from '../packages.repository.ts';
import { holdBay } from '../packages.rules.ts';

type Fields = z.infer<typeof reportFields>;
type Input = Fields & PackageTarget & { readonly photos: readonly KeptPhoto[] };

/**
 * Refuses with `package_not_found`, `package_not_in_state`, `package_line_required`, `package_line_not_found`,
 * `package_quantity_wrong`, `package_photo_required`, `stale_version`.
 */
export function reportDiscrepancy(write: Write, { packageId, place, version, ...input }: Input): Promise<void> {
  return withLockedPackage(write, { packageId, place, version }, async (change) => {
    const { db, now, actor, package: one } = change;
    const { type, quantity, lineQid, note = '', photos } = input;
    refuseIncomplete(change, input);
    const discrepancyId = newId();
    await takeStep(change, {
      event: 'report',
      note: type,
      discrepancyId,
      patch: { arrivedAt: one.arrivedAt ?? now, location: holdBay },
    });
    await insertDiscrepancy(
      db,
      {
        ...{ sellerId: one.sellerId, packageId: one.id, id: discrepancyId, type, quantity, note },
        ...{ lineId: lineQid ?? null, reportedAt: now, reportedByName: actor.name },
      },
      await photoRows(write, one, discrepancyId, photos),
    );
    if (type === 'DAMAGED' && lineQid !== undefined) await markDamaged(change, lineQid, quantity);
    await recordSaleEvent(change, { action: 'warehouse_difference', reason: one.code });
    await emit(db, now, 'package.discrepancy', { sellerId: one.sellerId, saleId: one.saleId, packageId: one.id });
  });
}

function refuseIncomplete(
  { lines }: PackageChange,
  { type, quantity, lineQid, photos }: Omit<Input, 'packageId' | 'place'>,
): void {
  if (lineTypes.includes(type) && lineQid === undefined) throw refuse('package_line_required');
  const line = lines.find(({ lineId }) => lineId === lineQid);
  if (lineQid !== undefined && !line) throw refuse('package_line_not_found');
  const toldBefore = type === 'DAMAGED' ? (line?.damaged ?? 0) : 0;
  const isTooMuch = line !== undefined && type !== 'OVER' && toldBefore + quantity > line.announced;
  if (isTooMuch || (lineTypes.includes(type) && quantity < 1)) throw refuse('package_quantity_wrong');
  if (photoTypes.includes(type) && photos.length === 0) throw refuse('package_photo_required');
  assert(photos.length <= mostPhotos, 'the upload takes no more');
}

async function markDamaged(change: PackageChange, lineId: string, quantity: number): Promise<void> {
  const counts = change.lines
    .filter((line) => line.lineId === lineId)
    .map((line) => ({ ...line, damaged: line.damaged + quantity }));
  await saveLines(
    change.db,
    change.package,
    counts.map(({ received, damaged, lot, expiresOn }) => ({ lineId, received, damaged, lot, expiresOn })),
  );
  await recordReceipt(change, [{ lineId, received: 0, damaged: quantity }]);
}
