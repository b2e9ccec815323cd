/** What changes of a sale look up about its shipments. */
import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { parcels, shipments } from '../../shipments/shipments.tables.ts';

const unscanned: (typeof parcels.$inferSelect)['status'][] = ['DRAFT', 'LABELS_READY', 'PICKUP_SCHEDULED', 'CANCELLED'];

/** Whether a carrier has scanned any of them, or one came to our warehouse and was sent back. The sale is locked by the caller, so that no scan comes in between. */
export async function hasScannedShipment(db: Db, sellerId: string, saleId: string): Promise<boolean> {
  const found = await db
    .select({ status: parcels.status })
    .from(parcels)
    .where(and(eq(parcels.sellerId, sellerId), eq(parcels.saleId, saleId), notInArray(parcels.status, unscanned)))
    .limit(1);
  return found.length > 0;
}

/** Track and trace numbers of those that were not taken back. */
export async function numbersOfSale(db: Db, sellerId: string, saleId: string): Promise<string[]> {
  const found = await db
    .select({ numbers: shipments.trackAndTraceNumbers })
    .from(shipments)
    .where(and(eq(shipments.sellerId, sellerId), eq(shipments.saleId, saleId), ne(shipments.status, 'CANCELLED')));
  return found.flatMap(({ numbers }) => numbers);
}
