/** Writes what became of an attempt to book a carrier. Only SUCCEEDED counts; whoever comes second changes nothing. */
import type { BookingOutcome } from '../../../adapters/carriers/carriers.port.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { plus } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import { normaliseNumber, pauseBefore } from '../../carriers/carriers.public.ts';
import { lockPackagesOfShipment } from '../../packages/packages.public.ts';
import { cargoOf } from '../bookings.rules.ts';
import { nameOf } from '../cancel-booking.ts';
import { type ShipmentChange, tellShipment } from '../locked-shipment.ts';
import { type BookingRecord, bookingById, concludeBooking, standingBooking } from '../warehouse-bookings.repository.ts';
import { insertShipmentEvent, lockShipment, saveShipment } from '../warehouse-shipments.repository.ts';

/** One question at a time is asked about an attempt. */
export const concludeKey = (bookingId: string): string => `warehouse_shipments.conclude_booking.${bookingId}`;

/** Why an attempt that the carrier took is CANCELLED: the shipment is no longer what it was asked for. */
export const movedOn = 'shipment_not_in_state';

/** The status that was written; null when it had an outcome already. */
export function concludeAttempt(
  deps: Deps,
  actor: Actor,
  booking: BookingRecord,
  outcome: BookingOutcome,
  question = 0,
): Promise<BookingRecord['status'] | null> {
  return openWrite(deps, { actor, scope: 'system' }, async (write) => {
    const status = await written(write, booking, outcome, question);
    await tellShipment(write, booking.warehouseId);
    return status;
  });
}

async function written(write: Write, booking: BookingRecord, outcome: BookingOutcome, question: number) {
  const { db } = write;
  const { id, shipmentId, warehouseId } = booking;
  const shipment = await lockShipment(db, warehouseId, shipmentId);
  if (!shipment) return null;
  if (outcome.status === 'PENDING') return wait(write, id, question);
  if (outcome.status === 'FAILED') return conclude(write, id, { status: 'FAILED', code: outcome.code });
  const change = { ...write, shipment, packages: await lockPackagesOfShipment(db, shipmentId) };
  return succeed(change, booking, outcome);
}

async function conclude({ db }: Write, id: string, outcome: Parameters<typeof concludeBooking>[2]) {
  return (await concludeBooking(db, id, outcome)) ? outcome.status : null;
}

async function wait(write: Write, bookingId: string, question: number) {
  const { db, now } = write;
  const again = { bookingId, question: question + 1 };
  const at = plus(now, pauseBefore(question));
  await enqueue(db, 'warehouse_shipments.conclude_booking', again, { at, key: concludeKey(bookingId) });
  return conclude(write, bookingId, { status: 'PENDING' });
}

/** A shipment that moved on while the carrier was asked takes no booking: the carrier is told not to come. */
async function succeed(
  change: ShipmentChange,
  booking: BookingRecord,
  { reference, priceMinor, currency, trackingNumbers, label }: Extract<BookingOutcome, { status: 'SUCCEEDED' }>,
) {
  const { db, now, actor, shipment } = change;
  const bill = { reference, priceMinor, currency };
  if (!(await isStillWanted(change, booking))) {
    const status = await conclude(change, booking.id, { status: 'CANCELLED', code: movedOn, ...bill });
    await cancelUnlessCounts(change, booking.id);
    return status;
  }
  const numbers = trackingNumbers.map(normaliseNumber);
  const status = await conclude(change, booking.id, { status: 'SUCCEEDED', ...bill, label, trackingNumbers: numbers });
  if (!status) {
    await cancelUnlessCounts(change, booking.id);
    return null;
  }
  await saveShipment(db, shipment.id, { carrier: booking.carrier, trackingNumber: numbers[0] ?? null });
  await insertShipmentEvent(db, {
    ...{ shipmentId: shipment.id, at: now, action: 'booked', note: nameOf(booking.carrier), before: null },
    ...{ actorId: actor.userId, actorName: actor.name },
  });
  return status;
}

/** A carrier that comes for an attempt that does not count is told not to, also when it was given up before its answer came. */
async function cancelUnlessCounts({ db }: Write, bookingId: string): Promise<void> {
  const status = (await bookingById(db, bookingId))?.status;
  if (status === 'FAILED' || status === 'CANCELLED')
    await enqueue(db, 'warehouse_shipments.cancel_booking', { bookingId });
}

/** It is still open, without another carrier, and the same packages stand in it. */
async function isStillWanted({ db, shipment, packages }: ShipmentChange, { cargo }: BookingRecord): Promise<boolean> {
  if (shipment.status !== 'OPEN' || cargo !== cargoOf(packages)) return false;
  return (await standingBooking(db, shipment.id)) === null;
}
