/** Writes of shipments, their numbers and what carriers told. The sale is locked by whoever writes. */
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { carrierEvents, shipmentNumbers, shipments } from './shipments.tables.ts';

export type ShipmentRecord = typeof shipments.$inferSelect;
export type CarrierEventRecord = typeof carrierEvents.$inferSelect;

const one = ({ sellerId, id }: Pick<ShipmentRecord, 'sellerId' | 'id'>) =>
  and(eq(shipments.sellerId, sellerId), eq(shipments.id, id));
const movingStatuses = ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'EXCEPTION'] as const;

export async function insertShipment(db: Db, shipment: typeof shipments.$inferInsert): Promise<ShipmentRecord> {
  const [made] = await db.insert(shipments).values(shipment).returning();
  if (!made) throw new Error('Assertion failed: an inserted shipment is returned');
  await insertNumbers(db, made);
  return made;
}

type Patch = Partial<Omit<ShipmentRecord, 'sellerId' | 'id' | 'saleId' | 'orderNumber'>>;

export async function saveShipment(db: Db, before: ShipmentRecord, patch: Patch): Promise<ShipmentRecord> {
  const [after] = await db.update(shipments).set(patch).where(one(before)).returning();
  if (!after) throw new Error('Assertion failed: a shipment that was read can be saved');
  if (patch.trackAndTraceNumbers) {
    await db
      .delete(shipmentNumbers)
      .where(and(eq(shipmentNumbers.sellerId, before.sellerId), eq(shipmentNumbers.shipmentId, before.id)));
    await insertNumbers(db, after);
  }
  return after;
}

async function insertNumbers(
  db: Db,
  { sellerId, id: shipmentId, carrier, trackAndTraceNumbers }: ShipmentRecord,
): Promise<void> {
  if (trackAndTraceNumbers.length === 0) return;
  await db
    .insert(shipmentNumbers)
    .values(trackAndTraceNumbers.map((number) => ({ sellerId, shipmentId, carrier, number })));
}

export async function shipmentOfBooking(
  db: Db,
  sellerId: string,
  bookingId: string,
): Promise<ShipmentRecord | undefined> {
  const [found] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.sellerId, sellerId), eq(shipments.bookingId, bookingId)));
  return found;
}

/** Shipments that have a number of a carrier, whoever's they are. Runs in system scope. */
export function shipmentsWithNumber(
  db: Db,
  carrier: string,
  number: string,
): Promise<Pick<ShipmentRecord, 'sellerId' | 'id' | 'saleId'>[]> {
  return db
    .select({ sellerId: shipments.sellerId, id: shipments.id, saleId: shipments.saleId })
    .from(shipmentNumbers)
    .innerJoin(
      shipments,
      and(eq(shipments.sellerId, shipmentNumbers.sellerId), eq(shipments.id, shipmentNumbers.shipmentId)),
    )
    .where(
      and(
        eq(shipmentNumbers.number, number),
        eq(shipmentNumbers.carrier, carrier),
        sql`"shipments"."status" <> 'CANCELLED'`,
      ),
    )
    .execute();
}

/** Whose shipment it is. Runs in system scope. */
export async function placeOfShipment(
  db: Db,
  id: string,
): Promise<Pick<ShipmentRecord, 'sellerId' | 'id' | 'saleId' | 'trackAndTraceNumbers'> | undefined> {
  const [found] = await db
    .select({
      sellerId: shipments.sellerId,
      id: shipments.id,
      saleId: shipments.saleId,
      trackAndTraceNumbers: shipments.trackAndTraceNumbers,
    })
    .from(shipments)
    .where(and(eq(shipments.id, id), sql`"shipments"."status" <> 'CANCELLED'`));
  return found;
}

/** False when this event of the carrier is known already. */
export async function insertCarrierEvent(db: Db, event: CarrierEventRecord): Promise<boolean> {
  const rows = await db.insert(carrierEvents).values(event).onConflictDoNothing().returning({ id: carrierEvents.id });
  return rows.length === 1;
}

/** Booked shipments whose carrier has something to tell, from the pickup day on, in the order of their ids after `after`. Runs in system scope. */
export function followedShipments(db: Db, today: string, after: string, limit: number): Promise<ShipmentRecord[]> {
  const isOpen = inArray(shipments.status, ['LABELS_READY', 'PICKUP_SCHEDULED', ...movingStatuses]);
  return db
    .select()
    .from(shipments)
    .where(and(isOpen, isNotNull(shipments.bookingId), lte(shipments.pickupDate, today), gt(shipments.id, after)))
    .orderBy(asc(shipments.id))
    .limit(limit)
    .execute();
}

/** Goods under way of which nothing was heard since, in the order of their ids after `after`. Runs in system scope. */
export function silentShipments(db: Db, since: Instant, after: string, limit: number): Promise<ShipmentRecord[]> {
  const isQuiet = sql`coalesce("shipments"."last_event_at", "shipments"."created_at") < ${since}`;
  return db
    .select()
    .from(shipments)
    .where(and(inArray(shipments.status, movingStatuses), isQuiet, gt(shipments.id, after)))
    .orderBy(asc(shipments.id))
    .limit(limit)
    .execute();
}
