/** Writes of offers that follow from what happens to a sale. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { brands, offers, products } from './offers.tables.ts';

/** Sets the stock of offers to what their seller could confirm; never raises it. */
export async function lowerStock(
  db: Db,
  sellerId: string,
  stocks: readonly { offerId: string; stock: number }[],
  now: Instant,
): Promise<void> {
  if (stocks.length === 0) return;
  await db.execute(sql`
    update offers o
    set stock = least(o.stock, d.stock), status = case when least(o.stock, d.stock) = 0 and o.status = 'ACTIVE' then 'OUT_OF_STOCK' else o.status end,
        updated_at = ${now}, version = o.version + 1
    from unnest(${sql.param(stocks.map(({ offerId }) => offerId))}::uuid[], ${sql.param(stocks.map(({ stock }) => stock))}::int[]) as d(id, stock)
    where o.seller_id = ${sellerId} and o.id = d.id`);
}

/** Hides offers from a country their seller cannot ship to. */
export async function hideOffers(
  db: Db,
  sellerId: string,
  offerIds: readonly string[],
  country: string,
  now: Instant,
): Promise<void> {
  await db.execute(sql`
    update offers o set hidden_in = array_append(o.hidden_in, ${country}::text), updated_at = ${now}, version = o.version + 1
    where o.seller_id = ${sellerId} and o.id = any(${sql.param([...offerIds])}::uuid[]) and not (${country}::text = any(o.hidden_in))`);
}

/** A few living offers of the seller with their product, for orders made on demand. */
export function sampleOffers(db: Db, sellerId: string, limit: number) {
  return db
    .select({
      id: offers.id,
      priceMinor: offers.priceMinor,
      unitSize: offers.unitSize,
      gtin: products.gtin,
      productName: products.name,
      brandName: brands.name,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(offers.sellerId, sellerId), eq(offers.status, 'ACTIVE')))
    .orderBy(asc(offers.id))
    .limit(limit)
    .execute();
}

export type SampledOffer = Awaited<ReturnType<typeof sampleOffers>>[number];
