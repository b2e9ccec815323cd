/** Figures of one company's orders, each query aggregated by the database over the indexes that lead with the seller. */
import type { Currency } from '@quayside/contract/common';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';

export type Asked = {
  readonly sellerId: string;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly from: Instant;
  /** Up to here; absent: now. */
  readonly until?: Instant;
  readonly brand: string | undefined;
  readonly destination: string | undefined;
};

const minor = z.coerce.bigint();
const totals = z.object({
  orders: z.coerce.number(),
  decided: z.coerce.number(),
  confirmed: z.coerce.number(),
  declined: z.coerce.number(),
  expired: z.coerce.number(),
  asked: z.coerce.number(),
  promised: z.coerce.number(),
  sales: minor,
  median_hours: z.coerce.number().nullable(),
});
const week = z.object({ week: z.string(), orders: z.coerce.number(), sales: minor });
const part = z.object({ key: z.string(), orders: z.coerce.number(), sales: minor });
const claimed = z.object({ claimed: minor });
const offered = z.object({ winning: z.coerce.number(), losing: z.coerce.number() });

/** Orders of the period with the pieces and goods that the filters leave. */
const scoped = ({ sellerId, currency, from, until, brand, destination }: Asked): SQL => sql`
  select s.id, s.status, s.created_at, s.confirmed_at, s.destination_country, l.brand_name,
    l.requested_quantity as asked, coalesce(l.confirmed_quantity, 0) as promised,
    case when s.confirmed_at is null or s.status in ('DECLINED', 'EXPIRED', 'CANCELLED') then 0
      else l.unit_price_minor * coalesce(l.confirmed_quantity, 0) end as goods
  from sales s join sale_lines l on l.seller_id = s.seller_id and l.sale_id = s.id
  where s.seller_id = ${sellerId} and s.status_group in ('CURRENT', 'PAST') and s.created_at >= ${from} and s.currency = ${currency}
    ${until === undefined ? sql`` : sql`and s.created_at < ${until}`}
    ${brand === undefined ? sql`` : sql`and l.brand_name = ${brand}`}
    ${destination === undefined ? sql`` : sql`and s.destination_country = ${destination}`}`;

export async function figuresOf(database: Database, asked: Asked) {
  const { sellerId, timeZone, currency, from } = asked;
  const [sums, weeks, brands, destinations, claims, offers] = await database.flight({ sellerId }, (db) => [
    db
      .execute(sql`
      with lines as (${scoped(asked)}), per_order as (
        select id, status, created_at, confirmed_at, sum(asked) as asked, sum(promised) as promised, sum(goods) as goods
        from lines group by id, status, created_at, confirmed_at)
      select count(*) as orders, count(*) filter (where status <> 'REQUESTED') as decided,
        count(*) filter (where confirmed_at is not null) as confirmed, count(*) filter (where status = 'DECLINED') as declined,
        count(*) filter (where status = 'EXPIRED') as expired,
        coalesce(sum(asked) filter (where confirmed_at is not null), 0) as asked,
        coalesce(sum(promised) filter (where confirmed_at is not null), 0) as promised, coalesce(sum(goods), 0)::text as sales,
        percentile_cont(0.5) within group (order by extract(epoch from confirmed_at - created_at) / 3600) as median_hours
      from per_order`)
      .execute(),
    db
      .execute(sql`
      with lines as (${scoped(asked)})
      select to_char(date_trunc('week', created_at at time zone ${timeZone}), 'YYYY-MM-DD') as week,
        count(distinct id) as orders, coalesce(sum(goods), 0)::text as sales
      from lines group by 1 order by 1`)
      .execute(),
    db
      .execute(sql`
      with lines as (${scoped(asked)})
      select brand_name as key, count(distinct id) as orders, coalesce(sum(goods), 0)::text as sales
      from lines group by 1 order by sum(goods) desc, 1 limit 10`)
      .execute(),
    db
      .execute(sql`
      with lines as (${scoped(asked)})
      select destination_country as key, count(distinct id) as orders, coalesce(sum(goods), 0)::text as sales
      from lines group by 1 order by sum(goods) desc, 1 limit 10`)
      .execute(),
    db
      .execute(sql`
      select coalesce(sum(claimed_minor), 0)::text as claimed from claims
      where seller_id = ${sellerId} and submitted_at >= ${from} and currency = ${currency}`)
      .execute(),
    db
      .execute(sql`
      select count(*) filter (where rank = 1) as winning, count(*) filter (where rank > 1) as losing from offers
      where seller_id = ${sellerId} and status = 'ACTIVE'`)
      .execute(),
  ]);
  return {
    totals: totals.parse(sums.rows[0]),
    weeks: z.array(week).parse(weeks.rows),
    brands: z.array(part).parse(brands.rows),
    destinations: z.array(part).parse(destinations.rows),
    claimedMinor: claimed.parse(claims.rows[0]).claimed,
    offers: offered.parse(offers.rows[0]),
  };
}
export type Figures = Awaited<ReturnType<typeof figuresOf>>;

const earlier = z.object({ orders: z.coerce.number(), sales: minor, median_hours: z.coerce.number().nullable() });
const sold = z.object({ key: z.string(), sales: minor });

/**
 * What is compared with: the period of as many days before. Its weeks are those of the period itself, so many days
 * earlier: the first and the last one, of which the period has a part, stand beside the same part.
 */
export async function figuresBefore(database: Database, asked: Asked, length: number) {
  const { sellerId, timeZone, from: until } = asked;
  const lines = scoped({ ...asked, from: plus(until, -days(length)), until });
  const of = (key: SQL) => sql`
    with lines as (${lines})
    select ${key} as key, coalesce(sum(goods), 0)::text as sales from lines group by 1`;
  const [sums, weeks, brands, destinations] = await database.flight({ sellerId }, (db) => [
    db
      .execute(sql`
      with lines as (${lines}), per_order as (
        select id, created_at, confirmed_at, sum(goods) as goods from lines group by id, created_at, confirmed_at)
      select count(*) as orders, coalesce(sum(goods), 0)::text as sales,
        percentile_cont(0.5) within group (order by extract(epoch from confirmed_at - created_at) / 3600) as median_hours
      from per_order`)
      .execute(),
    db
      .execute(
        of(
          sql`to_char(date_trunc('week', (created_at at time zone ${timeZone}) + make_interval(days => ${length}::int)), 'YYYY-MM-DD')`,
        ),
      )
      .execute(),
    db.execute(of(sql`brand_name`)).execute(),
    db.execute(of(sql`destination_country`)).execute(),
  ]);
  const byKey = ({ rows }: { rows: unknown[] }) =>
    new Map(
      z
        .array(sold)
        .parse(rows)
        .map(({ key, sales }) => [key, sales]),
    );
  return {
    totals: earlier.parse(sums.rows[0]),
    ...{ weeks: byKey(weeks), brands: byKey(brands), destinations: byKey(destinations) },
  };
}
export type FiguresBefore = Awaited<ReturnType<typeof figuresBefore>>;
