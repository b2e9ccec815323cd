/** What a company's offers lost to lower prices in a period: sums of its own rows, never whose the lower prices were. */
import type { Currency } from '@quayside/contract/common';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { type Day, dayAfter } from './counted-days.rules.ts';
import { leastOrders, mostTold } from './told-losses.rules.ts';

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

/** Today is left out: asked twice, the difference would be the order that came in between. */
const scoped = ({ sellerId, currency, timeZone, brand, destination }: AskedLosses, from: Day, until: Day): SQL => sql`
  select * from price_losses where seller_id = ${sellerId} and currency = ${currency}
    and at >= (${from}::date::timestamp at time zone ${timeZone}) and at < (${until}::date::timestamp at time zone ${timeZone})
    ${brand === undefined ? sql`` : sql`and brand_name = ${brand}`}
    ${destination === undefined ? sql`` : sql`and destination_country = ${destination}`}`;

/** Twice through the rows, without sorting them: sums of each offer, and of each brand in each order. */
const sums = (sellerId: string, lost: SQL): SQL => sql`
  with lost as not materialized (${lost}),
  offers_lost as (select offer_id, max(brand_name) as brand, count(*) as orders, sum(pieces) as pieces, sum(paid_minor) as paid, sum(own_minor) as own
    from lost group by 1),
  cells as materialized (select order_id, brand_name, destination_country as country, sum(pieces) as pieces, sum(paid_minor) as paid
    from lost group by 1, 2, 3),
  orders_lost as materialized (select order_id, country, sum(pieces) as pieces, sum(paid) as paid from cells group by 1, 2),
  offers_told as (select *, own * 100 <= paid * 105 as is_near from offers_lost where orders >= ${leastOrders}),
  most as (select * from offers_told order by paid desc, offer_id limit ${mostTold})
  select 'all' as kind, '' as key, '' as name, '' as brand, (select count(*) from offers_lost) as offers,
    count(*) as orders, coalesce(sum(pieces), 0) as pieces, coalesce(sum(paid), 0)::text as paid, '0' as own
    from orders_lost having count(*) >= ${leastOrders}
  union all
  select case when is_near then 'near' else 'far' end, '', '', '', count(*), 0, sum(pieces), sum(paid)::text, '0' from offers_told group by is_near
  union all
  (select 'brand', brand_name, '', '', 0, count(*), 0, sum(paid)::text, '0' from cells
    group by brand_name having count(*) >= ${leastOrders} order by sum(paid) desc, 2 limit ${mostTold})
  union all
  (select 'destination', country, '', '', 0, count(*), 0, sum(paid)::text, '0' from orders_lost
    group by country having count(*) >= ${leastOrders} order by sum(paid) desc, 2 limit ${mostTold})
  union all
  (select 'offer', m.offer_id::text, concat_ws(', ', p.name, p.size), m.brand, 1, m.orders, m.pieces, m.paid::text, m.own::text
    from most m join offers o on o.seller_id = ${sellerId} and o.id = m.offer_id join products p on p.id = o.product_id
    order by m.paid desc, m.offer_id)`;

/** Of the period and, as one sum, of as many days before. Of fewer orders than may be told there is no row. */
export async function lossesTo(database: Database, asked: AskedLosses) {
  const { sellerId, today, length } = asked;
  const from = dayAfter(today, -length);
  const [rows, earlier] = await database.flight({ sellerId }, (db) => [
    db.execute(sums(sellerId, scoped(asked, from, today))).execute(),
    db
      .execute(sql`select sum(paid)::text as paid from (
        select sum(paid_minor) as paid from (${scoped(asked, dayAfter(from, -length), from)}) lost group by order_id) orders
        having count(*) >= ${leastOrders}`)
      .execute(),
  ]);
  const [before] = z.array(z.object({ paid: minor })).parse(earlier.rows);
  return { sums: z.array(sum).parse(rows.rows), before: before?.paid ?? null };
}
export type Lost = Awaited<ReturnType<typeof lossesTo>>;
