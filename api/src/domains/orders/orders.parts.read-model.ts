/** The parts of an order, and where the goods of each are, as its buyer is told: each is a seller's, so in system scope. */
import type { OnwardShipment } from '@quayside/contract/order-parts';
import { silentDays } from '@quayside/contract/order-values';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { carrierByQid } from '../carriers/carriers.public.ts';
import { packages } from '../packages/packages.tables.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { warehouseShipmentEvents, warehouseShipments } from '../warehouse-shipments/warehouse-shipments.tables.ts';
import type { Direct, Onward } from './order-status.rules.ts';

export type SaleKey = { readonly sellerId: string; readonly saleId: string };

/**
 * By their keys: with the ids alone the planner goes through an index of all sellers. And by each half of them: it takes row-level security
 * for a sieve, and would go through all rows beside the few keys.
 */
export const among = (sellerId: PgColumn, saleId: PgColumn, keys: readonly SaleKey[]): SQL => {
  const sellerIds = sql`${sql.param(keys.map((key) => key.sellerId))}::uuid[]`;
  const saleIds = sql`${sql.param(keys.map((key) => key.saleId))}::uuid[]`;
  return sql`(${sellerId} = any(${sellerIds}) and ${saleId} = any(${saleIds}) and (${sellerId}, ${saleId}) in (
    select w.seller_id, w.id from unnest(${sellerIds}, ${saleIds}) as w(seller_id, id)))`;
};

type Part = { readonly sale: { readonly sellerId: string; readonly id: string } };
export const keysOf = (parts: readonly Part[]): SaleKey[] =>
  parts.map(({ sale: { sellerId, id: saleId } }) => ({ sellerId, saleId }));

/** Lines of the sales, as ordered. */
export const linesOf = (db: Db, keys: readonly SaleKey[]) =>
  db
    .select()
    .from(saleLines)
    .where(among(saleLines.sellerId, saleLines.saleId, keys))
    .orderBy(asc(saleLines.saleId), asc(saleLines.position))
    .execute();

export const shipmentsOfSales = (db: Db, keys: readonly SaleKey[]) =>
  db
    .select()
    .from(shipments)
    .where(among(shipments.sellerId, shipments.saleId, keys))
    .orderBy(asc(shipments.id))
    .execute();

/** What has left our warehouse of these sales, by shipment. */
export const onwardOfSales = (db: Db, keys: readonly SaleKey[]) =>
  db
    .select({
      saleId: packages.saleId,
      shipment: warehouseShipments,
      packageCount: sql<number>`count(distinct ${packages.id})::int`,
      deliveredAt: sql<Instant | null>`${told(sql`max(${warehouseShipmentEvents.at})`)}`,
    })
    .from(packages)
    .innerJoin(warehouseShipments, eq(warehouseShipments.id, packages.shipmentId))
    .leftJoin(
      warehouseShipmentEvents,
      and(eq(warehouseShipmentEvents.shipmentId, packages.shipmentId), eq(warehouseShipmentEvents.action, 'deliver')),
    )
    .where(and(among(packages.sellerId, packages.saleId, keys), inArray(packages.status, ['SHIPPED', 'DELIVERED'])))
    .groupBy(packages.saleId, warehouseShipments.id)
    .orderBy(asc(warehouseShipments.id))
    .execute();
type OnwardRow = Awaited<ReturnType<typeof onwardOfSales>>[number];

export function presentOnward({ shipment, packageCount, deliveredAt }: OnwardRow): OnwardShipment {
  const { number, status, carrier, trackingNumber, journey, shippedAt } = shipment;
  const url = carrierByQid(carrier ?? '')?.trackingUrl ?? null;
  return {
    ...{ number, carrier, trackingNumber, packageCount, handedOverAt: shippedAt, deliveredAt },
    status: status === 'DELIVERED' ? status : (journey ?? 'HANDED_OVER'),
    trackingUrl:
      trackingNumber === null ? null : (url?.replace('%s', () => encodeURIComponent(trackingNumber)) ?? null),
  };
}

/**
 * What our warehouse sends on of a sale; null: nothing passes through one. What went back, was disposed of or was given up on its
 * way there does not count. The time is text, as `instant` gives it.
 */
export const onward = sql<Onward | null>`(
  select json_build_object('hasLeft', coalesce(bool_and(p.status in ('SHIPPED', 'DELIVERED')) filter (where p.lost_at is null), false), 'hasBegun', bool_or(p.status in ('SHIPPED', 'DELIVERED')),
    'deliveredAt', case when bool_and(p.status = 'DELIVERED') filter (where p.lost_at is null) then to_char(max(e.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end)
  from packages p left join package_events e on e.seller_id = p.seller_id and e.package_id = p.id and e.action = 'deliver'
  where p.seller_id = "sales"."seller_id" and p.sale_id = "sales"."id" and p.status not in ('RETURNED_TO_SELLER', 'DISPOSED')
  having count(*) > 0)`;

/** Nothing of a sale is under way any more: all its packages went back from our warehouse, or all its parcels to their sender. */
export const wentBack = sql<boolean>`(
  select coalesce(bool_and(back), false) from (
    select p.status in ('RETURNED_TO_SELLER', 'DISPOSED') as back from packages p where p.seller_id = "sales"."seller_id" and p.sale_id = "sales"."id"
    union all select h.status = 'RETURNED_TO_SENDER' from parcels h where h.seller_id = "sales"."seller_id" and h.sale_id = "sales"."id"
      and h.leg = 'DIRECT_TO_BUYER' and h.status not in ('DRAFT', 'CANCELLED')) sent)`;

/** ISO, as `instant` gives it. */
const told = (at: SQL): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of a sale's parcels straight to its buyer: since when each is told of, and since when its carrier is done with it. */
const followed = sql`(
  select h.status, coalesce(min(e.received_at), case when h.status not in ('LABELS_READY', 'PICKUP_SCHEDULED') then coalesce(h.last_event_at, h.created_at) end) as seen_at,
    case when h.status in ('DELIVERED', 'LOST', 'RETURNED_TO_SENDER') then coalesce(
      min(e.received_at) filter (where e.code in ('DELIVERED', 'LOST', 'RETURNED')), h.last_event_at, h.created_at) end as done_at
  from parcels h left join carrier_events e on e.seller_id = h.seller_id and e.shipment_id = h.shipment_id
    and (e.number = h.number or h.siblings = 1)
  where h.seller_id = "sales"."seller_id" and h.sale_id = "sales"."id" and h.leg = 'DIRECT_TO_BUYER' and h.status not in ('DRAFT', 'CANCELLED')
  group by h.seller_id, h.shipment_id, h.number, h.status, h.last_event_at, h.created_at)`;

/**
 * When what no carrier tells of counts as delivered (decisions 0032 and 0037): the first time at which nothing was heard for so many days
 * since its seller completed the sale, while one of its parcels was told of by nobody and none was on its way. What is heard
 * later changes nothing of it.
 */
const assumedAt = sql`(
  select min(g.until) from (
    select w.at + make_interval(days => ${silentDays}) as until, lead(w.at) over (order by w.at) as next from (
      select "sales"."ended_at" as at where "sales"."status" = 'COMPLETED'
      union all select e.received_at from carrier_events e join shipments h on h.seller_id = e.seller_id and h.id = e.shipment_id
        where h.seller_id = "sales"."seller_id" and h.sale_id = "sales"."id" and h.leg = 'DIRECT_TO_BUYER' and h.status not in ('DRAFT', 'CANCELLED')
          and "sales"."status" = 'COMPLETED' and e.received_at > "sales"."ended_at") w) g
  where (g.next is null or g.next > g.until)
    and (select count(*) = 0 or bool_or(f.seen_at is null or f.seen_at > g.until) from ${followed} f)
    and not exists (select from ${followed} f where f.seen_at <= g.until and (f.done_at is null or f.done_at > g.until)))`;
const assumedText = sql<Instant | null>`${told(assumedAt)}`;

/** What carriers tell of a sale that goes straight to its buyer. What was lost or went back beside what came is not waited for. */
export const direct = sql<Direct>`(
  select json_build_object('assumedAt', ${assumedText},
    'deliveredAt', case when bool_and(h.status = 'DELIVERED') filter (where h.status not in ('LOST', 'RETURNED_TO_SENDER')) then ${told(sql`max(coalesce(h.last_event_at, h.created_at)) filter (where h.status = 'DELIVERED')`)} end)
  from parcels h where h.seller_id = "sales"."seller_id" and h.sale_id = "sales"."id"
    and h.leg = 'DIRECT_TO_BUYER' and h.status not in ('DRAFT', 'CANCELLED'))`;

/** When the sale's goods count as delivered although no carrier said so; null: they do not, or not without the time. */
export async function assumedDeliveryOf(db: Db, sellerId: string, saleId: string): Promise<Instant | null> {
  const [found] = await db
    .select({ at: assumedText })
    .from(sales)
    .where(and(eq(sales.sellerId, sellerId), eq(sales.id, saleId)));
  return found?.at ?? null;
}
