/** What a company's offers lost to lower prices in a period: sums of its own rows, never whose the lower prices were. */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Instant, plus } from '../../kernel/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import type { Asked } from './insights.read-model.ts';

const minor = z.coerce.bigint();
const totals = z.object({
  orders: z.coerce.number(),
  pieces: z.coerce.number(),
  offers: z.coerce.number(),
  paid: minor,
  /** Of offers that were dearer by at most a twentieth. */
  near_offers: z.coerce.number(),
  near_paid: minor,
});
const part = z.object({ key: z.string(), orders: z.coerce.number(), paid: minor });
const product = z.object({
  id: z.uuid(),
  name: z.string(),
  brand: z.string(),
  pieces: z.coerce.number(),
  paid: minor,
  own: minor,
});

/** So many brands, destinations and offers are told. */
const told = 10;

const scoped = ({ sellerId, currency, brand, destination }: Asked, from: Instant, until: Instant): SQL => sql`
  select * from price_losses where seller_id = ${sellerId} and currency = ${currency} and at >= ${from} and at < ${until}
    ${brand === undefined ? sql`` : sql`and brand_name = ${brand}`}
    ${destination === undefined ? sql`` : sql`and destination_country = ${destination}`}`;

/** Of the period and, as one sum, of as many days before. */
export async function lossesTo(database: Database, asked: Asked, now: Instant, length: number) {
  const { from, sellerId } = asked;
  // What is ordered at this very moment counts.
  const lost = scoped(asked, from, plus(now, 1));
  const earlier = scoped(asked, plus(from, -length), from);
  const by = (db: Db, column: SQL) =>
    db
      .execute(sql`with lost as (${lost}) select ${column} as key, count(distinct order_id) as orders, sum(paid_minor)::text as paid
        from lost group by 1 order by sum(paid_minor) desc, 1 limit ${told}`)
      .execute();
  const [sums, brands, destinations, offers, before] = await database.flight({ sellerId }, (db) => [
    db
      .execute(sql`
      with lost as (${lost}), per_offer as (
        select offer_id, sum(paid_minor) as paid, sum(own_minor) * 100 <= sum(paid_minor) * 105 as is_near from lost group by 1)
      select (select count(distinct order_id) from lost) as orders, (select coalesce(sum(pieces), 0) from lost) as pieces,
        count(*) as offers, coalesce(sum(paid), 0)::text as paid,
        count(*) filter (where is_near) as near_offers, coalesce(sum(paid) filter (where is_near), 0)::text as near_paid
      from per_offer`)
      .execute(),
    by(db, sql`brand_name`),
    by(db, sql`destination_country`),
    db
      .execute(sql`
      with lost as (${lost}), most as (
        select offer_id, max(brand_name) as brand, sum(pieces) as pieces, sum(paid_minor) as paid, sum(own_minor) as own
        from lost group by 1 order by sum(paid_minor) desc, 1 limit ${told})
      select o.id, p.name, m.brand, m.pieces, m.paid::text, m.own::text
      from most m join offers o on o.seller_id = ${sellerId} and o.id = m.offer_id join products p on p.id = o.product_id
      order by m.paid desc, o.id`)
      .execute(),
    db.execute(sql`with lost as (${earlier}) select coalesce(sum(paid_minor), 0)::text as paid from lost`).execute(),
  ]);
  return {
    totals: totals.parse(sums.rows[0]),
    brands: z.array(part).parse(brands.rows),
    destinations: z.array(part).parse(destinations.rows),
    offers: z.array(product).parse(offers.rows),
    before: z.object({ paid: minor }).parse(before.rows[0]).paid,
  };
}
export type Lost = Awaited<ReturnType<typeof lossesTo>>;
