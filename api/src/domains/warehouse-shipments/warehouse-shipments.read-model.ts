/** Lists and pages of shipments of a warehouse. */
import { troubles } from '@quayside/contract/package-values';
import type { warehouseShipmentQuery } from '@quayside/contract/warehouse-shipments';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import { offsetOf } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { packagesOfShipment } from '../packages/packages.public.ts';
import { packageLines, packages } from '../packages/packages.tables.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { buyers, warehouses } from '../sellers/sellers.tables.ts';
import { products } from '../variants/variants.tables.ts';
import { warehouseShipmentEvents, warehouseShipments } from './warehouse-shipments.tables.ts';

type Query = z.infer<typeof warehouseShipmentQuery>;

const row = {
  shipment: warehouseShipments,
  packageCount: sql<number>`(select count(*)::int from packages p where p.shipment_id = "warehouse_shipments"."id")`,
};

/** On its way, and somebody has to look at it. */
const troubled = and(eq(warehouseShipments.status, 'SHIPPED'), inArray(warehouseShipments.journey, troubles));

/** A page of shipments, newest first; without a status those that are still here. */
export async function shipmentPage(database: Database, warehouseId: string, query: Query) {
  const ofHouse = eq(warehouseShipments.warehouseId, warehouseId);
  const stillHere: SQL = sql`"warehouse_shipments"."status" in ('OPEN', 'READY_TO_SHIP')`;
  const ofStatus = query.status === undefined ? stillHere : eq(warehouseShipments.status, query.status);
  const wanted = and(ofHouse, query.isTroubled ? troubled : ofStatus);
  const [rows, [counted], counts] = await database.flight('system', (db) => [
    db
      .select(row)
      .from(warehouseShipments)
      .where(wanted)
      .orderBy(desc(warehouseShipments.id))
      .limit(query.size)
      .offset(offsetOf(query))
      .execute(),
    db.select({ total: count() }).from(warehouseShipments).where(wanted).execute(),
    db
      .select({ status: warehouseShipments.status, total: count() })
      .from(warehouseShipments)
      .where(ofHouse)
      .groupBy(warehouseShipments.status)
      .execute(),
  ]);
  return {
    rows,
    total: counted?.total ?? 0,
    counts: Object.fromEntries(counts.map(({ status, total }) => [status, total])),
  };
}
export type ShipmentRow = Awaited<ReturnType<typeof shipmentPage>>['rows'][number];

/** A shipment of the warehouse with its packages and history, as the open transaction sees it. */
export async function shipmentDetailIn(db: Db, warehouseId: string, id: string) {
  const [[found], packages, events] = await Promise.all([
    db
      .select(row)
      .from(warehouseShipments)
      .where(and(eq(warehouseShipments.id, id), eq(warehouseShipments.warehouseId, warehouseId)))
      .execute(),
    packagesOfShipment(db, id),
    db
      .select()
      .from(warehouseShipmentEvents)
      .where(eq(warehouseShipmentEvents.shipmentId, id))
      .orderBy(desc(warehouseShipmentEvents.id))
      .limit(100)
      .execute(),
  ]);
  return found ? { ...found, packages, events } : null;
}
export type ShipmentDetailRow = NonNullable<Awaited<ReturnType<typeof shipmentDetailIn>>>;

type Leaving = Pick<typeof warehouseShipments.$inferSelect, 'id' | 'warehouseId' | 'buyerId'>;

/** Where it leaves from, and where it goes: what the orders of its packages chose, all the same, or where the buyer registered. */
export async function placesOf(database: Database, { id, warehouseId, buyerId }: Leaving) {
  const [[warehouse], [buyer], [order]] = await database.flight('system', (db) => [
    db.select().from(warehouses).where(eq(warehouses.id, warehouseId)).execute(),
    db.select().from(buyers).where(eq(buyers.id, buyerId)).execute(),
    db
      .select({ deliverTo: sales.deliverTo })
      .from(packages)
      .innerJoin(sales, and(eq(sales.sellerId, packages.sellerId), eq(sales.id, packages.saleId)))
      .where(eq(packages.shipmentId, id))
      .orderBy(asc(packages.code))
      .limit(1)
      .execute(),
  ]);
  return { warehouse, destination: order?.deliverTo ?? buyer };
}

/** The country of its warehouse, as the open transaction sees it. */
export async function countryOfWarehouse(db: Db, warehouseId: string): Promise<string | null> {
  const [found] = await db
    .select({ country: warehouses.country })
    .from(warehouses)
    .where(eq(warehouses.id, warehouseId));
  return found?.country ?? null;
}

/** The hours of its warehouse. */
export async function timeZoneOfWarehouse(db: Db, warehouseId: string): Promise<string> {
  const [found] = await db
    .select({ timeZone: warehouses.timeZone })
    .from(warehouses)
    .where(eq(warehouses.id, warehouseId));
  return present(found, 'a shipment has its warehouse').timeZone;
}

/** What is known for customs of everything in the shipment, package by package. */
export const customsLinesOf = (db: Db, shipmentId: string) =>
  db
    .select({
      code: packages.code,
      gtin: packageLines.gtin,
      productName: packageLines.productName,
      received: packageLines.received,
      hsCode: products.hsCode,
      originCountry: products.originCountry,
      unitPriceMinor: saleLines.unitPriceMinor,
    })
    .from(packages)
    .leftJoin(packageLines, and(eq(packageLines.sellerId, packages.sellerId), eq(packageLines.packageId, packages.id)))
    .leftJoin(
      saleLines,
      and(
        eq(saleLines.sellerId, packages.sellerId),
        eq(saleLines.saleId, packages.saleId),
        eq(saleLines.id, packageLines.lineId),
      ),
    )
    .leftJoin(products, eq(products.gtin, packageLines.gtin))
    .where(eq(packages.shipmentId, shipmentId))
    .orderBy(asc(packages.code), asc(packageLines.position))
    .execute();
