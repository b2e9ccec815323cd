/**
 * The market of a rank (domain page, section 9): offers that are ACTIVE, with at least one selling unit in stock, of ACTIVE
 * sellers who sell to the region asked for, in one currency. What is read here goes across sellers, in system scope; only
 * prices leave this file, never whose they are or how much there is.
 */
import type { Currency, regions } from '@quayside/contract/common';
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { offers } from './offers.tables.ts';

export type Region = (typeof regions)[number];
export type Market = { readonly currency: Currency; readonly region: Region };
export type Destination = Market & { readonly country: string };

/** The lowest first, of equal ones the earlier change, then the id. */
export const rankOrder = sql`"offers"."effective_minor", "offers"."price_changed_at", "offers"."id"`;

const sellsTo = (region: Region): SQL => sql`${region}::text = any("sellers"."sell_to")`;

export const isInMarket = (region: Region): SQL | undefined =>
  and(eq(offers.status, 'ACTIVE'), gte(offers.stock, offers.unitSize), eq(sellers.status, 'ACTIVE'), sellsTo(region));

/** What wins, by product; products that nobody sells are absent. */
export async function winningPrices(
  database: Database,
  productIds: readonly string[],
  { currency, region }: Market,
): Promise<ReadonlyMap<string, bigint>> {
  if (productIds.length === 0) return new Map();
  const [rows] = await database.flight('system', (db) => [
    db
      .selectDistinctOn([offers.productId], { productId: offers.productId, effectiveMinor: offers.effectiveMinor })
      .from(offers)
      .innerJoin(sellers, eq(sellers.id, offers.sellerId))
      .where(and(inArray(offers.productId, [...productIds]), eq(offers.currency, currency), isInMarket(region)))
      .orderBy(offers.productId, rankOrder)
      .execute(),
  ]);
  return new Map(rows.map(({ productId, effectiveMinor }) => [productId, effectiveMinor]));
}

/** Whether its seller sells there: to the region, or to the country where one is named (BUY-01: what serves a buyer). */
export const goesTo = ({ country, region }: Pick<Destination, 'country' | 'region'>): SQL<boolean> =>
  sql`(not (${country} = any("offers"."hidden_in"))
    and (${region}::text = any("sellers"."sell_to") or ${country} = any("sellers"."sell_to_countries")))`;

/**
 * What won on each of the last `days` days there, oldest first; days without any offer are absent. Where a seller sells is not
 * kept by day: whoever does not sell there now counts on no day.
 */
export async function winningHistory(
  database: Database,
  productId: string,
  market: Market | Destination,
  { now, days }: { readonly now: Instant; readonly days: number },
): Promise<{ at: Instant; winningMinor: bigint }[]> {
  const answer = await database.read('system', (db) =>
    db.execute<{ at: string; minor: string }>(sql`
      select to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, min(p.effective_minor)::text as minor
      from generate_series(${now}::timestamptz - make_interval(days => ${days - 1}), ${now}::timestamptz, interval '1 day') d(at)
      join offers on offers.product_id = ${productId} and offers.currency = ${market.currency} and offers.blocked_reason is null
      join sellers on sellers.id = offers.seller_id
        and ${'country' in market ? goesTo(market) : sellsTo(market.region)}
      cross join lateral (
        select h.effective_minor from offer_prices h
        where h.seller_id = offers.seller_id and h.offer_id = offers.id and h.at <= d.at order by h.at desc limit 1
      ) p
      group by d.at order by d.at`),
  );
  return answer.rows.map(({ at, minor }) => ({ at, winningMinor: BigInt(minor) }));
}

/** The place an offer would have at a price, among the others of its product, and what wins then. */
export async function rankAt(
  db: Db,
  { productId, offerId, effectiveMinor }: { productId: string; offerId: string; effectiveMinor: bigint },
  { currency, region }: Market,
): Promise<{ rank: number; winningMinor: bigint }> {
  const [row] = await db
    .select({
      // A price that is set now was changed last: of equal ones it comes last.
      ahead: sql<number>`count(*) filter (where "offers"."effective_minor" <= ${effectiveMinor}::bigint)::int`,
      lowest: sql<string | null>`min("offers"."effective_minor")::text`,
    })
    .from(offers)
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .where(
      and(
        eq(offers.productId, productId),
        eq(offers.currency, currency),
        sql`"offers"."id" <> ${offerId}`,
        isInMarket(region),
      ),
    );
  const lowest = row?.lowest == null ? null : BigInt(row.lowest);
  const ahead = row?.ahead ?? 0;
  return { rank: ahead + 1, winningMinor: lowest !== null && lowest <= effectiveMinor ? lowest : effectiveMinor };
}
