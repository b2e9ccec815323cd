/** Reads of shipments. */
import type { shipmentListQuery } from '@quayside/contract/shipments';
import { and, asc, desc, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import type { Database, Db, Scope } from '../../platform/db/database.ts';
import { carrierEvents, parcels, shipments } from './shipments.tables.ts';

export type ShipmentRecord = typeof shipments.$inferSelect;

/** Whose shipments are read: a company's own, or what is on its way to a warehouse, whoever sends it. */
export type ShipmentReader = { readonly sellerId: string } | { readonly warehouseId: string };

/** A warehouse reads in system scope, because what comes to it is many sellers'. */
const scopeFor = (reader: ShipmentReader): Scope => ('sellerId' in reader ? reader : 'system');

const comesTo = (warehouseId: string): SQL =>
  sql`exists (select 1 from packages p where p.seller_id = "shipments"."seller_id" and p.sale_id = "shipments"."sale_id" and p.warehouse_id = ${warehouseId})`;

const readBy = (reader: ShipmentReader): SQL | undefined =>
  'sellerId' in reader
    ? eq(shipments.sellerId, reader.sellerId)
    : and(eq(shipments.leg, 'INBOUND_TO_WAREHOUSE'), comesTo(reader.warehouseId));

/** The shipment, unless the reader has nothing to do with it or it was removed. */
async function shipmentFor(db: Db, reader: ShipmentReader, id: string): Promise<ShipmentRecord | undefined> {
  const asked = and(readBy(reader), eq(shipments.id, id), ne(shipments.status, 'CANCELLED'));
  const [found] = await db.select().from(shipments).where(asked).execute();
  return found;
}

/** What somebody of the warehouse may remove: what comes to it, and what was removed already. */
export async function inboundOrRemoved(db: Db, warehouseId: string, id: string): Promise<ShipmentRecord | undefined> {
  const asked = and(
    ...[eq(shipments.id, id), eq(shipments.leg, 'INBOUND_TO_WAREHOUSE')],
    or(eq(shipments.status, 'CANCELLED'), comesTo(warehouseId)),
  );
  const [found] = await db.select().from(shipments).where(asked).execute();
  return found;
}

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

/** With what its carrier told; in one trip for its seller, a warehouse first learns whose it is. */
export async function detailFor(database: Database, reader: ShipmentReader, id: string) {
  const shipmentIn = (db: Db) => shipmentFor(db, reader, id);
  if ('sellerId' in reader) {
    const { sellerId } = reader;
    const [found, events] = await database.flight(reader, (db) => [shipmentIn(db), eventsOfShipment(db, sellerId, id)]);
    return found && { found, events };
  }
  const found = await database.read('system', shipmentIn);
  if (!found) return undefined;
  const { sellerId } = found;
  return { found, events: await database.read({ sellerId }, (db) => eventsOfShipment(db, sellerId, id)) };
}

const living = (reader: ShipmentReader, saleId: string | undefined) =>
  and(
    readBy(reader),
    ne(shipments.status, 'CANCELLED'),
    saleId === undefined ? undefined : eq(shipments.saleId, saleId),
  );

/** All of one sale, the newest first; removed ones are left out. */
export function shipmentsOf(db: Db, sellerId: string, saleId: string): Promise<ShipmentRecord[]> {
  return db.select().from(shipments).where(living({ sellerId }, saleId)).orderBy(desc(shipments.id)).execute();
}

export type Parcel = typeof parcels.$inferSelect;

/** What was handed over, or waits to be, of one sale: each parcel by itself. Removed shipments and drafts are left out. */
export function parcelsOf(db: Db, sellerId: string, saleId: string): Promise<Parcel[]> {
  return db
    .select()
    .from(parcels)
    .where(
      and(
        ...[eq(parcels.sellerId, sellerId), eq(parcels.saleId, saleId)],
        notInArray(parcels.status, ['DRAFT', 'CANCELLED']),
      ),
    )
    .orderBy(desc(parcels.shipmentId), asc(parcels.number))
    .execute();
}

/** A parcel of it came to our warehouse and was sent back: it is counted among those that came back. */
export async function wentBackFromUs(db: Db, shipment: Pick<ShipmentRecord, 'sellerId' | 'saleId' | 'id'>) {
  const all = await parcelsOf(db, shipment.sellerId, shipment.saleId);
  return all.some(({ shipmentId, status }) => shipmentId === shipment.id && status === 'RETURNED_TO_SENDER');
}

type ListQuery = z.infer<typeof shipmentListQuery>;

/** A page of the reader's, or of those of one sale, the newest first, and how many there are up to the limit of exact totals. */
export async function shipmentPage(
  database: Database,
  reader: ShipmentReader,
  { saleQid, ...page }: ListQuery,
): Promise<{ rows: ShipmentRecord[]; total: number }> {
  const asked = living(reader, saleQid);
  const [rows, [counted]] = await database.flight(scopeFor(reader), (db) => {
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
