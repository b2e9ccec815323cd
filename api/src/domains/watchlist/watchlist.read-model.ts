/** What a company watches, and what is asked for most. What the market has is read across sellers: prices and sums alone. */
import type { Currency } from '@quayside/contract/common';
import type { WatchlistQuery } from '@quayside/contract/watchlist';
import { sql } from 'drizzle-orm';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import { plainText } from '../../kernel/slug.ts';
import type { Database } from '../../platform/db/database.ts';
import { inSteps } from './market-stock.read-model.ts';
import type { Watcher } from './watcher.ts';

/** From so many watchers on their number is told. */
const fewestWatchers = 5;
const demandDays = 30;

export type WatchedRow = {
  readonly productId: string;
  readonly targetMinor: bigint | null;
  readonly targetCurrency: Currency | null;
  readonly targetQuantity: number | null;
  readonly createdAt: Instant;
  readonly version: number;
  readonly bestMinor: bigint | null;
  readonly stock: number;
};

/** A page by name. Targets are met when the best price is at most the target and there is enough. */
export async function watchedPage(
  database: Database,
  { side, ownerId, currency, region, country }: Watcher,
  { are_targets_met: areMet, is_available: isAvailable, ...page }: WatchlistQuery,
): Promise<{ rows: WatchedRow[]; total: number }> {
  const flag = (asked: 'true' | 'false' | undefined, condition: string) =>
    asked === undefined ? sql`true` : asked === 'true' ? sql.raw(condition) : sql.raw(`not (${condition})`);
  const answer = await database.read('system', (db) =>
    db.execute<{
      product_id: string;
      target_minor: string | null;
      target_currency: Currency | null;
      target_quantity: number | null;
      created_at: string;
      version: number;
      best_minor: string | null;
      stock: number;
      total: number;
    }>(sql`
      with watched as (
        select w.*, p.name, m.best_minor, (m.own + ${inSteps(sql`m.others`)})::int as stock
        from ${sql.raw(side === 'SELLER' ? 'watchlist_items' : 'buyer_watchlist_items')} w
        join products p on p.id = w.product_id
        left join lateral (
          select min(o.effective_minor) as best_minor,
            coalesce(sum(o.stock) filter (where o.seller_id = ${ownerId}), 0) as own,
            sum(o.stock) filter (where o.seller_id <> ${ownerId}) as others
          from offers o join sellers s on s.id = o.seller_id
          where o.product_id = w.product_id and o.currency = ${currency} and o.status = 'ACTIVE' and o.stock >= o.unit_size
            and s.status = 'ACTIVE' and (${region}::text = any(s.sell_to) or ${country}::text = any(s.sell_to_countries))
            and (${country}::text is null or not (${country}::text = any(o.hidden_in)))
        ) m on true
        where w.${sql.raw(side === 'SELLER' ? 'seller_id' : 'buyer_id')} = ${ownerId}
      )
      select product_id, target_minor::text, target_currency, target_quantity, version, best_minor::text, stock,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, count(*) over ()::int as total
      from watched
      where ${flag(areMet, metCondition)} and ${flag(isAvailable, 'stock > 0')}
      order by name, product_id limit ${page.size} offset ${offsetOf(page)}`),
  );
  return {
    rows: answer.rows.map((row) => ({
      productId: row.product_id,
      targetMinor: row.target_minor === null ? null : BigInt(row.target_minor),
      targetCurrency: row.target_currency,
      targetQuantity: row.target_quantity,
      createdAt: row.created_at,
      version: row.version,
      bestMinor: row.best_minor === null ? null : BigInt(row.best_minor),
      stock: row.stock,
    })),
    total: answer.rows[0]?.total ?? 0,
  };
}

const metCondition =
  'coalesce(best_minor <= coalesce(target_minor, best_minor) and stock >= coalesce(target_quantity, 1), false)';

export const areTargetsMet = ({ bestMinor, targetMinor, stock, targetQuantity }: WatchedRow): boolean =>
  bestMinor !== null && bestMinor <= (targetMinor ?? bestMinor) && stock >= (targetQuantity ?? 1);

export type TrendingRow = {
  readonly productId: string;
  readonly searches: number;
  readonly before: number;
  readonly watchers: number | null;
  readonly isWatched: boolean;
};

/** Products that were looked for in the last 30 days, most first, beside the 30 days before. */
export async function trendingPage(
  database: Database,
  { sellerId, now, search }: { readonly sellerId: string; readonly now: Instant; readonly search?: string | undefined },
  page: Page,
): Promise<{ rows: TrendingRow[]; total: number }> {
  const dayOf = (back: number) => plus(now, -days(back)).slice(0, 10);
  const [from, earlier] = [dayOf(demandDays), dayOf(2 * demandDays)];
  const named = search === undefined ? sql`true` : sql`position(${plainText(search)} in p.search_text) > 0`;
  const answer = await database.read('system', (db) =>
    db.execute<{
      product_id: string;
      searches: number;
      before: number;
      watchers: number;
      is_watched: boolean;
      total: number;
    }>(sql`
      with asked as (
        select product_id, sum(searches) filter (where day > ${from}::date)::int as searches,
          coalesce(sum(searches) filter (where day <= ${from}::date), 0)::int as before
        from search_days where day > ${earlier}::date group by product_id
      )
      select a.product_id, a.searches, a.before, count(*) over ()::int as total,
        (select count(*)::int from watchlist_items w where w.product_id = a.product_id)
          + (select count(*)::int from buyer_watchlist_items w where w.product_id = a.product_id) as watchers,
        exists (select from watchlist_items w where w.product_id = a.product_id and w.seller_id = ${sellerId}) as is_watched
      from asked a join products p on p.id = a.product_id
      where a.searches > 0 and ${named}
      order by a.searches desc, a.product_id limit ${page.size} offset ${offsetOf(page)}`),
  );
  return {
    rows: answer.rows.map(({ product_id, searches, before, watchers, is_watched }) => ({
      ...{ productId: product_id, searches, before, isWatched: is_watched },
      watchers: watchers < fewestWatchers ? null : watchers,
    })),
    total: answer.rows[0]?.total ?? 0,
  };
}

/** What is worth doing now, as numbers of offers and products. */
export async function advice(database: Database, sellerId: string, now: Instant) {
  const from = plus(now, -days(demandDays)).slice(0, 10);
  const soon = plus(now, -days(23));
  const answer = await database.read('system', (db) =>
    db.execute<{ match: number; restock: number; trending: number; confirm: number }>(sql`
      select
        (select count(*)::int from offers o where o.seller_id = ${sellerId} and o.rank > 1 and (o.floor_minor is null or o.winning_minor > o.floor_minor)) as match,
        (select count(*)::int from offers o where o.seller_id = ${sellerId} and o.status = 'OUT_OF_STOCK'
          and exists (select from search_days d where d.product_id = o.product_id and d.day > ${from}::date)) as restock,
        (select count(distinct d.product_id)::int from search_days d where d.day > ${from}::date
          and not exists (select from offers o where o.seller_id = ${sellerId} and o.product_id = d.product_id)) as trending,
        (select count(*)::int from offers o where o.seller_id = ${sellerId} and o.status = 'ACTIVE' and o.listed_at < ${soon}) as confirm`),
  );
  return answer.rows[0] ?? { match: 0, restock: 0, trending: 0, confirm: 0 };
}
