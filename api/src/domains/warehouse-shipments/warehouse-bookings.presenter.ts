/** How a carrier that is booked for a shipment looks on the wire. */
import type { WarehouseBookingAnswer } from '@quayside/contract/warehouse-bookings';
import { money, toWire } from '../../kernel/money.ts';
import type { BookingRecord } from './warehouse-bookings.repository.ts';

/** `bookings`: of one shipment, the newest first; `today`: the date at its warehouse. */
export function presentBookings(bookings: readonly BookingRecord[], today: string): WarehouseBookingAnswer {
  const counts = bookings.find(({ status }) => status === 'SUCCEEDED');
  const [last] = bookings;
  return {
    carrierBooking: counts ? presentBooking(counts, today) : null,
    lastAttempt: last && last.status !== 'USED' ? { status: last.status, code: last.code, at: last.createdAt } : null,
  };
}

function presentBooking(booking: BookingRecord, today: string): WarehouseBookingAnswer['carrierBooking'] {
  const {
    id: qid,
    carrier,
    pickupDate,
    priceMinor,
    currency,
    reference,
    hasLabel,
    trackingNumbers,
    loads,
    cancellation,
  } = booking;
  return {
    ...{ qid, status: 'SUCCEEDED', carrier, pickupDate, price: toWire(money(priceMinor, currency)) },
    ...{ reference: reference ?? '', hasLabel, trackingNumbers: [...trackingNumbers], loads: [...loads] },
    ...{ isPickupOver: pickupDate < today, cancellation },
  };
}
