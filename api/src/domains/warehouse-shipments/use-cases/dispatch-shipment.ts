/** A shipment is handed over: every package scanned out, the driver named or signing. The orders of its packages are told. */
import type { dispatchBody } from '@quayside/contract/warehouse-shipments';
import type { z } from 'zod';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { movePackages, type PackageRecord } from '../../packages/packages.public.ts';
import { recordSaleEvent, withLockedSale } from '../../sales/sales.public.ts';
import { refuseEnded } from '../addable-packages.ts';
import { saveStep, statusAfter, withLockedShipment } from '../locked-shipment.ts';
import { ordersOf } from '../orders-of-packages.ts';
import { refuse } from '../warehouse-shipments.errors.ts';

type Input = z.infer<typeof dispatchBody> & { readonly shipmentId: string };

/** Refuses with `shipment_driver_missing`, `shipment_not_all_scanned` (and which), `shipment_package_not_inside`, `shipment_order_ended`, `shipment_not_in_state` and the like. */
export function dispatchShipment(
  write: Write,
  { driverName, signature, scannedPackageQids, ...target }: Input,
): Promise<void> {
  return withLockedShipment(write, target, async (change) => {
    const { db, now, shipment, packages } = change;
    statusAfter(change, 'dispatch');
    if (driverName === undefined && signature === undefined) throw refuse('shipment_driver_missing');
    if (scannedPackageQids.some((qid) => !packages.some(({ id }) => id === qid)))
      throw refuse('shipment_package_not_inside');
    const left = packages.filter(({ id }) => !scannedPackageQids.includes(id));
    if (left.length > 0) throw refuse('shipment_not_all_scanned', { codes: left.map(({ code }) => code) });
    await refuseEnded(db, packages);
    await saveStep(change, {
      event: 'dispatch',
      note: driverName ?? '',
      patch: {
        driverName: driverName ?? null,
        signature: signature ?? null,
        shippedAt: now,
        journey: null,
        journeyAt: null,
      },
    });
    await movePackages(change, packages, { event: 'ship_out', note: shipment.number });
    const { id: shipmentId, number } = shipment;
    await emit(db, now, 'warehouse_shipment.dispatched', { shipmentId, number });
  });
}

/** On the timeline of each order, once; in a transaction of its own, which locks orders before anything else. */
export async function tellOrders(write: Write, packages: readonly PackageRecord[], number: string): Promise<void> {
  for (const order of ordersOf(packages))
    await withLockedSale(write, order, (change) =>
      recordSaleEvent(change, { action: 'warehouse_shipped', reason: number }),
    );
}
