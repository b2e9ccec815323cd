/** Writes of shipments. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { shipments } from './shipments.tables.ts';

export type ShipmentRecord = typeof shipments.$inferSelect;

export async function insertShipment(db: Db, shipment: typeof shipments.$inferInsert): Promise<ShipmentRecord> {
  const [made] = await db.insert(shipments).values(shipment).returning();
  if (!made) throw new Error('Assertion failed: an inserted shipment is returned');
  return made;
}

export async function setShipmentStatus(
  db: Db,
  { sellerId, id }: ShipmentRecord,
  status: ShipmentRecord['status'],
): Promise<void> {
  await db
    .update(shipments)
    .set({ status })
    .where(and(eq(shipments.sellerId, sellerId), eq(shipments.id, id)));
}
