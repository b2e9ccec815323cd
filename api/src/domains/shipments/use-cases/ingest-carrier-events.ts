/**
 * What carriers tell moves shipments of sellers (ORD-11, ORD-12) and of our warehouses (WH-06): each event counts once, in whatever order it comes. The timeline
 * of the order tells it; the last delivery completes a paid order, as does the last word of what does not come beside it.
 */
import type { CarrierEvent } from '../../../adapters/carriers/carriers.port.ts';
import { type Actor, systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import { carrierByQid, normaliseNumber } from '../../carriers/carriers.public.ts';
import {
  completeDelivered,
  markShipped,
  recordPickup,
  recordReturn,
  recordSaleEvent,
  type SaleChange,
  withLockedSale,
} from '../../sales/sales.public.ts';
import { followShipment, sentWithNumber } from '../../warehouse-shipments/warehouse-shipments.public.ts';
import { eventsOfShipment, type ShipmentRecord, shipmentOf, shipmentsOf } from '../shipments.read-model.ts';
import { insertCarrierEvent, saveShipment, shipmentsWithNumber } from '../shipments.repository.ts';
import { hasArrived, hasEnded, isAllBack, isWaiting, statusAfter, timelineActions } from '../shipments.rules.ts';

const carrierActor = (carrier: string): Actor => ({
  ...systemActor,
  kind: 'CARRIER',
  name: carrierByQid(carrier)?.name ?? carrier,
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
    const { places, sent } = await deps.database.read('system', async (db) => ({
      places: await shipmentsWithNumber(db, event.carrier, number),
      sent: await sentWithNumber(db, { ...event, number }),
    }));
    if (places.length + sent.length === 0) unknown.add(event.number);
    const opening = { actor: carrierActor(event.carrier), scope: 'system' } as const;
    for (const place of places)
      if (await openWrite(deps, opening, (write) => ingestCarrierEvent(write, place, { ...event, number }))) taken += 1;
    const told = { code: event.code, at: event.at, note: event.location ?? '' };
    for (const place of sent)
      if (await openWrite(deps, opening, (write) => followShipment(write, place, told))) taken += 1;
  }
  return { taken, unknown: [...unknown] };
}

type Told = Omit<CarrierEvent, 'carrier'> & { readonly note?: string | undefined };

/** One event of one shipment; false when it was known. */
export function ingestCarrierEvent(write: Write, { id, saleId }: Place, told: Told): Promise<boolean> {
  return withLockedSale(write, { saleId }, async (change) => {
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
}

/** The status that follows from everything told so far, and what it means for the order. */
/** Numbers of an earlier sending that came back whole, before the goods were sent anew (decision 0038). */
const sentBefore = (all: readonly ShipmentRecord[], { pickedUpAt }: SaleChange['sale']): number =>
  all
    .filter(
      ({ status, lastEventAt }) =>
        status === 'RETURNED_TO_SENDER' && pickedUpAt !== null && (lastEventAt ?? pickedUpAt) < pickedUpAt,
    )
    .reduce((sum, { trackAndTraceNumbers }) => sum + trackAndTraceNumbers.length, 0);

async function move(found: SaleChange, shipment: ShipmentRecord): Promise<void> {
  const { db, now, sale } = found;
  const events = await eventsOfShipment(db, sale.sellerId, shipment.id);
  const status = statusAfter(shipment.status, events);
  const lastEventAt = events.at(-1)?.at ?? null;
  await saveShipment(db, shipment, { status, lastEventAt });
  if (status === shipment.status) return;
  const { sellerId, id: saleId, orderNumber } = sale;
  await emit(db, now, 'shipment.moved', { sellerId, saleId, shipmentId: shipment.id, orderNumber, status });
  // What is lost is claimed, and told with the claim.
  if (status === 'EXCEPTION' || status === 'RETURNED_TO_SENDER')
    await emit(db, now, 'shipment.troubled', { sellerId, saleId, shipmentId: shipment.id, status });
  const change = isWaiting(shipment.status) ? await recordPickup(found, events[0]?.at ?? now) : found;
  const all = (await shipmentsOf(db, sellerId, saleId)).filter((one) => one.status !== 'DRAFT');
  if (isAllBack(all)) return recordReturn(change);
  const isWhole = sale.bookingSucceeded || sale.trackedCount - sentBefore(all, change.sale) >= sale.loadCount;
  if (!isWhole) return;
  if (isWaiting(shipment.status) && all.every((one) => !isWaiting(one.status))) await markShipped(db, sellerId, saleId);
  if (!hasEnded(status) || !hasArrived(all)) return;
  const isAll = all.every((one) => one.status === 'DELIVERED');
  await completeDelivered(change, isAll ? 'Everything is delivered' : 'Nothing more of it is on its way');
}
