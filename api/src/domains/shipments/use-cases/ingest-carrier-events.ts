/**
 * What carriers tell moves shipments (ORD-11, ORD-12): each event counts once, in whatever order it comes. The timeline
 * of the order tells it; the last delivery completes a paid order.
 */
import { z } from 'zod';
import type { CarrierEvent } from '../../../adapters/carriers/carriers.port.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { IdempotencyScope } from '../../../platform/idempotency.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { carrierByQid, normaliseNumber } from '../../carriers/carriers.public.ts';
import {
  type Changer,
  completeDelivered,
  inSaleOnce,
  markShipped,
  recordPickup,
  recordSaleEvent,
  type SaleChange,
} from '../../sales/sales.public.ts';
import { eventsOfShipment, type ShipmentRecord, shipmentOf, shipmentsOf } from '../shipments.read-model.ts';
import { insertCarrierEvent, saveShipment, shipmentsWithNumber } from '../shipments.repository.ts';
import { isWaiting, statusAfter, timelineActions } from '../shipments.rules.ts';

const theCarrier = (carrier: string): Changer => ({
  kind: 'CARRIER',
  userId: null,
  name: carrierByQid(carrier)?.name ?? carrier,
  sellerId: null,
  permissions: new Set(),
});
type Place = Pick<ShipmentRecord, 'sellerId' | 'id' | 'saleId'>;

/** How many were new, and the numbers no shipment has. Each event has a transaction of its own. */
export async function ingestCarrierEvents(
  deps: Deps,
  events: readonly CarrierEvent[],
): Promise<{ taken: number; unknown: string[] }> {
  let taken = 0;
  const unknown = new Set<string>();
  for (const event of events) {
    const number = normaliseNumber(event.number);
    const places = await deps.database.read('system', (db) => shipmentsWithNumber(db, event.carrier, number));
    if (places.length === 0) unknown.add(event.number);
    for (const place of places)
      if (await ingestCarrierEvent(deps, theCarrier(event.carrier), place, { ...event, number })) taken += 1;
  }
  return { taken, unknown: [...unknown] };
}

type Told = Omit<CarrierEvent, 'carrier'> & { readonly note?: string | undefined };

/** One event of one shipment; false when it was known. `key`: what somebody who tells it by hand sent with it. */
export async function ingestCarrierEvent(
  deps: Deps,
  teller: Changer,
  { id, saleId }: Place,
  told: Told,
  key: IdempotencyScope | null = null,
): Promise<boolean> {
  const { answer } = await inSaleOnce(deps, teller, { saleId }, key, z.boolean(), async (change) => {
    const { db, now, sale } = change;
    const shipment = await shipmentOf(db, sale.sellerId, id);
    if (!shipment || shipment.status === 'DRAFT') return false;
    const { number, code, at, location } = told;
    const event = { sellerId: sale.sellerId, shipmentId: id, id: told.id, number, code, at, location, receivedAt: now };
    if (!(await insertCarrierEvent(db, event))) return false;
    const reason = told.note ?? location ?? undefined;
    await recordSaleEvent(change, {
      action: timelineActions[code],
      detail: { number, at, carrier: shipment.carrier },
      ...(reason ? { reason } : {}),
    });
    await move(change, shipment);
    return true;
  });
  return answer;
}

/** The status that follows from everything told so far, and what it means for the order. */
async function move(found: SaleChange, shipment: ShipmentRecord): Promise<void> {
  const { db, now, sale } = found;
  const events = await eventsOfShipment(db, sale.sellerId, shipment.id);
  const status = statusAfter(shipment.status, events);
  const lastEventAt = events.at(-1)?.at ?? null;
  await saveShipment(db, shipment, { status, lastEventAt });
  if (status === shipment.status) return;
  const { sellerId, id: saleId, orderNumber } = sale;
  await emit(db, now, 'shipment.moved', { sellerId, saleId, shipmentId: shipment.id, orderNumber, status });
  const change = isWaiting(shipment.status) ? await recordPickup(found, events[0]?.at ?? now) : found;
  const all = (await shipmentsOf(db, sellerId, saleId)).filter((one) => one.status !== 'DRAFT');
  const isWhole = sale.bookingSucceeded || sale.trackedCount >= sale.loadCount;
  if (!isWhole) return;
  if (isWaiting(shipment.status) && all.every((one) => !isWaiting(one.status))) await markShipped(db, sellerId, saleId);
  if (status === 'DELIVERED' && all.every((one) => one.status === 'DELIVERED'))
    await completeDelivered(change, 'Everything is delivered');
}
