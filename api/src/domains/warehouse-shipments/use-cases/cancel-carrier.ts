/**
 * A worker cancels the carrier booked for an open shipment, as sellers cancel theirs: the carrier is asked first, outside any
 * transaction, and one that is on its way or silent leaves everything as it is. A job stands behind it, for a process that dies
 * once the carrier was told.
 */
import { systemActor } from '../../../kernel/actor.ts';
import { plus, seconds } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue, withdraw } from '../../../platform/jobs/jobs.ts';
import { isRepeated, type KeyedOpening, openWrite, type Write } from '../../../platform/write.ts';
import { lockPackagesOfShipment } from '../../packages/packages.public.ts';
import { isPickupOver } from '../bookings.rules.ts';
import { withoutBooking } from '../cancel-booking.ts';
import {
  type ShipmentChange,
  type ShipmentTarget,
  statusAfter,
  tellShipment,
  withLockedShipment,
} from '../locked-shipment.ts';
import { type BookingRecord, standingBooking } from '../warehouse-bookings.repository.ts';
import { refuse } from '../warehouse-shipments.errors.ts';
import { shipmentDetailIn, timeZoneOfWarehouse } from '../warehouse-shipments.read-model.ts';
import { lockShipment } from '../warehouse-shipments.repository.ts';
import { reopen } from './close-shipment.ts';

/** Longer than all tries of a carrier's cancellation together. */
const longestCancelling = seconds(60);
const reason = 'Cancelled by the warehouse';

/** `bookingId`: the booking that is to be cancelled; another one that stands in its place is left alone. */
type Place = { readonly warehouseId: string; readonly shipmentId: string; readonly bookingId: string };

/**
 * The booking whose carrier said that it does not come. Null: nobody was asked, for want of a booking that can be cancelled, or
 * because its pickup day is over, or because the call is a repeated one. Refuses with `too_late_to_cancel`,
 * `carrier_unavailable` and `idempotency_key_reused`.
 */
export async function tellNotToCome(deps: Deps, opening: KeyedOpening, place: Place): Promise<string | null> {
  const booking = (await isRepeated(deps, opening)) ? null : await cancellable(deps, place);
  if (!booking) return null;
  const { id, carrier, reference } = booking;
  const key = `warehouse_shipments.conclude_cancelling.${id}`;
  const at = plus(deps.clock.now(), longestCancelling);
  await deps.database.write('system', (db) =>
    enqueue(db, 'warehouse_shipments.conclude_cancelling', { bookingId: id }, { at, key }),
  );
  const outcome = await deps.carriers.cancel({ id, carrier, reference, reason });
  if (outcome === 'cancelled') return id;
  await deps.database.write('system', (db) => withdraw(db, key));
  throw refuse(outcome === 'too_late' ? 'too_late_to_cancel' : 'carrier_unavailable');
}

function cancellable(
  { database, clock }: Deps,
  { warehouseId, shipmentId, bookingId }: Place,
): Promise<BookingRecord | null> {
  return database.read('system', async (db) => {
    const found = await shipmentDetailIn(db, warehouseId, shipmentId);
    if (found?.shipment.status !== 'OPEN') return null;
    const booking = await standingBooking(db, shipmentId);
    const timeZone = await timeZoneOfWarehouse(db, warehouseId);
    return booking?.id === bookingId && !isPickupOver(booking.pickupDate, clock.now(), timeZone) ? booking : null;
  });
}

type Target = ShipmentTarget & { readonly bookingId: string; readonly told: string | null };

/** While the shipment is open. Refuses with `shipment_not_booked`, `shipment_not_in_state` and the like. */
export function cancelBookingOf(write: Write, { bookingId, told, ...target }: Target): Promise<void> {
  return withLockedShipment(write, target, (change) => end(change, bookingId, told));
}

/** One that was closed while its carrier was told not to come is opened again: nobody would collect it. */
async function end(change: ShipmentChange, bookingId: string, told: string | null): Promise<void> {
  const { db, shipment } = change;
  const isStanding = (await standingBooking(db, shipment.id))?.id === bookingId;
  if (isStanding && told !== null && shipment.status === 'READY_TO_SHIP') return reopen(change, told);
  statusAfter(change, 'book');
  if (!isStanding) throw refuse('shipment_not_booked');
  await withoutBooking(change, told);
  await tellShipment(change, shipment.warehouseId);
}

/** What is left of a cancellation whose process died on the way: the carrier is asked again, and its word is written. */
export async function concludeCancelling(deps: Deps, booking: BookingRecord): Promise<void> {
  const { id, warehouseId, shipmentId, carrier, reference } = booking;
  const outcome = await deps.carriers.cancel({ id, carrier, reference, reason });
  if (outcome === 'silent') throw new Error('The carrier is silent; it is told again not to come');
  if (outcome !== 'cancelled') return;
  await openWrite(deps, { actor: systemActor, scope: 'system' }, async (write) => {
    const shipment = await lockShipment(write.db, warehouseId, shipmentId);
    if (!shipment || !['OPEN', 'READY_TO_SHIP'].includes(shipment.status)) return;
    if ((await standingBooking(write.db, shipmentId))?.id !== id) return;
    await end({ ...write, shipment, packages: await lockPackagesOfShipment(write.db, shipmentId) }, id, id);
  });
}
