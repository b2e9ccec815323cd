/** Figures of one company's orders: what is summed up by day, and the orders of the days that are not (decision 0048). */
import type { Currency } from '@quayside/contract/common';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Day, Spans } from './counted-days.rules.ts';
import { type Counting, cellColumns, cellsOf, sumColumns } from './day-cells.read-model.ts';
import { everything } from './insights.tables.ts';

export type Asked = {
  readonly sellerId: string;
  readonly currency: Currency;
  readonly from: Instant;
  readonly brand: string | undefined;
  readonly destination: string | undefined;
};

/** A stretch of time; its weeks are those of so many days later. */
export type Stretch = Omit<Counting, 'ranges' | 'sellerId'> & Spans & { readonly weeksLater: number };

const minor = z.coerce.bigint();
const totals = z.object({
  orders: z.number(),
  decided: z.number(),
  confirmed: z.number(),
  declined: z.number(),
  expired: z.number(),
  asked: z.number(),
  promised: z.number(),
  handed_over: z.number(),
  on_time: z.number(),
  median_seconds: z.number().nullable(),
});
const row = z.object({
  kind: z.enum(['total', 'week', 'brand', 'destination']),
  key: z.string(),
  orders: z.coerce.number(),
  sales: minor,
  more: totals.nullable(),
});
const claimed = z.object({ claimed: minor });
const offered = z.object({ winning: z.coerce.number(), losing: z.coerce.number() });
const spanRow = z.object({ timeZone: z.string(), countedUntil: z.string() });

/** Up to which day the company is summed up on this clock; null: not at all. */
export async function countedUntil(database: Database, sellerId: string, timeZone: string): Promise<Day | null> {
  const [{ rows }] = await database.flight({ sellerId }, (db) => [
    db
      .execute(
        sql`select time_zone as "timeZone", counted_until::text as "countedUntil" from insight_spans where seller_id = ${sellerId}`,
      )
      .execute(),
  ]);
  const [span] = z.array(spanRow).parse(rows);
  return span?.timeZone === timeZone ? span.countedUntil : null;
}

/** The sums that the filters leave, each with what it is of. */
function cellsAsked({ sellerId, currency, brand, destination }: Asked, { counted }: Spans): SQL {
  const [oneBrand, oneCountry] = [brand ?? everything, destination ?? everything];
  const kinds = [
    { kind: 'total', brands: sql`= ${oneBrand}`, countries: sql`= ${oneCountry}` },
    {
      kind: 'brand',
      brands: brand === undefined ? sql`<> ${everything}` : sql`= ${brand}`,
      countries: sql`= ${oneCountry}`,
    },
    {
      kind: 'destination',
      brands: sql`= ${oneBrand}`,
      countries: destination === undefined ? sql`<> ${everything}` : sql`= ${destination}`,
    },
  ];
  const branches = kinds.flatMap(({ kind, brands, countries }) => {
    // How long each confirmation took is asked of all together: of parts it is not carried along.
    const columns = kind === 'total' ? cellColumns : sumColumns;
    return [
      sql`select ${kind}::text as kind, brand, country, day, ${columns} from live
      where currency = ${currency} and brand ${brands} and country ${countries}`,
      ...(counted
        ? [
            sql`select ${kind}::text, brand_name, destination_country, day, ${columns} from insight_days
          where seller_id = ${sellerId} and currency = ${currency} and brand_name ${brands} and destination_country ${countries}
            and day between ${counted.from} and ${counted.until}`,
          ]
        : []),
    ];
  });
  return sql.join(branches, sql` union all `);
}

function figuresQuery(asked: Asked, stretch: Stretch): SQL {
  const counting = { ...stretch, sellerId: asked.sellerId, ranges: stretch.live };
  return sql`
    with ${cellsOf(counting)}, cells as (${cellsAsked(asked, stretch)})
    select 'total' as kind, '' as key, coalesce(sum(orders), 0) as orders, coalesce(sum(goods_minor), 0)::text as sales,
      json_build_object('orders', coalesce(sum(orders), 0), 'decided', coalesce(sum(decided), 0), 'confirmed', coalesce(sum(confirmed), 0),
        'declined', coalesce(sum(declined), 0), 'expired', coalesce(sum(expired), 0), 'asked', coalesce(sum(asked), 0),
        'promised', coalesce(sum(promised), 0), 'handed_over', coalesce(sum(handed_over), 0), 'on_time', coalesce(sum(on_time), 0),
        'median_seconds', (select percentile_cont(0.5) within group (order by s)
          from cells, unnest(confirm_seconds) s where kind = 'total')) as more
    from cells where kind = 'total'
    union all
    select 'week', to_char(date_trunc('week', day + ${stretch.weeksLater}::int), 'YYYY-MM-DD'), sum(orders), sum(goods_minor)::text, null
    from cells where kind = 'total' group by 2
    union all
    select kind, case when kind = 'brand' then brand else country end, sum(orders), sum(goods_minor)::text, null
    from cells where kind <> 'total' group by 1, 2`;
}

export type Sum = { readonly key: string; readonly orders: number; readonly sales: bigint };

/** Of one stretch: all together, by week the oldest first, by brand and by country those with most first. */
export async function figuresOf(database: Database, asked: Asked, stretch: Stretch) {
  const [found] = await database.flight({ sellerId: asked.sellerId }, (db) => [
    db.execute(figuresQuery(asked, stretch)).execute(),
  ]);
  const rows = z.array(row).parse(found.rows);
  const of = (kind: string): Sum[] => rows.filter((one) => one.kind === kind);
  const total = rows.find(({ kind }) => kind === 'total');
  return {
    totals: { ...totals.parse(total?.more), sales: total?.sales ?? 0n },
    weeks: of('week').sort(byKey),
    brands: of('brand').sort(byMost),
    destinations: of('destination').sort(byMost),
  };
}
export type Figures = Awaited<ReturnType<typeof figuresOf>>;

const byKey = (one: Sum, other: Sum): number => (one.key < other.key ? -1 : 1);
const byMost = (one: Sum, other: Sum): number =>
  one.sales === other.sales ? byKey(one, other) : one.sales > other.sales ? -1 : 1;

/** What is claimed of the period. */
export async function claimedMinor(database: Database, { sellerId, from, currency }: Asked): Promise<bigint> {
  const [{ rows }] = await database.flight({ sellerId }, (db) => [
    db
      .execute(sql`
      select coalesce(sum(claimed_minor), 0)::text as claimed from claims
      where seller_id = ${sellerId} and submitted_at >= ${from} and currency = ${currency}`)
      .execute(),
  ]);
  return claimed.parse(rows[0]).claimed;
}

/** How the offers stand now. */
export async function offersNow(database: Database, sellerId: string) {
  const [{ rows }] = await database.flight({ sellerId }, (db) => [
    db
      .execute(sql`
      select count(*) filter (where rank = 1) as winning, count(*) filter (where rank > 1) as losing from offers
      where seller_id = ${sellerId} and status = 'ACTIVE'`)
      .execute(),
  ]);
  return offered.parse(rows[0]);
}
export type OffersNow = Awaited<ReturnType<typeof offersNow>>;
