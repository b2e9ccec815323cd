/** A booking that is not wanted any more: it counts no longer, and what it cost is given back. */
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { giveBackCarrier } from './carrier-cost.ts';
import { bookingOf, markBookingCancelled } from './carriers.repository.ts';

type OfSale = { readonly sellerId: string; readonly orderNumber: string; readonly at: Instant };

/** For a carrier that knows already. True when there was a booking to call off. The sale is locked by the caller. */
export async function callOff(db: Db, { sellerId, orderNumber, at }: OfSale, bookingId: string): Promise<boolean> {
  const booking = await bookingOf(db, sellerId, bookingId);
  if (booking?.status !== 'SUCCEEDED') return false;
  await markBookingCancelled(db, sellerId, bookingId);
  await giveBackCarrier(db, booking, { orderNumber, at });
  return true;
}

/** The same, and a job tells the carrier not to come. */
export async function cancelBooking(db: Db, of: OfSale, bookingId: string): Promise<boolean> {
  const wasBooked = await callOff(db, of, bookingId);
  if (wasBooked) await enqueue(db, 'carriers.cancel', { sellerId: of.sellerId, bookingId });
  return wasBooked;
}
