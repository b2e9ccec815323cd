/** Writes of watched products. Every query says whose. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inSteps } from './market-stock.read-model.ts';
import type { Watcher } from './watcher.ts';
import { buyerWatchlistItems, watchlistItems } from './watchlist.tables.ts';

export type WatchRecord = typeof watchlistItems.$inferSelect;
type Owner = Pick<Watcher, 'side' | 'ownerId'>;

const tables = { SELLER: watchlistItems, BUYER: buyerWatchlistItems } as const;
const own = ({ side, ownerId }: Owner, productId: string) =>
  and(eq(tables[side].ownerId, ownerId), eq(tables[side].productId, productId));

/** Adds those that are not there yet; gives the products that were added. */
export async function insertWatched(db: Db, { side }: Owner, rows: readonly WatchRecord[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(tables[side])
    .values([...rows])
    .onConflictDoNothing()
    .returning({ productId: tables[side].productId });
  return added.map(({ productId }) => productId);
}

export async function countWatched(db: Db, { side, ownerId }: Owner): Promise<number> {
  const table = tables[side];
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(table).where(eq(table.ownerId, ownerId));
  return row?.count ?? 0;
}

export async function lockWatched(db: Db, owner: Owner, productId: string): Promise<WatchRecord | undefined> {
  const [found] = await db.select().from(tables[owner.side]).where(own(owner, productId)).for('update');
  return found;
}

export async function saveWatched(
  db: Db,
  owner: Owner,
  { productId, ownerId: _, ...change }: WatchRecord,
): Promise<void> {
  await db.update(tables[owner.side]).set(change).where(own(owner, productId));
}

/** How many were there to take away. */
export async function deleteWatched(db: Db, { side, ownerId }: Owner, productIds: readonly string[]): Promise<number> {
  if (productIds.length === 0) return 0;
  const table = tables[side];
  const gone = await db
    .delete(table)
    .where(and(eq(table.ownerId, ownerId), inArray(table.productId, [...productIds])))
    .returning({ productId: table.productId });
  return gone.length;
}

/**
 * Notes which watched targets are met now and which are no more, across companies: run in system scope. Gives the companies
 * of which one is met that was not. A target names a price or a quantity; its market is the first region its company sells to.
 */
export async function noteTargets(db: Db, now: Instant): Promise<string[]> {
  const { rows } = await db.execute<{ seller_id: string }>(sql`
    with found as (
      select w.seller_id, w.product_id, w.met_at, coalesce(
        m.best <= coalesce(w.target_minor, m.best) and m.stock >= coalesce(w.target_quantity, 1), false) as is_met
      from watchlist_items w
      join sellers own on own.id = w.seller_id
      left join lateral (
        select min(o.effective_minor) as best, ${inSteps(sql`sum(o.stock)`)} as stock
        from offers o join sellers s on s.id = o.seller_id
        where o.product_id = w.product_id and o.currency = coalesce(w.target_currency, own.currency) and o.seller_id <> w.seller_id
          and o.status = 'ACTIVE' and o.stock >= o.unit_size and s.status = 'ACTIVE' and coalesce(own.sell_to[1], 'EUROPE') = any(s.sell_to)
      ) m on true
      where w.target_minor is not null or w.target_quantity is not null
    ), gone as (
      update watchlist_items w set met_at = null from found f
      where w.seller_id = f.seller_id and w.product_id = f.product_id and f.met_at is not null and not f.is_met
    ), met as (
      update watchlist_items w set met_at = ${now} from found f
      where w.seller_id = f.seller_id and w.product_id = f.product_id and f.met_at is null and f.is_met
      returning w.seller_id
    )
    select distinct seller_id from met`);
  return rows.map(({ seller_id }) => seller_id);
}

/** Countries of buyers that watch with a target. */
export async function watchingCountries(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ country: string }>(sql`
    select distinct b.country from buyer_watchlist_items w join buyers b on b.id = w.buyer_id
    where w.target_minor is not null or w.target_quantity is not null`);
  return rows.map(({ country }) => country);
}

/** The same of buyers in one country: what serves it counts, in their currency. Gives the buyers of whom one is met that was not. */
export async function noteBuyerTargets(db: Db, { country, region, currency }: Served, now: Instant): Promise<string[]> {
  const { rows } = await db.execute<{ buyer_id: string }>(sql`
    with found as (
      select w.buyer_id, w.product_id, w.met_at, coalesce(
        m.best <= coalesce(w.target_minor, m.best) and m.stock >= coalesce(w.target_quantity, 1), false) as is_met
      from buyer_watchlist_items w
      join buyers b on b.id = w.buyer_id and b.country = ${country}
      left join lateral (
        select min(o.effective_minor) as best, ${inSteps(sql`sum(o.stock)`)} as stock
        from offers o join sellers s on s.id = o.seller_id
        where o.product_id = w.product_id and o.currency = ${currency} and o.status = 'ACTIVE' and o.stock >= o.unit_size
          and s.status = 'ACTIVE' and (${region}::text = any(s.sell_to) or ${country} = any(s.sell_to_countries))
          and not (${country}::text = any(o.hidden_in))
      ) m on true
      where w.target_minor is not null or w.target_quantity is not null
    ), gone as (
      update buyer_watchlist_items w set met_at = null from found f
      where w.buyer_id = f.buyer_id and w.product_id = f.product_id and f.met_at is not null and not f.is_met
    ), met as (
      update buyer_watchlist_items w set met_at = ${now} from found f
      where w.buyer_id = f.buyer_id and w.product_id = f.product_id and f.met_at is null and f.is_met
      returning w.buyer_id
    )
    select distinct buyer_id from met`);
  return rows.map(({ buyer_id }) => buyer_id);
}
type Served = { readonly country: string; readonly region: string; readonly currency: string };
