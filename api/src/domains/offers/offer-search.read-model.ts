/** The search bar over offers (RT-37): as over sales, keys from the token table alone, then one look-up per key. */
import { searchSize } from '@quayside/contract/search';
import { type SQL, sql } from 'drizzle-orm';
import { type Hits, hitsOf } from '../../kernel/search-hits.ts';
import { askedTokens, endOfPrefix } from '../../kernel/search-token.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { brands } from '../brands/brands.tables.ts';
import { products } from '../variants/variants.tables.ts';
import { offers } from './offers.tables.ts';

const keysRead = 40;

const tenant = sql`"offer_search"."seller_id" = ${sql.placeholder('sellerId')}`;
const wholeKeys = sql`select "offer_search"."offer_id", "offer_search"."token" from "offer_search"
  where ${tenant} and "offer_search"."token" = ${sql.placeholder('token')}
  order by "offer_search"."offer_id" desc limit ${sql.raw(String(searchSize + 1))}`;
const beginningKeys = sql`select "offer_search"."offer_id", "offer_search"."token" from "offer_search"
  where ${tenant} and "offer_search"."token" > ${sql.placeholder('token')} and "offer_search"."token" < ${sql.placeholder('end')}
  order by "offer_search"."token", "offer_search"."offer_id" limit ${sql.raw(String(keysRead))}`;

const selected = {
  id: offers.id,
  status: offers.status,
  priceMinor: offers.priceMinor,
  currency: offers.currency,
  stock: offers.stock,
  gtin: products.gtin,
  productName: products.name,
  size: products.size,
  brandName: brands.name,
  token: sql<string>`"keys"."token"`,
};

const found = (keys: SQL, name: string) =>
  prepared((db) =>
    db
      .select(selected)
      .from(sql`(${keys}) "keys"`)
      .innerJoin(
        offers,
        sql`"offers"."seller_id" = ${sql.placeholder('sellerId')} and "offers"."id" = "keys"."offer_id"`,
      )
      .innerJoin(products, sql`"products"."id" = "offers"."product_id"`)
      .innerJoin(brands, sql`"brands"."id" = "products"."brand_id"`)
      .prepare(name),
  );
const wholeOf = found(wholeKeys, 'offer_search.whole');
const beginningOf = found(beginningKeys, 'offer_search.beginning');

export type FoundOffer = Awaited<ReturnType<ReturnType<typeof wholeOf>['execute']>>[number];

/** The seller's offers that are found by the text, or by what begins with it. */
export async function searchOffers(database: Database, sellerId: string, typed: string): Promise<Hits<FoundOffer>> {
  const tokens = askedTokens(typed);
  const [whole, beginning] = await database.flight({ sellerId }, (db) => [
    Promise.all(tokens.map((token) => wholeOf(db).execute({ sellerId, token }))),
    Promise.all(tokens.map((token) => beginningOf(db).execute({ sellerId, token, end: endOfPrefix(token) }))),
  ]);
  return hitsOf(whole.flat(), beginning.flat(), { size: searchSize, isNamed: () => false });
}
