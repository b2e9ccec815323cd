/** Writes of the carriers that a warehouse books. */
import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { warehouseBookings } from './warehouse-bookings.tables.ts';
import { warehouseShipments } from './warehouse-shipments.tables.ts';

const { label: _, ...columns } = getTableColumns(warehouseBookings);
/** Without the label, which is large. */
export const bookingColumns = { ...columns, hasLabel: sql<boolean>`"label" is not null` };

type Row = typeof warehouseBookings.$inferSelect;
export type BookingRecord = Omit<Row, 'label'> & { readonly hasLabel: boolean };
type NewBooking = Omit<
  typeof warehouseBookings.$inferInsert,
  'status' | 'code' | 'priceMinor' | 'reference' | 'trackingNumbers' | 'deliveredNumbers' | 'pieceNews' | 'label'
>;
type Outcome = Partial<Pick<Row, 'code' | 'reference' | 'priceMinor' | 'currency' | 'trackingNumbers' | 'label'>> &
  Pick<Row, 'status'>;

const waiting: Row['status'][] = ['REQUESTED', 'PENDING'];
const ofShipment = (shipmentId: string) => eq(warehouseBookings.shipmentId, shipmentId);

export async function insertBooking(db: Db, booking: NewBooking): Promise<void> {
  await db
    .insert(warehouseBookings)
    .values({ ...booking, status: 'REQUESTED', priceMinor: 0n, trackingNumbers: [] })
    .execute();
}

export async function bookingById(db: Db, id: string): Promise<BookingRecord | null> {
  const [found] = await db.select(bookingColumns).from(warehouseBookings).where(eq(warehouseBookings.id, id));
  return found ?? null;
}

const withStatus = async (db: Db, shipmentId: string, statuses: Row['status'][]): Promise<BookingRecord | null> => {
  const [found] = await db
    .select(bookingColumns)
    .from(warehouseBookings)
    .where(and(ofShipment(shipmentId), inArray(warehouseBookings.status, statuses)))
    .orderBy(desc(warehouseBookings.createdAt))
    .limit(1);
  return found ?? null;
};

/** The booking that counts. */
export const standingBooking = (db: Db, shipmentId: string): Promise<BookingRecord | null> =>
  withStatus(db, shipmentId, ['SUCCEEDED']);

/** The attempt that waits for its outcome. */
export const waitingBooking = (db: Db, shipmentId: string): Promise<BookingRecord | null> =>
  withStatus(db, shipmentId, waiting);

export type FollowedBooking = Pick<
  BookingRecord,
  'id' | 'carrier' | 'trackingNumbers' | 'deliveredNumbers' | 'pieceNews'
>;

/** Those of shipments on their way whose day has come, in the order of their ids after `after`. */
export const followedBookings = (db: Db, today: string, after: string, limit: number): Promise<FollowedBooking[]> =>
  db
    .select({
      id: warehouseBookings.id,
      carrier: warehouseBookings.carrier,
      trackingNumbers: warehouseBookings.trackingNumbers,
      deliveredNumbers: warehouseBookings.deliveredNumbers,
      pieceNews: warehouseBookings.pieceNews,
    })
    .from(warehouseBookings)
    .innerJoin(warehouseShipments, eq(warehouseShipments.id, warehouseBookings.shipmentId))
    .where(
      and(
        eq(warehouseBookings.status, 'SUCCEEDED'),
        eq(warehouseShipments.status, 'SHIPPED'),
        lte(warehouseBookings.pickupDate, today),
        gt(warehouseBookings.id, after),
      ),
    )
    .orderBy(asc(warehouseBookings.id))
    .limit(limit)
    .execute();

/** False when another process concluded it before. */
export async function concludeBooking(db: Db, id: string, outcome: Outcome): Promise<boolean> {
  const changed = await db
    .update(warehouseBookings)
    .set(outcome)
    .where(and(eq(warehouseBookings.id, id), inArray(warehouseBookings.status, waiting)))
    .returning({ id: warehouseBookings.id });
  return changed.length > 0;
}

/** Shipments of which a piece has this number. */
export const shipmentsOfPiece = (db: Db, number: string) =>
  db
    .select({ id: warehouseBookings.shipmentId })
    .from(warehouseBookings)
    .where(
      and(
        eq(warehouseBookings.status, 'SUCCEEDED'),
        sql`${warehouseBookings.trackingNumbers} @> ${JSON.stringify([number])}::jsonb`,
      ),
    );

type Pieces = Partial<Pick<Row, 'deliveredNumbers' | 'pieceNews'>>;

/** Which of its pieces were brought, and what is known of the others. */
export async function savePieces(db: Db, id: string, pieces: Pieces): Promise<void> {
  await db.update(warehouseBookings).set(pieces).where(eq(warehouseBookings.id, id));
}

/** A booking that counted no longer does. Its label, with the buyer's address, goes. */
export async function endBooking(db: Db, id: string, status: 'CANCELLED' | 'USED'): Promise<void> {
  await db
    .update(warehouseBookings)
    .set({ status, label: null, cancellation: null })
    .where(eq(warehouseBookings.id, id));
}

/** While its carrier is told not to come, and when it never answered; null: neither. */
export async function markCancellation(db: Db, id: string, cancellation: Row['cancellation']): Promise<void> {
  await db.update(warehouseBookings).set({ cancellation }).where(eq(warehouseBookings.id, id));
}

/** A booking that does not count, and whose carrier may come all the same. False: it was known. */
export async function markUnconfirmed(db: Db, id: string): Promise<boolean> {
  const code = 'pickup_not_confirmed';
  const changed = await db
    .update(warehouseBookings)
    .set({ code })
    .where(
      and(
        eq(warehouseBookings.id, id),
        inArray(warehouseBookings.status, ['CANCELLED', 'FAILED']),
        sql`${warehouseBookings.code} is distinct from ${code}`,
      ),
    )
    .returning({ id: warehouseBookings.id });
  return changed.length > 0;
}
