/** Reads of the carriers that a warehouse books. */
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type BookingRecord, bookingColumns } from './warehouse-bookings.repository.ts';
import { warehouseBookings } from './warehouse-bookings.tables.ts';

/** Those of a shipment, the newest first. */
export const bookingsOf = (db: Db, shipmentId: string): Promise<BookingRecord[]> =>
  db
    .select(bookingColumns)
    .from(warehouseBookings)
    .where(eq(warehouseBookings.shipmentId, shipmentId))
    .orderBy(desc(warehouseBookings.createdAt), desc(warehouseBookings.id))
    .limit(50)
    .execute();

/** The carrier's label of the booking that counts. */
export async function labelOf(db: Db, shipmentId: string): Promise<Uint8Array | null> {
  const [found] = await db
    .select({ pdf: warehouseBookings.label })
    .from(warehouseBookings)
    .where(and(eq(warehouseBookings.shipmentId, shipmentId), eq(warehouseBookings.status, 'SUCCEEDED')))
    .orderBy(desc(warehouseBookings.createdAt))
    .limit(1);
  return found?.pdf ?? null;
}
