/**
 * What carriers tell moves shipments of sellers (ORD-11, ORD-12) and of our warehouses (WH-06): each event counts once, in whatever order it comes. The timeline
 * of the order tells it; the last delivery completes a paid order, as does the last word of what does not come beside it.
 */
import type { CarrierEvent } from '../../../adapters/carriers/carriers.port.ts';
import { type Actor, systemActor } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import { carrierByQid, normaliseNumber } from '../../carriers/carriers.public.ts';
import { numbersGivenUp } from '../../packages/packages.public.ts';
import {
  completeDelivered,
  hasNumbersOfAll,
  markShipped,
  recordGoodsBack,
  recordPickup,
  recordReturn,
  recordSaleEvent,
  type SaleChange,
  withLockedSale,
} from '../../sales/sales.public.ts';
import { followShipment, sentWithNumber } from '../../warehouse-shipments/warehouse-shipments.public.ts';
import { isBackAgain } from '../end-shipment.ts';
import type { ShipmentStatus } from '../shipments.machine.ts';
import { eventsOfShipment, parcelsOf, type ShipmentRecord, shipmentOf } from '../shipments.read-model.ts';
import { insertCarrierEvent, saveParcels, saveShipment, shipmentsWithNumber } from '../shipments.repository.ts';
import { hasArrived, hasEnded, isWaiting, statusAfter, statusOfParcels, timelineActions } from '../shipments.rules.ts';

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
      if (await openWrite(deps, opening, (write) => ingestCarrierEvent(write, place, { ...event, numbers: [number] })))
        taken += 1;
    const told = { code: event.code, at: event.at, note: event.location ?? '', number };
    for (const place of sent)
      if (await openWrite(deps, opening, (write) => followShipment(write, place, told))) taken += 1;
  }
  return { taken, unknown: [...unknown] };
}

type Told = Omit<CarrierEvent, 'carrier' | 'number'> & {
  /** The parcels it is about. */
  readonly numbers: readonly string[];
  readonly note?: string | undefined;
};

/** One event of one shipment; false when it was known. */
export function ingestCarrierEvent(write: Write, { id, saleId }: Place, told: Told): Promise<boolean> {
  return withLockedSale(write, { saleId }, async (change) => {
    const { db, now, sale } = change;
    const shipment = await shipmentOf(db, sale.sellerId, id);
    if (!shipment || shipment.status === 'DRAFT') return false;
    const { numbers, code, at, location } = told;
    const event = { sellerId: sale.sellerId, shipmentId: id, code, at, location, receivedAt: now };
    const isNew = [];
    for (const number of numbers) {
      const own = numbers.length === 1 ? told.id : `${told.id} ${number}`;
      if (await insertCarrierEvent(db, { ...event, id: own, number })) isNew.push(number);
    }
    const [number] = isNew;
    if (number === undefined) return false;
    const reason = told.note ?? location ?? undefined;
    await recordSaleEvent(change, {
      action: timelineActions[code],
      detail: { number, at, carrier: shipment.carrier },
      ...(reason ? { reason } : {}),
    });
    await move(change, shipment, isNew);
    return true;
  });
}

/** Where its parcels are after everything told so far; what has ended stays as it is. */
async function moved({ db, sale }: SaleChange, shipment: ShipmentRecord, numbers: readonly string[]) {
  const parcels = (await parcelsOf(db, sale.sellerId, sale.id)).filter(({ shipmentId }) => shipmentId === shipment.id);
  const events = await eventsOfShipment(db, sale.sellerId, shipment.id);
  const steps = [];
  for (const parcel of parcels) {
    const mine = parcels.length === 1 ? events : events.filter(({ number }) => number === parcel.number);
    const isTold = parcels.length === 1 || (parcel.number !== null && numbers.includes(parcel.number));
    const after =
      isTold && !hasEnded(parcel.status)
        ? { ...parcel, status: statusAfter(parcel.status, mine), lastEventAt: mine.at(-1)?.at ?? null }
        : parcel;
    steps.push({ before: parcel, after, firstAt: mine[0]?.at });
  }
  return steps;
}

/** The status that follows from everything told so far, and what it means for the order. */
async function move(found: SaleChange, shipment: ShipmentRecord, numbers: readonly string[]): Promise<void> {
  const { db, now, sale } = found;
  const { sellerId, id: saleId } = sale;
  const steps = await moved(found, shipment, numbers);
  const changed = steps.filter(({ before, after }) => before !== after);
  const [told] = changed;
  if (!told) return;
  await saveMoved(db, shipment, steps);
  if (changed.every(({ before, after }) => before.status === after.status)) return;
  const { status } = told.after;
  await tellMoved(found, shipment, steps);
  const begun = changed.filter(({ before }) => isWaiting(before.status));
  const wasWaiting = begun.length > 0;
  const isPickup = await isAwaited(found, begun);
  const change = isPickup ? await recordPickup(found, told.firstAt ?? now) : found;
  const all = await parcelsOf(db, sellerId, saleId);
  if (await isBackAgain(change, all)) {
    await recordGoodsBack(change);
    return recordReturn(change);
  }
  if (!sale.bookingSucceeded && !hasNumbersOfAll(change.sale)) return;
  if (wasWaiting && all.every((one) => !isWaiting(one.status))) await markShipped(db, sellerId, saleId);
  if (!hasEnded(status) || !hasArrived(all)) return;
  const isAll = all.every((one) => one.status === 'DELIVERED');
  await completeDelivered(change, isAll ? 'Everything is delivered' : 'Nothing more of it is on its way');
}

/** An order that waits for its goods anew does not end its time for what was given up: it goes on once that is here (decision 0052). */
async function isAwaited({ db, sale }: SaleChange, begun: readonly Step[]): Promise<boolean> {
  if (begun.length === 0 || sale.returnedCount === 0) return begun.length > 0;
  const givenUp = await numbersGivenUp(db, sale.sellerId, sale.id);
  return begun.some(({ before: { number } }) => number === null || !givenUp.includes(number));
}

async function saveMoved(db: Db, shipment: ShipmentRecord, steps: readonly Step[]): Promise<void> {
  const times = steps.flatMap(({ after }) => after.lastEventAt ?? []).sort();
  const changed = steps.flatMap(({ before, after: { number, status, lastEventAt }, after }) =>
    before === after || number === null ? [] : [{ number, status, lastEventAt }],
  );
  if (steps.length > 1) await saveParcels(db, shipment, changed);
  const status = statusOfParcels(steps.map(({ after }) => after));
  await saveShipment(db, shipment, { status, lastEventAt: times.at(-1) ?? null });
}

type Step = Awaited<ReturnType<typeof moved>>[number];

/** That the shipment moved; and once for all of them that parcels of it got lost, or go back, or are held up. */
async function tellMoved({ db, now, sale }: SaleChange, shipment: ShipmentRecord, steps: readonly Step[]) {
  const { sellerId, id: saleId, orderNumber } = sale;
  const of = { sellerId, saleId, shipmentId: shipment.id };
  const became = (status: ShipmentStatus) =>
    steps.some(({ before, after }) => before.status !== status && after.status === status);
  const whole = statusOfParcels(steps.map(({ after }) => after));
  const told = new Set(whole === shipment.status ? [] : [whole]);
  for (const end of ['LOST', 'RETURNED_TO_SENDER'] as const) if (became(end)) told.add(end);
  for (const status of told) await emit(db, now, 'shipment.moved', { ...of, orderNumber, status });
  // What is lost is claimed, and told with the claim.
  for (const status of ['EXCEPTION', 'RETURNED_TO_SENDER'] as const)
    if (became(status) && steps.every(({ before }) => before.status !== status))
      await emit(db, now, 'shipment.troubled', { ...of, status });
}
