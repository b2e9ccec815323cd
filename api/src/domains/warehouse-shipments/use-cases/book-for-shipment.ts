/**
 * Books a carrier for a shipment of a warehouse, as sellers book theirs (domain page, section 4): the attempt is written, the
 * carrier asked outside any transaction, and the outcome written. Only SUCCEEDED counts. A job takes up attempts whose process
 * or answer was lost.
 */
import type { warehouseBookingBody } from '@quayside/contract/warehouse-bookings';
import { z } from 'zod';
import {
  type BookingCode,
  bookingCodes,
  lineRefusal,
  longestAddressLine,
} from '../../../adapters/carriers/carriers.port.ts';
import { plus, seconds } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { type KeyedOpening, writeOnce } from '../../../platform/write.ts';
import { refuseEnded } from '../addable-packages.ts';
import { checkLoads, ownCurrency, requestOf } from '../booking-request.ts';
import { cargoOf } from '../bookings.rules.ts';
import { type ShipmentChange, statusAfter, tellShipment, withLockedShipment } from '../locked-shipment.ts';
import { bookingById, insertBooking, standingBooking, waitingBooking } from '../warehouse-bookings.repository.ts';
import { refuse } from '../warehouse-shipments.errors.ts';
import { concludeAttempt, concludeKey, movedOn } from './conclude-booking.ts';

type Body = z.infer<typeof warehouseBookingBody>;
/** The first transaction's answer, kept under the key: which attempt it made. */
const asked = z.strictObject({ id: z.uuid() });
/** An attempt without an outcome after so long was lost with its process: longer than all calls of a carrier together. */
const longestBooking = seconds(60);

/** Refuses with the carrier's code when it says no; a PENDING booking is no refusal. */
export async function bookForShipment(
  deps: Deps,
  opening: KeyedOpening,
  { shipmentId, version, ...wish }: Body & { readonly shipmentId: string },
): Promise<void> {
  if (!deps.flags.logistics) throw refuse('logistics_off');
  checkLoads(wish.loads);
  let made = '';
  const { id } = await writeOnce(deps, opening, asked, (write) =>
    withLockedShipment(write, { shipmentId, version }, async (change) => {
      made = await askFor(change, wish);
      return { id: made };
    }),
  );
  const booking = await deps.database.read('system', (db) => bookingById(db, id));
  if (!booking) throw refuse('shipment_not_found');
  // Another than was made: a repeated key, also where the transaction was tried twice.
  if (made !== id) return tellAgain(booking);
  const request = await requestOf(deps.database, booking);
  const tooLong = lineRefusal(request.from);
  const outcome = tooLong ? ({ status: 'FAILED', code: tooLong } as const) : await deps.carriers.book(request);
  const after = await concludeAttempt(deps, opening.actor, booking, outcome);
  if (outcome.status === 'FAILED') throw refuse(outcome.code, detailsOf(outcome.code, request.from.line1));
  if (after === 'CANCELLED') throw refuse(movedOn);
}

/** A repeated key gets the same refusal again; what did not fail is read from the shipment. */
function tellAgain({ status, code: kept }: { readonly status: string; readonly code: string | null }): void {
  const code = bookingCodes.find((one) => one === kept);
  if (status === 'FAILED' && code) throw refuse(code);
  if (status === 'CANCELLED' && kept === movedOn) throw refuse(movedOn);
}

const detailsOf = (code: BookingCode, line1: string) =>
  code === 'seller_shipping_address_line_one_too_long' ? { length: line1.length, maximum: longestAddressLine } : {};

async function askFor(change: ShipmentChange, { carrier, pickupDate, loads }: Omit<Body, 'version'>): Promise<string> {
  const { db, now, shipment, packages } = change;
  statusAfter(change, 'book');
  if (packages.length === 0) throw refuse('shipment_empty');
  const booked = await standingBooking(db, shipment.id);
  if (booked)
    throw refuse(booked.cancellation === 'ASKING' ? 'shipment_cancelling_carrier' : 'shipment_carrier_booked');
  if (await waitingBooking(db, shipment.id)) throw refuse('booking_in_progress');
  await refuseEnded(db, packages);
  const id = newId();
  await insertBooking(db, {
    ...{ id, warehouseId: shipment.warehouseId, shipmentId: shipment.id, carrier, pickupDate, loads },
    ...{ currency: ownCurrency, cargo: cargoOf(packages), createdAt: now },
  });
  const at = plus(now, longestBooking);
  const attempt = { bookingId: id, question: 0 };
  await enqueue(db, 'warehouse_shipments.conclude_booking', attempt, { at, key: concludeKey(id) });
  await tellShipment(change, shipment.warehouseId);
  return id;
}
