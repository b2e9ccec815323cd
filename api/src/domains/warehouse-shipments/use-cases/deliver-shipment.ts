/** The carrier has brought it: the shipment and its packages are delivered, and the orders of its packages are told. */
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { movePackages, onwardDeliveryOf, type PackageRecord } from '../../packages/packages.public.ts';
import { completeDelivered, hasNumbersOfAll, recordSaleEvent, withLockedSale } from '../../sales/sales.public.ts';
import { type ShipmentChange, saveStep } from '../locked-shipment.ts';
import { ordersOf } from '../orders-of-packages.ts';

/** The locked shipment. Refuses with `shipment_not_in_state`. */
export async function deliver(change: ShipmentChange, note: string): Promise<void> {
  const { db, now, shipment, packages } = change;
  const { id: shipmentId, number } = shipment;
  await saveStep(change, { event: 'deliver', note, isFinal: true });
  await movePackages(change, packages, { event: 'deliver', note: number });
  await emit(db, now, 'warehouse_shipment.delivered', { shipmentId, number });
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
      const isWhole = sale.bookingSucceeded || hasNumbersOfAll(sale);
      const onward = await onwardDeliveryOf(db, sale.sellerId, sale.id);
      if (isWhole && onward !== null && onward.deliveredAt !== null)
        await completeDelivered(change, 'Everything is delivered');
    });
}
