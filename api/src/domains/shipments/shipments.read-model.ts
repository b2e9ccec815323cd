/** Reads of shipments. */
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { carrierEvents, shipments } from './shipments.tables.ts';

export type ShipmentRecord = typeof shipments.$inferSelect;

const longestList = 100;

/** The shipment, unless it is another seller's or was removed. */
export async function shipmentOf(db: Db, sellerId: string, id: string): Promise<ShipmentRecord | undefined> {
  const [found] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.sellerId, sellerId), eq(shipments.id, id), ne(shipments.status, 'CANCELLED')))
    .execute();
  return found;
}

/** What its carrier told of a shipment, oldest first. */
export function eventsOfShipment(db: Db, sellerId: string, id: string) {
  return db
    .select()
    .from(carrierEvents)
    .where(and(eq(carrierEvents.sellerId, sellerId), eq(carrierEvents.shipmentId, id)))
    .orderBy(asc(carrierEvents.at), asc(carrierEvents.id))
    .execute();
}

/** The seller's newest, or those of one sale; removed ones are left out. */
export function shipmentsOf(db: Db, sellerId: string, saleId: string | undefined): Promise<ShipmentRecord[]> {
  const mine = and(eq(shipments.sellerId, sellerId), ne(shipments.status, 'CANCELLED'));
  return db
    .select()
    .from(shipments)
    .where(saleId ? and(mine, eq(shipments.saleId, saleId)) : mine)
    .orderBy(desc(shipments.id))
    .limit(longestList)
    .execute();
}
