/** Writes of shipments, their numbers and what carriers told. The sale is locked by whoever writes. */
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { carrierEvents, parcels, shipmentNumbers, shipments } from './shipments.tables.ts';

export type ShipmentRecord = typeof shipments.$inferSelect;
export type CarrierEventRecord = typeof carrierEvents.$inferSelect;

const one = ({ sellerId, id }: Pick<ShipmentRecord, 'sellerId' | 'id'>) =>
  and(eq(shipments.sellerId, sellerId), eq(shipments.id, id));
const waitingStatuses = ['LABELS_READY', 'PICKUP_SCHEDULED'] as const;
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

/** When what was taken out of shipments of the sale was expected: taken once. What went back since begins anew. */
export async function takeOwed(
  db: Db,
  sale: { readonly sellerId: string; readonly id: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ on: string; is_back: boolean }>(sql`
    with owed as (select h.id, h.owed_on from shipments h
      where h.seller_id = ${sale.sellerId} and h.sale_id = ${sale.id} and h.owed_on is not null),
    taken as (update shipments h set owed_on = null from owed o where h.seller_id = ${sale.sellerId} and h.id = o.id)
    select min(o.owed_on) as on, exists (select from parcels p where p.seller_id = ${sale.sellerId} and p.sale_id = ${sale.id}
      and p.status = 'RETURNED_TO_SENDER') as is_back from owed o having count(*) > 0`);
  const [found] = rows;
  return found && !found.is_back ? found.on : null;
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

/**
 * Where parcels of a shipment of several are from now on, and what was told of each last. Its others keep what they had: as long as
 * none says its own, it is the shipment's.
 */
export async function saveParcels(db: Db, before: ShipmentRecord, changed: readonly ChangedParcel[]): Promise<void> {
  const { sellerId, id, status, lastEventAt } = before;
  const ofShipment = and(eq(shipmentNumbers.sellerId, sellerId), eq(shipmentNumbers.shipmentId, id));
  await db
    .update(shipmentNumbers)
    .set({ status, lastEventAt })
    .where(and(ofShipment, isNull(shipmentNumbers.status)));
  for (const { number, ...patch } of changed)
    await db
      .update(shipmentNumbers)
      .set(patch)
      .where(and(ofShipment, eq(shipmentNumbers.number, number)));
}
type ChangedParcel = { readonly number: string } & Pick<ShipmentRecord, 'status' | 'lastEventAt'>;

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

/** Those of these events of its carrier that a shipment has already. */
export async function knownEvents(
  db: Db,
  { sellerId, id }: Pick<ShipmentRecord, 'sellerId' | 'id'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: carrierEvents.id })
    .from(carrierEvents)
    .where(
      and(eq(carrierEvents.sellerId, sellerId), eq(carrierEvents.shipmentId, id), inArray(carrierEvents.id, [...ids])),
    );
  return new Set(rows.map((row) => row.id));
}

/** Booked shipments whose carrier has something to tell of a parcel that is not at its end, from the pickup day on, in the order of their ids after `after`. Runs in system scope. */
export function followedShipments(db: Db, today: string, after: string, limit: number): Promise<ShipmentRecord[]> {
  const open = [...waitingStatuses, ...movingStatuses];
  const isOpen = inArray(shipments.status, open);
  // What our warehouse sent back is with its seller, whatever its carrier tells.
  const isAwaited = exists(
    db
      .select({ shipmentId: parcels.shipmentId })
      .from(parcels)
      .where(
        and(
          ...[eq(parcels.sellerId, shipments.sellerId), eq(parcels.shipmentId, shipments.id)],
          inArray(parcels.status, open),
        ),
      ),
  );
  return db
    .select()
    .from(shipments)
    .where(
      and(isOpen, isAwaited, isNotNull(shipments.bookingId), lte(shipments.pickupDate, today), gt(shipments.id, after)),
    )
    .orderBy(asc(shipments.id))
    .limit(limit)
    .execute();
}

/**
 * Parcels under way of which nothing was heard since, shipment by shipment in the order of their ids after `after`; also those that were
 * never scanned beside others of their shipment that were. One that stands in a warehouse of ours, or went on from there, is not
 * on its way any more, whatever its carrier tells. Runs in system scope.
 */
export async function silentShipments(db: Db, since: Instant, after: string, limit: number): Promise<SilentShipment[]> {
  const seenAt = sql`coalesce("parcels"."last_event_at", "shipments"."last_event_at", "shipments"."created_at")`;
  // Goods of an order that waits for them anew are not silent.
  const isCollected = sql`exists (select from sales s where s.seller_id = "shipments"."seller_id" and s.id = "shipments"."sale_id"
    and s.picked_up_at is not null)`;
  const isHere = sql`exists (select from packages p where p.seller_id = "parcels"."seller_id" and p.sale_id = "parcels"."sale_id"
    and p.tracking_number = "parcels"."number" and p.status not in ('ANNOUNCED', 'MISSING'))`;
  return db
    .select({
      ...{ sellerId: shipments.sellerId, saleId: shipments.saleId, id: shipments.id },
      parcels: sql<SilentParcel[]>`json_agg(json_build_object('number', coalesce("parcels"."number", ''),
        'seenAt', to_char(${seenAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`,
    })
    .from(shipments)
    .innerJoin(parcels, and(eq(parcels.sellerId, shipments.sellerId), eq(parcels.shipmentId, shipments.id)))
    .where(
      and(
        // A shipment moves while one of its parcels does.
        ...[inArray(shipments.status, movingStatuses), gt(shipments.id, after)],
        or(inArray(parcels.status, movingStatuses), and(inArray(parcels.status, waitingStatuses), isCollected)),
        sql`${seenAt} < ${since}`,
        not(isHere),
      ),
    )
    .groupBy(shipments.sellerId, shipments.saleId, shipments.id)
    .orderBy(asc(shipments.id))
    .limit(limit)
    .execute();
}
type SilentParcel = { readonly number: string; readonly seenAt: Instant };
export type SilentShipment = Pick<ShipmentRecord, 'sellerId' | 'saleId' | 'id'> & { readonly parcels: SilentParcel[] };
