/** Writes of carrier bookings. */
import { and, eq, gt } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { carrierBookings } from './carriers.tables.ts';

export type BookingRecord = typeof carrierBookings.$inferSelect;

export async function insertBooking(db: Db, booking: typeof carrierBookings.$inferInsert): Promise<void> {
  await db.insert(carrierBookings).values(booking).execute();
}

export async function concludeBooking(
  db: Db,
  sellerId: string,
  id: string,
  outcome: Partial<Pick<BookingRecord, 'status' | 'code' | 'reference' | 'priceMinor'>>,
): Promise<BookingRecord> {
  const [after] = await db
    .update(carrierBookings)
    .set(outcome)
    .where(and(eq(carrierBookings.sellerId, sellerId), eq(carrierBookings.id, id)))
    .returning();
  if (!after) throw new Error('Assertion failed: a booking that was asked for is kept');
  return after;
}

/** Whether an attempt that began after `since` still waits for its outcome. */
export async function isBookingSince(db: Db, sellerId: string, saleId: string, since: Instant): Promise<boolean> {
  const waiting = and(
    eq(carrierBookings.sellerId, sellerId),
    eq(carrierBookings.saleId, saleId),
    eq(carrierBookings.status, 'REQUESTED'),
    gt(carrierBookings.createdAt, since),
  );
  return (await db.select({ id: carrierBookings.id }).from(carrierBookings).where(waiting).limit(1)).length > 0;
}
