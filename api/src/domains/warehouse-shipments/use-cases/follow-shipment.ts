/** What is told of a shipment on its way: by its carrier, by a lead who heard of it, or by nobody for fifteen working days. */

import type { CarrierEventCode } from '@quayside/contract/shipments';
import type { carrierNewsBody } from '@quayside/contract/warehouse-shipments';
import type { z } from 'zod';
import type { Instant } from '../../../kernel/clock.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { lockPackagesOfShipment, movePackages, type PackageRecord } from '../../packages/packages.public.ts';
import { recordSaleEvent, withLockedSale } from '../../sales/sales.public.ts';
import { isNews, type JourneyNews, journeyOf, type Trouble, troubleOf } from '../journey.rules.ts';
import {
  type ShipmentChange,
  type ShipmentTarget,
  saveStep,
  statusAfter,
  tellShipment,
  withLockedShipment,
} from '../locked-shipment.ts';
import { ordersOf } from '../orders-of-packages.ts';
import { ownTruck } from '../own-truck.ts';
import { saveDelivered, standingBooking } from '../warehouse-bookings.repository.ts';
import { refuse } from '../warehouse-shipments.errors.ts';
import {
  insertShipmentEvent,
  lockShipment,
  type ShipmentPlace,
  saveShipment,
} from '../warehouse-shipments.repository.ts';
import { deliver } from './deliver-shipment.ts';

type Told = {
  readonly code: CarrierEventCode;
  readonly at: Instant;
  readonly note: string;
  /** Of the piece it is about; absent: all of it. */
  readonly number?: string;
};

/** In system scope. False when it says nothing new, or the shipment is not on its way (any more). */
export async function followShipment(write: Write, { id, warehouseId }: ShipmentPlace, told: Told): Promise<boolean> {
  const { db } = write;
  const shipment = await lockShipment(db, warehouseId, id);
  if (shipment?.status !== 'SHIPPED') return false;
  const change = { ...write, shipment, packages: await lockPackagesOfShipment(db, id) };
  const journey = journeyOf(told.code);
  if (journey === null) return bring(change, told);
  const news = { journey, at: told.at };
  if (!isNews(shipment, news)) return false;
  await move(change, news, told.note);
  return true;
}

/** The last of its pieces delivers the shipment; of one before, it is on its way as it was. */
async function bring(change: ShipmentChange, { note, number }: Told): Promise<boolean> {
  const booking = await standingBooking(change.db, change.shipment.id);
  if (booking && number !== undefined && booking.trackingNumbers.includes(number)) {
    if (booking.deliveredNumbers.includes(number)) return false;
    const brought = [...booking.deliveredNumbers, number];
    await saveDelivered(change.db, booking.id, brought);
    if (brought.length < booking.trackingNumbers.length) return true;
  }
  await deliver(change, note);
  return true;
}

type News = z.infer<typeof carrierNewsBody> & { readonly shipmentId: string };

/**
 * A lead tells what the carrier said; whoever sends tells what our own truck delivered. Refuses with `shipment_lead_tells`,
 * `shipment_not_in_state` and the like.
 */
export function tellCarrierNews(write: Write, { code, note = '', ...target }: News): Promise<void> {
  return withLockedShipment(write, target, async (change) => {
    const { now, actor, shipment } = change;
    statusAfter(change, 'deliver');
    const isOurTruck = code === 'DELIVERED' && shipment.carrier === ownTruck;
    if (!isOurTruck && !actor.permissions.has('warehouse.resolve')) throw refuse('shipment_lead_tells');
    const journey = journeyOf(code);
    await (journey === null ? deliver(change, note) : move(change, { journey, at: now }, note));
  });
}

/** What came back stands here again, closed as it was: a lead opens it, and sends it anew. */
export function takeBackShipment(write: Write, target: ShipmentTarget): Promise<void> {
  return withLockedShipment(write, target, async (change) => {
    const { shipment, packages } = change;
    if (shipment.journey !== 'RETURNED') throw refuse('shipment_not_in_state', { status: shipment.status });
    const patch = { journey: null, journeyAt: null, driverName: null, signature: null, shippedAt: null };
    await saveStep(change, { event: 'take_back', patch, isFinal: true });
    await movePackages(change, packages, { event: 'take_back_hand_over', note: shipment.number });
  });
}

async function move(change: ShipmentChange, { journey, at }: JourneyNews, note: string): Promise<void> {
  const { db, now, actor, shipment } = change;
  const { id: shipmentId, number, warehouseId } = shipment;
  await saveShipment(db, shipmentId, { journey, journeyAt: at });
  if (journey === shipment.journey) return;
  await insertShipmentEvent(db, {
    ...{ shipmentId, at: now, action: `carrier_${journey.toLowerCase()}`, note, before: null },
    ...{ actorId: actor.userId, actorName: actor.name },
  });
  const trouble = troubleOf(journey);
  if (trouble) await emit(db, now, 'warehouse_shipment.troubled', { shipmentId, number, journey: trouble });
  await tellShipment(change, warehouseId);
}

const timelineActions = {
  EXCEPTION: 'warehouse_delayed',
  RETURNED: 'warehouse_returned',
  LOST: 'warehouse_lost',
} as const satisfies Record<Trouble, string>;

/** On the timeline of each order; in a transaction of its own, which locks orders before anything else. */
export async function tellTrouble(
  write: Write,
  packages: readonly PackageRecord[],
  { number, journey }: { readonly number: string; readonly journey: Trouble },
): Promise<void> {
  for (const order of ordersOf(packages))
    await withLockedSale(write, order, (change) =>
      recordSaleEvent(change, { action: timelineActions[journey], reason: number }),
    );
}
