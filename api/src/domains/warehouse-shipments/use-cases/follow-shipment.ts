/** What is told of a shipment on its way: by its carrier, by a lead who heard of it, or by nobody for fifteen working days. */

import type { CarrierEventCode } from '@quayside/contract/shipments';
import type { carrierNewsBody } from '@quayside/contract/warehouse-shipments';
import type { z } from 'zod';
import type { Instant } from '../../../kernel/clock.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { lockPackagesOfShipment, movePackages, type PackageRecord } from '../../packages/packages.public.ts';
import { recordSaleEvent, withLockedSale } from '../../sales/sales.public.ts';
import {
  isKnownOfPiece,
  isNews,
  type JourneyNews,
  journeyOf,
  type PieceNews,
  type Trouble,
  troubleOf,
  worstOf,
} from '../journey.rules.ts';
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
import { type BookingRecord, savePieces, standingBooking } from '../warehouse-bookings.repository.ts';
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
  const { code, at, note, number } = told;
  const booking = await standingBooking(db, id);
  if (booking && number !== undefined && booking.trackingNumbers.includes(number))
    return followPiece(change, booking, { ...told, number });
  const journey = journeyOf(code);
  if (journey !== null && !isNews(shipment, { journey, at })) return false;
  await (journey === null ? deliver(change, note) : moveAll(change, { journey, at }, note));
  return true;
}

type ToldOfPiece = Told & { readonly number: string };

/** Each piece goes its own way: a trouble of one stands until that one is told of anew. What was brought has ended. */
async function followPiece(change: ShipmentChange, booking: BookingRecord, told: ToldOfPiece): Promise<boolean> {
  const { number, code, at, note } = told;
  if (isKnownOfPiece(booking, told)) return false;
  const journey = journeyOf(code);
  if (journey === null) return bring(change, booking, told);
  const known = booking.pieceNews.find((one) => one.number === number);
  const pieceNews = [...newsOfOthers(booking, number), { number, journey, at }];
  await savePieces(change.db, booking.id, { pieceNews });
  const where = worstOf(pieceNews) ?? { journey, at };
  // What is lost altogether is claimed; with the first lost piece only that something is missing was told.
  const isLast = known?.journey !== 'LOST' && isAllLost(booking, pieceNews);
  await (isLast && change.shipment.journey === 'LOST' ? tellAllLost(change, where) : move(change, where, note));
  return true;
}

const isAllLost = ({ trackingNumbers }: BookingRecord, pieceNews: readonly PieceNews[]): boolean =>
  pieceNews.length === trackingNumbers.length && pieceNews.every(({ journey }) => journey === 'LOST');

async function tellAllLost({ db, now, shipment }: ShipmentChange, { at }: JourneyNews): Promise<void> {
  const { id: shipmentId, number } = shipment;
  await saveShipment(db, shipmentId, { journeyAt: at });
  await emit(db, now, 'warehouse_shipment.troubled', { shipmentId, number, journey: 'LOST' });
}

const newsOfOthers = ({ pieceNews }: BookingRecord, number: string) => pieceNews.filter((one) => one.number !== number);

/** The last of its pieces delivers the shipment; of one before, it is where the others are. */
async function bring(change: ShipmentChange, booking: BookingRecord, { number, at, note }: ToldOfPiece): Promise<true> {
  const deliveredNumbers = [...booking.deliveredNumbers, number];
  const pieceNews = newsOfOthers(booking, number);
  await savePieces(change.db, booking.id, { deliveredNumbers, pieceNews });
  const isLast = deliveredNumbers.length === booking.trackingNumbers.length;
  const where = worstOf(pieceNews) ?? { journey: 'IN_TRANSIT', at };
  await (isLast ? deliver(change, note) : move(change, where, note));
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
    await (journey === null ? deliver(change, note) : moveAll(change, { journey, at: now }, note));
  });
}

/** What came back stands here again, closed as it was: a lead opens it, and sends it anew. */
export function takeBackShipment(write: Write, target: ShipmentTarget): Promise<void> {
  return withLockedShipment(write, target, async (change) => {
    const { shipment, packages } = change;
    if (shipment.journey !== 'RETURNED') throw refuse('shipment_not_in_state', { status: shipment.status });
    const patch = { journey: null, journeyAt: null, driverName: null, signature: null, shippedAt: null };
    await saveStep(change, { event: 'take_back', patch, isFinal: true });
    const booking = await standingBooking(change.db, shipment.id);
    if (booking) await savePieces(change.db, booking.id, { deliveredNumbers: [], pieceNews: [] });
    await movePackages(change, packages, { event: 'take_back_hand_over', note: shipment.number });
  });
}

/** Told of all that was not brought. */
async function moveAll(change: ShipmentChange, news: JourneyNews, note: string): Promise<void> {
  const { db, shipment } = change;
  const booking = await standingBooking(db, shipment.id);
  if (booking) {
    const left = booking.trackingNumbers.filter((number) => !booking.deliveredNumbers.includes(number));
    await savePieces(db, booking.id, { pieceNews: left.map((number) => ({ number, ...news })) });
  }
  await move(change, news, note);
}

async function move(change: ShipmentChange, { journey, at }: JourneyNews, note: string): Promise<void> {
  const { db, now, actor, shipment } = change;
  const { id: shipmentId, number, warehouseId } = shipment;
  if (journey === shipment.journey && at === shipment.journeyAt) return;
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
