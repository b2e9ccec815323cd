/** Writes of warehouse shipments. */
import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { ownTruck } from './own-truck.ts';
import { shipmentsOfPiece } from './warehouse-bookings.repository.ts';
import type { ShipmentEvent } from './warehouse-shipments.machine.ts';
import { warehouseShipmentEvents, warehouseShipments } from './warehouse-shipments.tables.ts';

export type ShipmentRecord = typeof warehouseShipments.$inferSelect;
export type ShipmentEventRecord = typeof warehouseShipmentEvents.$inferSelect;
export type ShipmentPatch = Partial<Omit<ShipmentRecord, 'id' | 'warehouseId' | 'number' | 'createdAt' | 'version'>>;

const nextNumber = z.object({ number: z.coerce.number() });

export async function nextShipmentNumber(db: Db): Promise<string> {
  const { rows } = await db.execute(sql`select nextval('warehouse_shipment_numbers') as number`);
  return `WS-${nextNumber.parse(rows[0]).number}`;
}

export async function insertShipment(db: Db, row: typeof warehouseShipments.$inferInsert): Promise<void> {
  await db.insert(warehouseShipments).values(row);
}

/** Another warehouse's is not there. */
export async function lockShipment(db: Db, warehouseId: string, id: string): Promise<ShipmentRecord | null> {
  const [row] = await db
    .select()
    .from(warehouseShipments)
    .where(and(eq(warehouseShipments.id, id), eq(warehouseShipments.warehouseId, warehouseId)))
    .for('update');
  return row ?? null;
}

export type ShipmentPlace = Pick<ShipmentRecord, 'id' | 'warehouseId'>;
type Told = { readonly carrier: string; readonly number: string; readonly at: Instant };

/**
 * Shipments that left any warehouse under a number of a carrier, and were closed when the carrier tells of it: what it told
 * before is about another parcel of a number it uses again. What came back has left when it was handed over anew: what its
 * carrier told before is of the trip before. A booked one may have a number for each piece. What our own truck brings without one goes by the shipment's number.
 */
export function sentWithNumber(db: Db, { carrier, number, at }: Told): Promise<ShipmentPlace[]> {
  const byOwnNumber = and(isNull(warehouseShipments.trackingNumber), eq(warehouseShipments.number, number));
  const byPiece = inArray(warehouseShipments.id, shipmentsOfPiece(db, number));
  return db
    .select({ id: warehouseShipments.id, warehouseId: warehouseShipments.warehouseId })
    .from(warehouseShipments)
    .where(
      and(
        or(eq(warehouseShipments.trackingNumber, number), byOwnNumber, byPiece),
        eq(warehouseShipments.carrier, carrier),
        inArray(warehouseShipments.status, ['SHIPPED', 'DELIVERED']),
        lte(warehouseShipments.readyAt, at),
        or(lte(warehouseShipments.shippedAt, at), notExists(takenBack(db))),
      ),
    )
    .orderBy(asc(warehouseShipments.id))
    .execute();
}

const takenBack = (db: Db) =>
  db
    .select({ id: warehouseShipmentEvents.id })
    .from(warehouseShipmentEvents)
    .where(
      and(
        eq(warehouseShipmentEvents.shipmentId, warehouseShipments.id),
        eq(warehouseShipmentEvents.action, 'take_back' satisfies ShipmentEvent),
      ),
    );

/** What carriers other than our own truck were not heard of since that moment, the longest silence first. */
export const silentSince = (db: Db, before: Instant, most: number): Promise<ShipmentRecord[]> =>
  db
    .select()
    .from(warehouseShipments)
    .where(
      and(
        eq(warehouseShipments.status, 'SHIPPED'),
        ne(warehouseShipments.carrier, ownTruck),
        or(isNull(warehouseShipments.journey), ne(warehouseShipments.journey, 'LOST')),
        lte(sql`coalesce("journey_at", "shipped_at")`, before),
      ),
    )
    .orderBy(asc(sql`coalesce("journey_at", "shipped_at")`))
    .limit(most)
    .execute();

export async function saveShipment(db: Db, id: string, patch: ShipmentPatch): Promise<void> {
  await db
    .update(warehouseShipments)
    .set({ ...patch, version: sql`"version" + 1` })
    .where(eq(warehouseShipments.id, id));
}

export async function insertShipmentEvent(
  db: Db,
  event: Omit<typeof warehouseShipmentEvents.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(warehouseShipmentEvents).values({ ...event, id: newId() });
}

/** Whether it came back from its way since that moment. */
export async function cameBackSince(db: Db, shipmentId: string, since: Instant): Promise<boolean> {
  const [found] = await db
    .select({ id: warehouseShipmentEvents.id })
    .from(warehouseShipmentEvents)
    .where(
      and(
        eq(warehouseShipmentEvents.shipmentId, shipmentId),
        eq(warehouseShipmentEvents.action, 'take_back'),
        gte(warehouseShipmentEvents.at, since),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export async function lastShipmentEvent(db: Db, shipmentId: string): Promise<ShipmentEventRecord | null> {
  const [row] = await db
    .select()
    .from(warehouseShipmentEvents)
    .where(eq(warehouseShipmentEvents.shipmentId, shipmentId))
    .orderBy(desc(warehouseShipmentEvents.id))
    .limit(1);
  return row ?? null;
}
