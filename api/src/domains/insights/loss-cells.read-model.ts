/** Rows of `price_losses` of whole days, and their sums: for what is read as it is, and for what is kept. */
import { type SQL, sql } from 'drizzle-orm';
import { everything } from './insights.tables.ts';

export type Losing = { readonly sellerId: string; readonly timeZone: string };

/**
 * Named rows: the days of `days` (a query with the column `day`), and as `lost` what was lost on them, one stretch of the index
 * each. When a day begins is worked out beforehand: a function of it among the conditions would be a filter on every row, as only
 * leakproof operators reach an index under row-level security. `filter` begins with `and`.
 */
export const lostOn = ({ sellerId, timeZone }: Losing, days: SQL, filter: SQL = sql``): SQL => sql`
  open as materialized (
    select day, day::timestamp at time zone ${timeZone} as since, (day + 1)::timestamp at time zone ${timeZone} as till from (${days}) d),
  lost as not materialized (
    select l.*, open.day from open cross join lateral (
      select * from price_losses where seller_id = ${sellerId} ${filter} and at >= open.since and at < open.till) l)`;

/** Of named rows `lost`, by brand and country, each of the two with all of the other, and all together. */
export const lossCells = sql`
  by_brand as (
    select order_id, currency, brand_name as brand, destination_country as country, day, sum(pieces) as pieces, sum(paid_minor) as paid
    from lost group by 1, 2, 3, 4, 5),
  parts as (
    select * from by_brand
    union all select order_id, currency, ${everything}::text, country, day, sum(pieces), sum(paid) from by_brand group by 1, 2, 4, 5)
  select currency, brand, case when grouping(country) = 1 then ${everything}::text else country end, day,
    count(*)::int, sum(pieces)::bigint, sum(paid)::bigint
  from parts group by currency, brand, day, grouping sets ((country), ())`;

/** Of the same, by offer and country, and by offer alone. */
export const lossOfferCells = sql`
  select currency, case when grouping(destination_country) = 1 then ${everything}::text else destination_country end, day, offer_id, brand_name,
    count(*)::int, sum(pieces)::bigint, sum(paid_minor)::bigint, sum(own_minor)::bigint
  from lost group by currency, day, offer_id, brand_name, grouping sets ((destination_country), ())`;
