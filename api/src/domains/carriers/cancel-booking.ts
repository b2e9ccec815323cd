/** A booking that is not wanted any more: it counts no longer, and the carrier is told not to come by a job. */
import type { Db } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { bookingOf, markBookingCancelled } from './carriers.repository.ts';

/** True when there was a booking to call off. The sale is locked by the caller. */
export async function cancelBooking(db: Db, sellerId: string, bookingId: string): Promise<boolean> {
  const booking = await bookingOf(db, sellerId, bookingId);
  if (booking?.status !== 'SUCCEEDED') return false;
  await markBookingCancelled(db, sellerId, bookingId);
  await enqueue(db, 'carriers.cancel', { sellerId, bookingId });
  return true;
}
