/** Reads of shipments. */
import type { shipmentListQuery } from '@quayside/contract/shipments';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { carrierEvents, shipments } from './shipments.tables.ts';

export type ShipmentRecord = typeof shipments.$inferSelect;

/** The shipment, unless it is another seller's; one that was removed too. */
export async function shipmentOrRemoved(db: Db, sellerId: string, id: string): Promise<ShipmentRecord | undefined> {
  const [found] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.sellerId, sellerId), eq(shipments.id, id)))
    .execute();
  return found;
}

/** The shipment, unless it is another seller's or was removed. */
export async function shipmentOf(db: Db, sellerId: string, id: string): Promise<ShipmentRecord | undefined> {
  const found = await shipmentOrRemoved(db, sellerId, id);
  return found?.status === 'CANCELLED' ? undefined : found;
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

const living = (sellerId: string, saleId: string | undefined) =>
  and(
    eq(shipments.sellerId, sellerId),
    ne(shipments.status, 'CANCELLED'),
    saleId === undefined ? undefined : eq(shipments.saleId, saleId),
  );

/** All of one sale, the newest first; removed ones are left out. */
export function shipmentsOf(db: Db, sellerId: string, saleId: string): Promise<ShipmentRecord[]> {
  return db.select().from(shipments).where(living(sellerId, saleId)).orderBy(desc(shipments.id)).execute();
}

type ListQuery = z.infer<typeof shipmentListQuery>;

/** A page of the seller's, or of those of one sale, the newest first, and how many there are up to the limit of exact totals. */
export async function shipmentPage(
  database: Database,
  sellerId: string,
  { saleQid, ...page }: ListQuery,
): Promise<{ rows: ShipmentRecord[]; total: number }> {
  const asked = living(sellerId, saleQid);
  const [rows, [counted]] = await database.flight({ sellerId }, (db) => {
    const capped = db.select({ id: shipments.id }).from(shipments).where(asked).limit(countCap).as('capped');
    return [
      db
        .select()
        .from(shipments)
        .where(asked)
        .orderBy(desc(shipments.id))
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),
      db.select({ total: sql<number>`count(*)::int` }).from(capped).execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0 };
}
