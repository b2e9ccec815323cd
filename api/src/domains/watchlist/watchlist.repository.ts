/** Writes of watched products. Every query says whose. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
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

/** The same tables where SQL is written out. */
const names = {
  SELLER: { table: sql.raw('watchlist_items'), owner: sql.raw('seller_id') },
  BUYER: { table: sql.raw('buyer_watchlist_items'), owner: sql.raw('buyer_id') },
} as const;

/**
 * Notes which watched targets are met now and which are no more, across companies: run in system scope. Gives the companies
 * of which one is met that was not. A target names a price or a quantity. `watchers` joins the companies asked about to `w`,
 * `market` says which offers `o` of sellers `s` count for them.
 */
async function noteMet(db: Db, side: Watcher['side'], now: Instant, { watchers, market }: Asked): Promise<string[]> {
  const { table, owner } = names[side];
  const { rows } = await db.execute<{ owner: string }>(sql`
    with found as (
      select w.${owner} as owner, w.product_id, w.met_at, coalesce(
        m.best <= coalesce(w.target_minor, m.best) and m.stock >= coalesce(w.target_quantity, 1), false) as is_met
      from ${table} w
      ${watchers}
      left join lateral (
        select min(o.effective_minor) as best, ${inSteps(sql`sum(o.stock)`)} as stock
        from offers o join sellers s on s.id = o.seller_id
        where o.product_id = w.product_id and o.status = 'ACTIVE' and o.stock >= o.unit_size and s.status = 'ACTIVE' and ${market}
      ) m on true
      where w.target_minor is not null or w.target_quantity is not null
    ), gone as (
      update ${table} w set met_at = null from found f
      where w.${owner} = f.owner and w.product_id = f.product_id and f.met_at is not null and not f.is_met
    ), met as (
      update ${table} w set met_at = ${now} from found f
      where w.${owner} = f.owner and w.product_id = f.product_id and f.met_at is null and f.is_met
      returning w.${owner} as owner
    )
    select distinct owner from met`);
  return rows.map((row) => row.owner);
}
type Asked = { readonly watchers: SQL; readonly market: SQL };

/** Of sellers: what others offer in the market that ranks their offers. */
export const noteTargets = (db: Db, now: Instant): Promise<string[]> =>
  noteMet(db, 'SELLER', now, {
    watchers: sql`join sellers own on own.id = w.seller_id`,
    market: sql`o.currency = coalesce(w.target_currency, own.currency) and o.seller_id <> w.seller_id
      and coalesce(own.sell_to[1], 'EUROPE') = any(s.sell_to)`,
  });

/** Of buyers in one country: what serves it, in their currency. */
export const noteBuyerTargets = (db: Db, { country, region, currency }: Served, now: Instant): Promise<string[]> =>
  noteMet(db, 'BUYER', now, {
    watchers: sql`join buyers b on b.id = w.buyer_id and b.country = ${country}`,
    market: sql`o.currency = ${currency} and not (${country}::text = any(o.hidden_in))
      and (${region}::text = any(s.sell_to) or ${country}::text = any(s.sell_to_countries))`,
  });
type Served = { readonly country: string; readonly region: string; readonly currency: string };

/** Countries of buyers that watch with a target. */
export async function watchingCountries(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ country: string }>(sql`
    select distinct b.country from buyer_watchlist_items w join buyers b on b.id = w.buyer_id
    where w.target_minor is not null or w.target_quantity is not null`);
  return rows.map(({ country }) => country);
}
