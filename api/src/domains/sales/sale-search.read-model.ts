/**
 * The search bar over sales (RT-37): keys from the token table alone, by equality and by a range, then one look-up per
 * key. Newest first, because ids sort by time. Neither query reads more than a few keys, however many match.
 */
import { searchSize } from '@quayside/contract/search';
import { type SQL, Subquery, sql } from 'drizzle-orm';
import { type Hits, hitsOf } from '../../kernel/search-hits.ts';
import { askedTokens, endOfPrefix } from '../../kernel/search-token.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { listColumns } from './sales.read-model.ts';

const columns = {
  id: listColumns.id,
  orderNumber: listColumns.orderNumber,
  status: listColumns.status,
  nextAction: listColumns.nextAction,
  currency: listColumns.currency,
  destinationKind: listColumns.destinationKind,
  destinationCountry: listColumns.destinationCountry,
  destinationCity: listColumns.destinationCity,
  destinationRegion: listColumns.destinationRegion,
  buyerReference: listColumns.buyerReference,
  totalMinor: listColumns.totalMinor,
};

/** A sale may begin with what was typed several times, as with the GTINs of its lines: so many keys, then each sale once. */
const keysRead = 40;

const tenant = sql`"sale_search"."seller_id" = ${sql.placeholder('sellerId')}`;
const wholeKeys = sql`select "sale_search"."sale_id", "sale_search"."token" from "sale_search"
  where ${tenant} and "sale_search"."token" = ${sql.placeholder('token')}
  order by "sale_search"."sale_id" desc limit ${sql.raw(String(searchSize + 1))}`;
const beginningKeys = sql`select "sale_search"."sale_id", "sale_search"."token" from "sale_search"
  where ${tenant} and "sale_search"."token" > ${sql.placeholder('token')} and "sale_search"."token" < ${sql.placeholder('end')}
  order by "sale_search"."token" desc, "sale_search"."sale_id" desc limit ${sql.raw(String(keysRead))}`;

/** The sales of the keys, in their order. What a buyer has not paid stays hidden. */
const found = (keys: SQL) =>
  new Subquery(
    sql`select "one".*, "keys"."token" from (${keys}) "keys" cross join lateral
      (select * from "sales" where "sales"."seller_id" = ${sql.placeholder('sellerId')} and "sales"."id" = "keys"."sale_id"
        and "sales"."status_group" <> 'HIDDEN' limit 1) "one"`,
    columns,
    'sales',
  );

const selected = { ...columns, token: sql<string>`"sales"."token"` };
const wholeOf = prepared((db) => db.select(selected).from(found(wholeKeys)).prepare('sale_search.whole'));
const beginningOf = prepared((db) => db.select(selected).from(found(beginningKeys)).prepare('sale_search.beginning'));

export type FoundSale = Awaited<ReturnType<ReturnType<typeof wholeOf>['execute']>>[number];

/** The seller's sales that are found by the text, or by what begins with it. */
export async function searchSales(database: Database, sellerId: string, typed: string): Promise<Hits<FoundSale>> {
  const [token, ...others] = askedTokens(typed);
  const [beginning, ...whole] = await database.flight({ sellerId }, (db) => [
    beginningOf(db).execute({ sellerId, token, end: endOfPrefix(token) }),
    ...[token, ...others].map((one) => wholeOf(db).execute({ sellerId, token: one })),
  ]);
  const isNamed = ({ orderNumber, token: by }: FoundSale) => orderNumber.toLowerCase() === by;
  return hitsOf(whole.flat(), beginning, { size: searchSize, isNamed });
}
