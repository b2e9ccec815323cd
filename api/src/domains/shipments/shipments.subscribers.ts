/** What becomes of shipments when their sale needs them no longer. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Event, isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { callOff } from '../carriers/carriers.public.ts';
import { inSale, type SaleChange, tellTimeline, theSystem } from '../sales/sales.public.ts';
import { numbersGone } from './sale-numbers.ts';
import { fireShipment } from './shipments.machine.ts';
import { type ShipmentRecord, shipmentsOf } from './shipments.read-model.ts';
import { saveShipment } from './shipments.repository.ts';

const ofSale = z.looseObject({ sellerId: z.uuid(), saleId: z.uuid() });
type OfSale = z.infer<typeof ofSale>;

/** Ends what no carrier has scanned: of a shipping method that was cleared (ORD-09), or of an order that ended. */
async function end({ sellerId, saleId }: OfSale, event: Event, deps: Deps): Promise<void> {
  await inSale(deps, theSystem, { saleId }, async (change) => {
    const { db, now } = change;
    if (!(await isFirstHandling(db, event.id, 'shipments.ended', now))) return;
    for (const shipment of await shipmentsOf(db, sellerId, saleId)) {
      // Ids sort by time: what was added after the clearing stays.
      if (shipment.id < event.id) await endOne(change, shipment);
    }
  });
}

async function endOne(change: SaleChange, shipment: ShipmentRecord): Promise<void> {
  const outcome = fireShipment('delete', shipment.status);
  if ('refused' in outcome) return;
  const { db } = change;
  await saveShipment(db, shipment, { status: outcome.to });
  await numbersGone(change, shipment.trackAndTraceNumbers);
  const { sellerId, bookingId } = shipment;
  if (bookingId !== null && (await callOff(db, sellerId, bookingId)))
    await tellTimeline(change, { action: 'booking_cancelled' });
}

export const shipmentSubscribers: readonly Subscriber[] = [
  subscriber('shipments.cleared', 'sale.shipping_cleared', ofSale, end),
  subscriber('shipments.declined', 'sale.declined', ofSale, end),
  subscriber('shipments.expired', 'sale.expired', ofSale, end),
  subscriber('shipments.cancelled', 'sale.cancelled', ofSale, end),
];
