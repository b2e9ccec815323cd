/** Ranks of offers, worked out for all sellers of a product at once. Runs in system scope. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

export type Moved = {
  readonly sellerId: string;
  readonly offerId: string;
  readonly productId: string;
  readonly before: number | null;
  readonly after: number | null;
};

/**
 * Writes rank and winning price of every offer of the products, in the market of the first region each seller sells to,
 * and gives those whose rank changed. The SQL form of `byRank`; the versions stay, for nobody edited anything.
 */
export async function rankProducts(db: Db, productIds: readonly string[]): Promise<Moved[]> {
  if (productIds.length === 0) return [];
  const answer = await db.execute<{
    seller_id: string;
    id: string;
    product_id: string;
    before: number | null;
    after: number | null;
  }>(sql`
    with mine as (
      select o.seller_id, o.id, o.product_id, o.currency, o.rank as before, o.winning_minor, o.effective_minor, o.price_changed_at, s.sell_to,
             s.sell_to[1] as region, (o.status = 'ACTIVE' and o.stock >= o.unit_size and s.status = 'ACTIVE') as sells
      from offers o join sellers s on s.id = o.seller_id
      where o.product_id = any(${sql.param([...productIds])}::uuid[])
    ), markets as (select distinct product_id, currency, region from mine),
    placed as (
      select k.product_id, k.currency, k.region, m.seller_id, m.id, m.effective_minor,
             row_number() over (partition by k.product_id, k.currency, k.region order by m.effective_minor, m.price_changed_at, m.id)::int as place,
             min(m.effective_minor) over (partition by k.product_id, k.currency, k.region) as winning
      from markets k join mine m on m.product_id = k.product_id and m.currency = k.currency and m.sells and k.region = any(m.sell_to)
    ), wins as (select distinct product_id, currency, region, winning from placed),
    wanted as (
      select m.seller_id, m.id, m.product_id, m.before, p.place as after, w.winning
      from mine m
      left join placed p on p.seller_id = m.seller_id and p.id = m.id and p.region = m.region
      left join wins w on w.product_id = m.product_id and w.currency = m.currency and w.region = m.region
      where m.before is distinct from p.place or m.winning_minor is distinct from w.winning
    ), written as (
      update offers o set rank = w.after, winning_minor = w.winning from wanted w where o.seller_id = w.seller_id and o.id = w.id
      returning o.seller_id, o.id, o.product_id
    )
    select w.seller_id, w.id, w.product_id, w.before, w.after from wanted w join written using (seller_id, id)
    where w.before is distinct from w.after`);
  return answer.rows.map(({ seller_id, id, product_id, before, after }) => ({
    ...{ sellerId: seller_id, offerId: id, productId: product_id },
    ...{ before, after },
  }));
}
