/** The product that is about to be offered, with what its brand takes off now. */
import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { brandDiscounts } from '../brand-discounts/brand-discounts.tables.ts';
import { brands } from '../brands/brands.tables.ts';
import { products } from '../variants/variants.tables.ts';
import { brandFloors } from './offers.tables.ts';

const toOffer = (db: Db, sellerId: string, now: Instant, where: SQL) =>
  db
    .select({
      id: products.id,
      gtin: products.gtin,
      name: products.name,
      brandName: brands.name,
      discount: brandDiscounts.basisPoints,
      brandFloorMinor: brandFloors.floorMinor,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(
      brandDiscounts,
      and(
        eq(brandDiscounts.sellerId, sellerId),
        eq(brandDiscounts.brandId, brands.id),
        lte(brandDiscounts.startsAt, now),
        sql`("brand_discounts"."ends_at" is null or "brand_discounts"."ends_at" > ${now})`,
      ),
    )
    .leftJoin(brandFloors, and(eq(brandFloors.sellerId, sellerId), eq(brandFloors.brandId, brands.id)))
    .where(where)
    .execute();

/** By 14-digit GTIN; undefined when the catalogue has none. */
export async function productToOffer(db: Db, sellerId: string, gtin: string, now: Instant) {
  const [found] = await toOffer(db, sellerId, now, eq(products.gtin, gtin));
  return found;
}

/** Those of these ids. */
export const productsToOffer = (db: Db, sellerId: string, ids: readonly string[], now: Instant) =>
  toOffer(db, sellerId, now, inArray(products.id, [...ids]));
