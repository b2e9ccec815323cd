/** The carrier has brought it: the shipment and its packages are delivered, and the orders of its packages are told. */
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import {
  lockPackagesOfShipment,
  movePackages,
  onwardDeliveryOf,
  type PackageRecord,
} from '../../packages/packages.public.ts';
import { completeDelivered, recordSaleEvent, withLockedSale } from '../../sales/sales.public.ts';
import { saveStep } from '../locked-shipment.ts';
import { ordersOf } from '../orders-of-packages.ts';
import { fireShipment } from '../warehouse-shipments.machine.ts';
import { lockShipment, type ShipmentPlace } from '../warehouse-shipments.repository.ts';

/** In system scope. False when it is delivered already, or not on its way any more: a carrier tells everything twice. */
export async function deliverShipment(write: Write, { id, warehouseId }: ShipmentPlace): Promise<boolean> {
  const { db, now } = write;
  const shipment = await lockShipment(db, warehouseId, id);
  if (!shipment || 'refused' in fireShipment('deliver', shipment.status)) return false;
  const packages = await lockPackagesOfShipment(db, id);
  const { number } = shipment;
  await saveStep(
    { ...write, shipment, packages },
    { event: 'deliver', note: shipment.trackingNumber ?? '', isFinal: true },
  );
  await movePackages(write, packages, { event: 'deliver', note: number });
  await emit(db, now, 'warehouse_shipment.delivered', { shipmentId: id, number });
  return true;
}

/**
 * On the timeline of each order, once; an order all of whose packages were brought is completed, where nobody has done so.
 * In a transaction of its own, which locks orders before anything else.
 */
export async function tellDelivered(write: Write, packages: readonly PackageRecord[], number: string): Promise<void> {
  for (const order of ordersOf(packages))
    await withLockedSale(write, order, async (change) => {
      const { db, sale } = change;
      await recordSaleEvent(change, { action: 'warehouse_delivered', reason: number });
      const isWhole = sale.bookingSucceeded || sale.trackedCount >= sale.loadCount;
      const onward = await onwardDeliveryOf(db, sale.sellerId, sale.id);
      if (isWhole && onward !== null && onward.deliveredAt !== null)
        await completeDelivered(change, 'Everything is delivered');
    });
}
