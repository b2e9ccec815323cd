/** What comes though nobody waits for it any more: it goes on hold instead of into its bay, and its seller hears of it. */
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { endedStatuses } from '@quayside/contract/package-values';
import { newId } from '../../../kernel/ids.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { recordSaleEvent } from '../../sales/sales.public.ts';
import { type PackageChange, takeStep } from '../locked-package.ts';
import { insertDiscrepancy } from '../packages.repository.ts';
import { holdBay } from '../packages.rules.ts';

type Scan = { readonly at: string; readonly scannedByName: string | null };

/** Why a scan does not receive it; null: it does. */
export function whyUnwanted({ sale, package: one }: PackageChange): string | null {
  const ended = endedStatuses.find((status) => status === sale.status);
  if (ended) return warehouseMessages.ended.heldNote(warehouseMessages.ended.reasons[ended]);
  return one.lostAt === null ? null : warehouseMessages.ended.lostNote;
}

export async function holdUnwanted(change: PackageChange, note: string, { at, scannedByName }: Scan): Promise<void> {
  const { db, now, actor, package: one } = change;
  const { sellerId, saleId, id: packageId } = one;
  const discrepancyId = newId();
  await takeStep(change, {
    ...{ event: 'report', note: 'UNEXPECTED', discrepancyId, scannedByName },
    patch: { arrivedAt: one.arrivedAt ?? at, location: holdBay },
  });
  await insertDiscrepancy(
    db,
    {
      ...{ sellerId, packageId, id: discrepancyId, type: 'UNEXPECTED', quantity: 0, note },
      ...{ lineId: null, reportedAt: now, reportedByName: actor.name },
    },
    [],
  );
  await recordSaleEvent(change, { action: 'warehouse_difference', reason: one.code });
  await emit(db, now, 'package.discrepancy', { sellerId, saleId, packageId });
}
