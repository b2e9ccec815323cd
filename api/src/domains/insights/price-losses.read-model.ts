/**
 * What a company's offers lost to lower prices in a period: sums of its own rows, never whose the lower prices were. Days that
 * are summed up are read from their sums, the others as they are, in one statement: none counts twice or not at all.
 */
import type { Currency } from '@quayside/contract/common';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { type Day, dayAfter } from './counted-days.rules.ts';
import { everything } from './insights.tables.ts';
import { lostOn } from './loss-cells.read-model.ts';
import { leastOrders, mostOffersTold, mostTold } from './told-losses.rules.ts';

/** `length` whole days before the day `today`, on the company's clock. */
export type AskedLosses = {
  readonly sellerId: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly brand: string | undefined;
  readonly destination: string | undefined;
  readonly today: Day;
  readonly length: number;
};

const minor = z.coerce.bigint();
const count = z.coerce.number();
const sum = z.object({
  kind: z.enum(['all', 'near', 'far', 'brand', 'destination', 'offer']),
  key: z.string(),
  name: z.string(),
  brand: z.string(),
  offers: count,
  orders: count,
  pieces: count,
  paid: minor,
  own: minor,
});
export type LostSum = z.infer<typeof sum>;

/** Whole days. Today is left out: asked twice, the difference would be the order that came in between. */
type Days = { readonly from: Day; readonly until: Day };

/** Days that are not summed up on this clock, or of which rows came or went since. */
const openDays = ({ sellerId, timeZone }: AskedLosses, { from, until }: Days): SQL => sql`
  select d::date as day from generate_series(${from}::date::timestamp, ${until}::date::timestamp - interval '1 day', '1 day') d
  where d > coalesce((select losses_until from insight_spans where seller_id = ${sellerId} and time_zone = ${timeZone}), '-infinity')
    or d::date in (select (at at time zone ${timeZone})::date from loss_changes where seller_id = ${sellerId})`;

/** Named rows: the open days, and what was lost on them as the filters leave it. */
const open = (asked: AskedLosses, days: Days): SQL =>
  lostOn(
    asked,
    openDays(asked, days),
    sql`and currency = ${asked.currency}
    ${asked.brand === undefined ? sql`` : sql`and brand_name = ${asked.brand}`}
    ${asked.destination === undefined ? sql`` : sql`and destination_country = ${asked.destination}`}`,
  );

/** Condition of the sums that stand in for the days that are not open. */
const summed = ({ sellerId, currency }: AskedLosses, { from, until }: Days): SQL => sql`
  seller_id = ${sellerId} and currency = ${currency} and day >= ${from} and day < ${until} and day not in (select day from open)`;

/** By offer. */
const offersLost = (asked: AskedLosses, days: Days): SQL => sql`
  select offer_id, max(brand) as brand, sum(orders) as orders, sum(pieces) as pieces, sum(paid) as paid, sum(own) as own from (
    select offer_id, max(brand_name) as brand, count(*) as orders, sum(pieces) as pieces, sum(paid_minor) as paid, sum(own_minor) as own
      from lost group by 1
    union all
    select offer_id, max(brand_name), sum(orders), sum(pieces), sum(paid_minor), sum(own_minor) from loss_offer_days
      where ${summed(asked, days)} and destination_country = ${asked.destination ?? everything}
        ${asked.brand === undefined ? sql`` : sql`and brand_name = ${asked.brand}`} group by 1) one group by 1`;

/** Of all that the filters leave together, by brand and by country; an order counts once in each. */
function partsLost(asked: AskedLosses, days: Days): SQL {
  const oneBrand = sql`brand_name = ${asked.brand ?? everything}`;
  const oneCountry = sql`destination_country = ${asked.destination ?? everything}`;
  const eachBrand = asked.brand === undefined ? sql`brand_name <> ${everything}` : oneBrand;
  const eachCountry = asked.destination === undefined ? sql`destination_country <> ${everything}` : oneCountry;
  const sums = sql`sum(orders), sum(pieces), sum(paid_minor) from loss_days where ${summed(asked, days)}`;
  return sql`
    select kind, key, sum(orders) as orders, sum(pieces) as pieces, sum(paid) as paid from (
      select 'all' as kind, '' as key, count(*) as orders, sum(pieces) as pieces, sum(paid) as paid from orders_lost
      union all select 'brand', brand_name, count(*), 0, sum(paid) from cells group by 2
      union all select 'destination', country, count(*), 0, sum(paid) from orders_lost group by 2
      union all select 'all', '', ${sums} and ${oneBrand} and ${oneCountry}
      union all select 'brand', brand_name, ${sums} and ${eachBrand} and ${oneCountry} group by 2
      union all select 'destination', destination_country, ${sums} and ${oneBrand} and ${eachCountry} group by 2) one
    group by 1, 2 having sum(orders) >= ${leastOrders}`;
}

/** Twice through the rows of open days, without sorting them: sums of each offer, and of each brand in each order. */
const sums = (asked: AskedLosses, days: Days): SQL => sql`
  with ${open(asked, days)},
  offers_lost as materialized (${offersLost(asked, days)}),
  cells as materialized (select order_id, brand_name, destination_country as country, sum(pieces) as pieces, sum(paid_minor) as paid
    from lost group by 1, 2, 3),
  orders_lost as materialized (select order_id, country, sum(pieces) as pieces, sum(paid) as paid from cells group by 1, 2),
  parts as (${partsLost(asked, days)}),
  offers_told as (select *, own * 100 <= paid * 105 as is_near from offers_lost where orders >= ${leastOrders}),
  most as (select * from offers_told order by paid desc, offer_id limit ${mostOffersTold})
  select kind, key, '' as name, '' as brand, case when kind = 'all' then (select count(*) from offers_lost) else 0 end as offers,
    orders, pieces, paid::text as paid, '0' as own
    from (select *, row_number() over (partition by kind order by paid desc, key) as place from parts) p where place <= ${mostTold}
  union all
  select case when is_near then 'near' else 'far' end, '', '', '', count(*), 0, sum(pieces), sum(paid)::text, '0' from offers_told group by is_near
  union all
  (select 'offer', m.offer_id::text, concat_ws(', ', p.name, p.size), m.brand, 1, m.orders, m.pieces, m.paid::text, m.own::text
    from most m join offers o on o.seller_id = ${asked.sellerId} and o.id = m.offer_id join products p on p.id = o.product_id
    order by m.paid desc, m.offer_id)`;

/** All together, as one sum. */
const oneSum = (asked: AskedLosses, days: Days): SQL => sql`
  with ${open(asked, days)}
  select sum(paid)::text as paid from (
    select count(*) as orders, sum(paid) as paid from (select sum(paid_minor) as paid from lost group by order_id) each
    union all
    select sum(orders), sum(paid_minor) from loss_days where ${summed(asked, days)}
      and brand_name = ${asked.brand ?? everything} and destination_country = ${asked.destination ?? everything}) one
  having sum(orders) >= ${leastOrders}`;

/** Of the period and, as one sum, of as many days before. Of fewer orders than may be told there is no row. */
export async function lossesTo(database: Database, asked: AskedLosses) {
  const { sellerId, today, length } = asked;
  const from = dayAfter(today, -length);
  const [rows, earlier] = await database.flight({ sellerId }, (db) => [
    db.execute(sums(asked, { from, until: today })).execute(),
    db.execute(oneSum(asked, { from: dayAfter(from, -length), until: from })).execute(),
  ]);
  const [before] = z.array(z.object({ paid: minor })).parse(earlier.rows);
  return { sums: z.array(sum).parse(rows.rows), before: before?.paid ?? null };
}
export type Lost = Awaited<ReturnType<typeof lossesTo>>;
