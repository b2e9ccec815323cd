/** What got lost of an order and is claimed by nobody, piece by piece, and what a payment asks of it: whether all is lost, or went back. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

type Ids = { readonly sellerId: string; readonly saleId: string };

const inWarehouse = ({
  sellerId,
  saleId,
}: Ids): SQL => sql`from packages p where p.seller_id = ${sellerId} and p.sale_id = ${saleId}
    and p.status not in ('ANNOUNCED', 'MISSING', 'RETURNED_TO_SELLER', 'DISPOSED')`;

/** A parcel whose package our warehouse gave up. */
const isGivenUp = sql`exists (select from packages g where g.seller_id = h.seller_id and g.sale_id = h.sale_id
  and g.tracking_number = h.number and g.lost_at is not null)`;

/** All pieces of it, where its carrier carries several, each of which is lost by itself: of which goods are in one nobody knows. */
const isLostOnward = sql`(coalesce(w.journey = 'LOST', false) and not exists (select from warehouse_bookings b
  where b.shipment_id = w.id and b.status = 'SUCCEEDED' and jsonb_array_length(b.tracking_numbers) > 1
    and jsonb_array_length(b.tracking_numbers) > jsonb_array_length(jsonb_path_query_array(b.piece_news, '$[*] ? (@.journey == "LOST")'))))`;

/**
 * Something is lost, and all else that carriers had came back to its seller, but for what was given up, and nothing of it came to our
 * warehouse; or all that our warehouse sent on is lost, what never came to it, or went back from it, not counted.
 */
const isAllLost = ({ sellerId, saleId }: Ids): SQL => sql`(
  coalesce((select bool_or(h.status = 'LOST') and bool_and(h.status in ('LOST', 'RETURNED_TO_SENDER')) from parcels h
    where h.seller_id = ${sellerId} and h.sale_id = ${saleId} and h.status not in ('DRAFT', 'CANCELLED')
      and (h.status in ('RETURNED_TO_SENDER', 'LOST') or not ${isGivenUp})
      and not exists (select ${inWarehouse({ sellerId, saleId })})), false)
  or coalesce((select bool_and(p.status = 'SHIPPED' and ${isLostOnward}) from packages p
    left join warehouse_shipments w on w.id = p.shipment_id
    where p.seller_id = ${sellerId} and p.sale_id = ${saleId} and p.lost_at is null
      and p.status not in ('RETURNED_TO_SELLER', 'DISPOSED')), false))`;

/**
 * Pieces of a claimed line that were missing from a package: of the differences that were resolved in the transaction that raised the
 * claim, and so at its very time.
 */
const foundShort = sql`(select coalesce(sum(d.quantity), 0) from package_discrepancies d join packages p on p.seller_id = d.seller_id and p.id = d.package_id
  where d.seller_id = c.seller_id and p.sale_id = c.sale_id and d.line_id = k.line_id and d.type = 'SHORT' and d.resolved_at = c.submitted_at)`;

const handedOver = sql`case when s.shipped_quantity > 0 then s.shipped_quantity else coalesce(s.confirmed_quantity, 0) end`;

/**
 * Pieces of a line that were in packages that were given up, less those that are elsewhere: in packages that come or came, or back with
 * their seller. What went back before the last package of the line was announced is in that one, unless it was claimed then.
 */
const givenUp = sql`coalesce((select least(coalesce(sum(i.announced) filter (where i.status = 'MISSING' and i.lost_at is not null), 0),
    greatest(coalesce(s.confirmed_quantity, 0) - coalesce(sum(i.announced) filter (where case
      when i.status in ('RETURNED_TO_SELLER', 'DISPOSED') then i.went_at >= i.last_at or i.claimed_until > i.last_at else i.lost_at is null end), 0), 0))
  from (select k.announced, p.status, p.lost_at, max(p.announced_at) over () as last_at,
      (select max(e.at) from package_events e where e.seller_id = p.seller_id and e.package_id = p.id and e.to_status = p.status) as went_at,
      (select max(case when c.status_group = 'OPEN' or c.status = 'SETTLED' then 'infinity' else c.status_since end)
        from claims c join package_discrepancies d on d.seller_id = c.seller_id and d.resolved_at = c.submitted_at
        where c.seller_id = p.seller_id and c.sale_id = p.sale_id and d.package_id = p.id) as claimed_until
    from package_lines k join packages p on p.seller_id = k.seller_id and p.id = k.package_id
    where k.seller_id = s.seller_id and k.line_id = s.id and p.sale_id = s.sale_id) i), 0)`;

/** Pieces whose claim was rejected are lost anew where goods were sent after it, and all is lost, or what was sent was given up, too. */
const left = sql`least(
  case when a.is_all then l.handed_over - l.as_lost + l.past else least(l.given_up, l.given_up - l.as_lost + l.lost_past) end,
  l.handed_over - l.taken + l.past)`;

/**
 * Each line with the pieces of it that are lost and in no claim: of an order that is lost altogether all that was handed over, else
 * what was in packages that were given up. A piece that was claimed as missing or lost is not claimed again, however it was decided;
 * one that its buyer took back is, and one of which goods were sent anew after its claim was rejected.
 */
const unclaimed = ({ sellerId, saleId }: Ids): SQL => sql`
  select l.id, ${left}::int as quantity, a.is_all
  from (select ${isAllLost({ sellerId, saleId })} as is_all) a, (
    select s.id, ${handedOver} as handed_over,
      ${givenUp} as given_up,
      coalesce(sum(c.quantity) filter (where c.is_lost and c.status not in ('WITHDRAWN', 'CLOSED_NO_RESPONSE')), 0) as as_lost,
      coalesce(sum(case when c.status_group = 'OPEN' or c.status = 'SETTLED' then c.quantity when c.status = 'REJECTED' then c.missing end), 0) as taken,
      coalesce(sum(c.missing) filter (where c.is_past), 0) as past,
      coalesce(sum(c.missing) filter (where c.is_past and c.is_lost), 0) as lost_past
    from sale_lines s left join (
      select k.seller_id, k.line_id, k.quantity, c.status, c.status_group, c.type in ('LOST_SHIPMENT', 'MISSING_ITEM') as is_lost,
        case c.type when 'LOST_SHIPMENT' then k.quantity when 'MISSING_ITEM' then k.quantity
          when 'WAREHOUSE_DISCREPANCY' then least(k.quantity, ${foundShort}) else 0 end as missing,
        c.status = 'REJECTED' and exists (select from parcels h where h.seller_id = c.seller_id and h.sale_id = c.sale_id
          and h.status not in ('DRAFT', 'CANCELLED') and h.created_at > c.submitted_at) as is_past
      from claims c join claim_lines k on k.seller_id = c.seller_id and k.claim_id = c.id
      where c.seller_id = ${sellerId} and c.sale_id = ${saleId}) c on c.seller_id = s.seller_id and c.line_id = s.id
    where s.seller_id = ${sellerId} and s.sale_id = ${saleId}
    group by s.seller_id, s.sale_id, s.id) l
  where ${left} > 0`;

/** All of it, but for what was given up, left our warehouse again without going to the buyer, or was brought back by its carriers. */
const isBack = ({ sellerId, saleId }: Ids): SQL => sql`(
  coalesce((select bool_and(p.status in ('RETURNED_TO_SELLER', 'DISPOSED')) from packages p
    where p.seller_id = ${sellerId} and p.sale_id = ${saleId} and p.lost_at is null), false)
  or coalesce((select bool_and(h.status = 'RETURNED_TO_SENDER') from parcels h
    where h.seller_id = ${sellerId} and h.sale_id = ${saleId} and h.status not in ('DRAFT', 'CANCELLED')
      and (h.status in ('RETURNED_TO_SENDER', 'LOST') or not ${isGivenUp})
      and not exists (select ${inWarehouse({ sellerId, saleId })})), false))`;

/** When the last of it went back. */
const backAt = ({ sellerId, saleId }: Ids): SQL => sql`greatest(
  (select max(d.resolved_at) from package_discrepancies d join packages p on p.seller_id = d.seller_id and p.id = d.package_id
    where p.seller_id = ${sellerId} and p.sale_id = ${saleId} and p.status in ('RETURNED_TO_SELLER', 'DISPOSED')),
  (select max(h.last_event_at) from parcels h
    where h.seller_id = ${sellerId} and h.sale_id = ${saleId} and h.status = 'RETURNED_TO_SENDER'))`;

type Undecided = {
  /** Of the pieces of which nothing is decided. */
  readonly goodsMinor: bigint;
  /** What claims about the others, or before, gave the buyer. */
  readonly claimsMinor: bigint;
};

/**
 * All of it is with its seller again, nothing was sent anew, and of pieces of it nothing is decided. Decided is what a claim refunded,
 * whenever it did; what was rejected since the last of it went back; and of what was given up all that was rejected. Null: each is.
 */
export async function backUndecided(db: Db, ids: Ids): Promise<Undecided | null> {
  const { rows } = await db.execute<{ goods: string | null; claims: string }>(sql`
    select sum(u.pieces * u.unit_price_minor)::text as goods, (select coalesce(sum(c.refunded_minor), 0) from claims c
      where c.seller_id = ${ids.sellerId} and c.sale_id = ${ids.saleId})::text as claims
    from (select s.unit_price_minor, ${handedOver} - (
        select coalesce(sum(d.quantity) filter (where d.status = 'SETTLED' or d.is_since), 0)
          + least(${givenUp}, coalesce(sum(d.quantity) filter (where d.status = 'REJECTED' and not d.is_since and d.type in ('LOST_SHIPMENT', 'MISSING_ITEM')), 0))
        from (select k.quantity, c.status, c.type, c.status = 'REJECTED'
              and greatest(c.submitted_at, c.decided_at) >= coalesce(${backAt(ids)}, c.submitted_at) as is_since
          from claims c join claim_lines k on k.seller_id = c.seller_id and k.claim_id = c.id
          where c.seller_id = s.seller_id and c.sale_id = s.sale_id and k.line_id = s.id) d) as pieces
      from sale_lines s where s.seller_id = ${ids.sellerId} and s.sale_id = ${ids.saleId} and ${isBack(ids)}) u
    where u.pieces > 0`);
  const [{ goods = null, claims = '0' } = {}] = rows;
  return goods === null ? null : { goodsMinor: BigInt(goods), claimsMinor: BigInt(claims) };
}

export type LostLine = { readonly lineId: string; readonly quantity: number };

/** What the system claims now; nothing where it is claimed, or only its buyer knows what is missing. */
export async function lostUnclaimed(db: Db, ids: Ids): Promise<LostLine[]> {
  const { rows } = await db.execute<{ id: string; quantity: number }>(unclaimed(ids));
  return rows.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
}

/**
 * All of it is lost, on its way to us, to the buyer or on from our warehouse, and pieces of it are claimed by nobody; or all of it left
 * our warehouse again without going to the buyer, or was brought back by its carriers, and nothing was sent anew, nor stands in a
 * warehouse of ours.
 */
export function isLostOrBack(db: Db, ids: Ids): Promise<boolean> {
  const asked = db.execute(sql`
    select from (${unclaimed(ids)}) lost where is_all
    union all
    select where ${isBack(ids)}`);
  // Sent at once, for whoever asks more in the same flight.
  return asked.execute().then(({ rows }) => rows.length > 0);
}

/** Nothing of it comes any more: what is lost, with all else back where it came from. */
export async function isLostAltogether(db: Db, sellerId: string, saleId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_lost: boolean }>(sql`select ${isAllLost({ sellerId, saleId })} as is_lost`);
  return rows[0]?.is_lost === true;
}

/** A package that went back was claimed in the transaction that sent it back, and so at its very time. */
const wasSentBack = sql`exists (select from package_discrepancies d join packages p on p.seller_id = d.seller_id and p.id = d.package_id
  where d.seller_id = c.seller_id and p.sale_id = c.sale_id and d.resolved_at = c.submitted_at and p.status in ('RETURNED_TO_SELLER', 'DISPOSED'))`;

export type ClaimedLine = {
  readonly lineId: string;
  /** Claimed as it went back from our warehouse. */
  readonly sentBack: number;
  /** Claimed as lost or missing, wherever it is. */
  readonly asLost: number;
};

/** Pieces of each line that the buyer does not wait for: in an open claim, or refunded by one. What is claimed as damaged or short came. */
export async function claimedPieces(db: Db, sellerId: string, saleId: string): Promise<ClaimedLine[]> {
  const { rows } = await db.execute<{ line_id: string; sent_back: number; as_lost: number }>(sql`
    select k.line_id,
      coalesce(sum(k.quantity) filter (where c.type = 'WAREHOUSE_DISCREPANCY' and ${wasSentBack}), 0)::int as sent_back,
      coalesce(sum(k.quantity) filter (where c.type in ('LOST_SHIPMENT', 'MISSING_ITEM')), 0)::int as as_lost
    from claims c join claim_lines k on k.seller_id = c.seller_id and k.claim_id = c.id
    where c.seller_id = ${sellerId} and c.sale_id = ${saleId} and (c.status_group = 'OPEN' or c.status = 'SETTLED')
    group by k.line_id`);
  return rows.map(({ line_id: lineId, sent_back: sentBack, as_lost: asLost }) => ({ lineId, sentBack, asLost }));
}

/** Something of the order stands in a warehouse of ours, or went on from there. */
export async function isInWarehouse(db: Db, sellerId: string, saleId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select ${inWarehouse({ sellerId, saleId })} limit 1`);
  return rows.length > 0;
}
