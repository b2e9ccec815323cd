/** Who else sells a product. */
import type { Currency } from '@quayside/contract/common';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { offers, products } from './offers.tables.ts';

type Wanted = {
  readonly gtins: readonly string[];
  /** Whose customer it is. */
  readonly sellerId: string;
  readonly country: string;
  readonly currency: Currency;
};
const limit = 200;

/**
 * Living offers of other active sellers in the same currency that may be sold to that country, cheapest first. Runs in
 * system scope.
 */
export function offersOfOthers(db: Db, { gtins, sellerId, country, currency }: Wanted) {
  return db
    .select({
      sellerId: offers.sellerId,
      offerId: offers.id,
      gtin: products.gtin,
      stock: offers.stock,
      unitSize: offers.unitSize,
      priceMinor: offers.priceMinor,
      country: sellers.country,
      timeZone: sellers.timeZone,
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
    .orderBy(asc(offers.priceMinor), asc(offers.id))
    .limit(limit)
    .execute();
}
