/** A booked carrier that is not wanted any more is told not to come, and the shipment has none. */
import { enqueue } from '../../platform/jobs/jobs.ts';
import { carrierByQid } from '../carriers/carriers.public.ts';
import type { ShipmentChange } from './locked-shipment.ts';
import { markBookingCancelled, standingBooking } from './warehouse-bookings.repository.ts';
import { insertShipmentEvent, saveShipment } from './warehouse-shipments.repository.ts';

/**
 * The shipment without the carrier that was booked for it; as it is when none was. What follows cannot bring the booking
 * back: the step that is taken back afterwards finds none either.
 */
export async function withoutBooking<Change extends ShipmentChange>(change: Change): Promise<Change> {
  const { db, now, actor, shipment } = change;
  const booking = await standingBooking(db, shipment.id);
  if (!booking) return change;
  await markBookingCancelled(db, booking.id);
  await enqueue(db, 'warehouse_shipments.cancel_booking', { bookingId: booking.id });
  const none = { carrier: null, trackingNumber: null };
  await saveShipment(db, shipment.id, none);
  await insertShipmentEvent(db, {
    ...{ shipmentId: shipment.id, at: now, action: 'booking_cancelled', note: nameOf(booking.carrier), before: null },
    ...{ actorId: actor.userId, actorName: actor.name },
  });
  return { ...change, shipment: { ...shipment, ...none } };
}

export const nameOf = (carrier: string): string => carrierByQid(carrier)?.name ?? carrier;
