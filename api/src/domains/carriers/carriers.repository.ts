/** Writes of carrier bookings and their labels. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { carrierBookings, carrierLabels } from './carriers.tables.ts';

export type BookingRecord = typeof carrierBookings.$inferSelect;

const waiting: BookingRecord['status'][] = ['REQUESTED', 'PENDING'];
const own = (sellerId: string, id: string) => and(eq(carrierBookings.sellerId, sellerId), eq(carrierBookings.id, id));

export async function insertBooking(db: Db, booking: typeof carrierBookings.$inferInsert): Promise<void> {
  await db.insert(carrierBookings).values(booking).execute();
}

export async function bookingOf(db: Db, sellerId: string, id: string): Promise<BookingRecord | undefined> {
  const [found] = await db.select().from(carrierBookings).where(own(sellerId, id));
  return found;
}

/** The booking that counts, with its label; undefined when none does. */
export async function labelOfSale(
  db: Db,
  sellerId: string,
  saleId: string,
): Promise<{ reference: string | null; pdf: Uint8Array } | undefined> {
  const [found] = await db
    .select({ reference: carrierBookings.reference, pdf: carrierLabels.pdf })
    .from(carrierBookings)
    .innerJoin(
      carrierLabels,
      and(eq(carrierLabels.sellerId, carrierBookings.sellerId), eq(carrierLabels.bookingId, carrierBookings.id)),
    )
    .where(
      and(
        eq(carrierBookings.sellerId, sellerId),
        eq(carrierBookings.saleId, saleId),
        eq(carrierBookings.status, 'SUCCEEDED'),
      ),
    )
    .orderBy(desc(carrierBookings.createdAt))
    .limit(1);
  return found;
}

export async function saveLabel(
  db: Db,
  { sellerId, id }: Pick<BookingRecord, 'sellerId' | 'id'>,
  pdf: Uint8Array,
  createdAt: Instant,
): Promise<void> {
  await db.insert(carrierLabels).values({ sellerId, bookingId: id, pdf, createdAt });
}

type Outcome = Partial<Pick<BookingRecord, 'status' | 'code' | 'reference' | 'priceMinor' | 'currency' | 'hasLabel'>>;

/** The booking with its outcome, unless another process concluded it before: then undefined. */
export async function concludeBooking(
  db: Db,
  sellerId: string,
  id: string,
  outcome: Outcome,
): Promise<BookingRecord | undefined> {
  const [after] = await db
    .update(carrierBookings)
    .set(outcome)
    .where(and(own(sellerId, id), inArray(carrierBookings.status, waiting)))
    .returning();
  return after;
}

/** A booking that counted no longer does. */
export async function markBookingCancelled(db: Db, sellerId: string, id: string): Promise<void> {
  await db.update(carrierBookings).set({ status: 'CANCELLED' }).where(own(sellerId, id));
}

/** Whether an attempt still waits for its outcome. */
export async function isBeingBooked(db: Db, sellerId: string, saleId: string): Promise<boolean> {
  const asked = and(
    eq(carrierBookings.sellerId, sellerId),
    eq(carrierBookings.saleId, saleId),
    inArray(carrierBookings.status, waiting),
  );
  return (await db.select({ id: carrierBookings.id }).from(carrierBookings).where(asked).limit(1)).length > 0;
}
