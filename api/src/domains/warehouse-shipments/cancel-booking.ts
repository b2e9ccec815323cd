/** A booked carrier that is not wanted any more is told not to come, and the shipment has none. */
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { carrierByQid } from '../carriers/carriers.public.ts';
import { type ShipmentChange, tellShipment } from './locked-shipment.ts';
import { type BookingRecord, endBooking, markUnconfirmed, standingBooking } from './warehouse-bookings.repository.ts';
import { cameBackSince, insertShipmentEvent, lockShipment, saveShipment } from './warehouse-shipments.repository.ts';

/**
 * The shipment without the carrier that was booked for it; as it is when none was. What follows cannot bring the booking
 * back: the step that is taken back afterwards finds none either. `told` is the booking whose carrier said already that it
 * does not come; one that carried the shipment before it came back is told nothing.
 */
export async function withoutBooking<Change extends ShipmentChange>(
  change: Change,
  told: string | null = null,
): Promise<Change> {
  const { db, now, actor, shipment } = change;
  const booking = await standingBooking(db, shipment.id);
  if (!booking) return change;
  const isUsed = await cameBackSince(db, shipment.id, booking.createdAt);
  await endBooking(db, booking.id, isUsed ? 'USED' : 'CANCELLED');
  if (!isUsed && told !== booking.id)
    await enqueue(db, 'warehouse_shipments.cancel_booking', { bookingId: booking.id });
  const none = { carrier: null, trackingNumber: null };
  await saveShipment(db, shipment.id, none);
  if (isUsed) return { ...change, shipment: { ...shipment, ...none } };
  await insertShipmentEvent(db, {
    ...{ shipmentId: shipment.id, at: now, action: 'booking_cancelled', note: nameOf(booking.carrier), before: null },
    ...{ actorId: actor.userId, actorName: actor.name },
  });
  return { ...change, shipment: { ...shipment, ...none } };
}

/** The carrier did not say that it stays away: told once, with the booking and in the shipment's history. */
export async function tellUnconfirmed(
  deps: Deps,
  { id, warehouseId, shipmentId, carrier }: BookingRecord,
): Promise<void> {
  await openWrite(deps, { actor: systemActor, scope: 'system' }, async (write) => {
    const { db, now, actor } = write;
    if (!(await lockShipment(db, warehouseId, shipmentId)) || !(await markUnconfirmed(db, id))) return;
    await insertShipmentEvent(db, {
      ...{ shipmentId, at: now, action: 'booking_not_cancelled', note: nameOf(carrier), before: null },
      ...{ actorId: actor.userId, actorName: actor.name },
    });
    await tellShipment(write, warehouseId);
  });
}

export const nameOf = (carrier: string): string => carrierByQid(carrier)?.name ?? carrier;
