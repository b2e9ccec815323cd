/**
 * The search bar over sales (RT-37): keys from the token table alone, by equality and by a range, then one look-up per
 * key. Newest first, because ids sort by time. Beside those of unpaid orders neither query reads more than a few keys,
 * however many match.
 */
import { searchSize } from '@quayside/contract/search';
import { type SQL, Subquery, sql } from 'drizzle-orm';
import { type Hits, hitsOf } from '../../../kernel/search-hits.ts';
import { askedTokens, endOfPrefix } from '../../../kernel/search-token.ts';
import type { Database } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { listColumns } from '../sales.read-model.ts';

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

const whole = {
  where: sql`"keys"."token" = ${sql.placeholder('token')}`,
  order: sql`"keys"."sale_id" desc`,
  most: searchSize + 1,
};
const beginning = {
  where: sql`"keys"."token" > ${sql.placeholder('token')} and "keys"."token" < ${sql.placeholder('end')}`,
  order: sql`"keys"."token" desc, "keys"."sale_id" desc`,
  most: keysRead,
};

/** The sales of the keys, in their order. What a buyer has not paid stays hidden and takes no other's place. */
const found = ({ where, order, most }: { where: SQL; order: SQL; most: number }) =>
  new Subquery(
    sql`select "one".*, "keys"."token" from "sale_search" "keys" cross join lateral
      (select * from "sales" where "sales"."seller_id" = ${sql.placeholder('sellerId')} and "sales"."id" = "keys"."sale_id"
        and "sales"."status_group" <> 'HIDDEN' limit 1) "one"
      where "keys"."seller_id" = ${sql.placeholder('sellerId')} and ${where}
      order by ${order} limit ${sql.raw(String(most))}`,
    columns,
    'sales',
  );

const selected = { ...columns, token: sql<string>`"sales"."token"` };
const wholeOf = prepared((db) => db.select(selected).from(found(whole)).prepare('sale_search.whole'));
const beginningOf = prepared((db) => db.select(selected).from(found(beginning)).prepare('sale_search.beginning'));

export type FoundSale = Awaited<ReturnType<ReturnType<typeof wholeOf>['execute']>>[number];

/** The seller's sales that are found by the text, or by what begins with it. */
export async function searchSales(database: Database, sellerId: string, typed: string): Promise<Hits<FoundSale>> {
  const tokens = askedTokens(typed);
  const [named, begun] = await database.flight({ sellerId }, (db) => [
    Promise.all(tokens.map((token) => wholeOf(db).execute({ sellerId, token }))),
    Promise.all(tokens.map((token) => beginningOf(db).execute({ sellerId, token, end: endOfPrefix(token) }))),
  ]);
  const isNamed = ({ orderNumber, token: by }: FoundSale) => orderNumber.toLowerCase() === by;
  return hitsOf(named.flat(), begun.flat(), { size: searchSize, isNamed });
}
