/** Offers for orders that are made on demand. */
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { brands } from '../brands/brands.tables.ts';
import { products } from '../variants/variants.tables.ts';
import { offers } from './offers.tables.ts';

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
