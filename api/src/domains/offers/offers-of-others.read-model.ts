/** Who else sells a product. */
import type { Currency } from '@quayside/contract/common';
import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { products } from '../variants/variants.tables.ts';
import { offers } from './offers.tables.ts';

type Wanted = {
  readonly gtins: readonly string[];
  /** Whose customer it is. */
  readonly sellerId: string;
  readonly country: string;
  readonly currency: Currency;
};
/** So many of each product: more answers than these help no buyer. */
const mostOfProduct = 5;

/**
 * Living offers of other active sellers in the same currency that may be sold to that country: the cheapest of each
 * product, cheapest first. Runs in system scope.
 */
export function offersOfOthers(db: Db, { gtins, sellerId, country, currency }: Wanted) {
  const ranked = db
    .select({
      sellerId: offers.sellerId,
      offerId: offers.id,
      gtin: products.gtin,
      stock: offers.stock,
      unitSize: offers.unitSize,
      priceMinor: offers.priceMinor,
      country: sellers.country,
      timeZone: sellers.timeZone,
      place:
        sql<number>`row_number() over (partition by "products"."gtin" order by "offers"."price_minor", "offers"."id")`.as(
          'place',
        ),
    })
    .from(products)
    .innerJoin(offers, eq(offers.productId, products.id))
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .where(
      and(
        inArray(products.gtin, [...gtins]),
        ne(offers.sellerId, sellerId),
        eq(offers.status, 'ACTIVE'),
        gt(offers.stock, 0),
        eq(offers.currency, currency),
        eq(sellers.status, 'ACTIVE'),
        sql`not (${country} = any("offers"."hidden_in"))`,
      ),
    )
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.place, mostOfProduct))
    .orderBy(asc(ranked.priceMinor), asc(ranked.offerId))
    .execute();
}
