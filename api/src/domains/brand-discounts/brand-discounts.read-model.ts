/** What the list of price reductions reads. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { brands } from '../brands/brands.tables.ts';
import { brandDiscounts } from './brand-discounts.tables.ts';

const columns = {
  discount: brandDiscounts,
  brandName: brands.name,
  offers: sql<number>`(select count(*)::int from "offers" o join "products" p on p."id" = o."product_id" where o."seller_id" = "brand_discounts"."seller_id" and p."brand_id" = "brand_discounts"."brand_id")`,
};
const selected = (db: Db) =>
  db.select(columns).from(brandDiscounts).innerJoin(brands, eq(brands.id, brandDiscounts.brandId));
export type DiscountRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

/** Living ones first, then ended ones, newest first. */
export async function discountPage(database: Database, sellerId: string, page: Page, now: Instant) {
  const own = eq(brandDiscounts.sellerId, sellerId);
  const [rows, [counted]] = await database.flight({ sellerId }, (db) => [
    selected(db)
      .where(own)
      .orderBy(
        sql`("brand_discounts"."ends_at" is not null and "brand_discounts"."ends_at" <= ${now})`,
        desc(brandDiscounts.startsAt),
        desc(brandDiscounts.id),
      )
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db.select({ total: sql<number>`count(*)::int` }).from(brandDiscounts).where(own).execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export function discountsById(db: Db, sellerId: string, ids: readonly string[]): Promise<DiscountRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return selected(db)
    .where(and(eq(brandDiscounts.sellerId, sellerId), inArray(brandDiscounts.id, [...ids])))
    .execute();
}

/** Own offers of these brands: how many, how many win, and how many would with a price so much lower. */
export async function effectOn(db: Db, sellerId: string, brandIds: readonly string[], basisPoints: number) {
  const answer = await db.execute<{ brand_id: string; offers: number; before: number; after: number }>(sql`
    select p.brand_id, count(*)::int as offers, count(*) filter (where o.rank = 1)::int as before,
      count(*) filter (where o.rank = 1 or (o.rank > 1 and
        (o.price_minor * (10000 - s.discount_basis_points) * (10000 - ${basisPoints}::int) + 50000000) / 100000000 < o.winning_minor))::int as after
    from offers o join products p on p.id = o.product_id join sellers s on s.id = o.seller_id
    where o.seller_id = ${sellerId} and p.brand_id = any(${sql.param([...brandIds])}::uuid[])
    group by p.brand_id`);
  return answer.rows;
}
