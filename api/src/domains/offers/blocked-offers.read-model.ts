/** Offers of all sellers for our people: those that are blocked, or all of one product. */
import type { StaffOfferQuery } from '@quayside/contract/blocked-offers';
import { asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { normaliseGtin } from '../../kernel/gtin.ts';
import { offsetOf } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { brands } from '../brands/brands.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { products } from '../variants/variants.tables.ts';
import { offers } from './offers.tables.ts';

const columns = {
  offer: offers,
  gtin: products.gtin,
  productName: products.name,
  brandName: brands.name,
  sellerName: sellers.name,
};
const selected = (db: Db, found: SQL | undefined) =>
  db
    .select(columns)
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .where(found);
export type StaffOfferRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

/** Blocked ones newest first; those of a product the blocked ones first. */
export async function staffOfferPage(database: Database, { gtin, ...page }: StaffOfferQuery) {
  const found = gtin === undefined ? isNotNull(offers.blockedReason) : eq(products.gtin, normaliseGtin(gtin) ?? gtin);
  const newest = [desc(offers.updatedAt), desc(offers.id)];
  const order = gtin === undefined ? newest : [asc(offers.blockedReason), ...newest];
  const [rows, [counted]] = await database.flight('system', (db) => [
    selected(db, found)
      .orderBy(...order)
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .where(found)
      .execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function staffOfferById(db: Db, id: string): Promise<StaffOfferRow | undefined> {
  const [found] = await selected(db, eq(offers.id, id)).execute();
  return found;
}
