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
import { sales } from '../sales.tables.ts';

const columns = {
  id: listColumns.id,
  sellerId: sales.sellerId,
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

/** The same among all companies' orders, for our own people: a few keys by the token alone. */
const ofAll = ({ where, order, most }: { where: SQL; order: SQL; most: number }) =>
  new Subquery(
    sql`select "one".*, "keys"."token" from "sale_search" "keys" join "sales" "one"
        on "one"."seller_id" = "keys"."seller_id" and "one"."id" = "keys"."sale_id" and "one"."status_group" <> 'HIDDEN'
      where ${where} order by ${order} limit ${sql.raw(String(most))}`,
    columns,
    'sales',
  );

const selected = { ...columns, token: sql<string>`"sales"."token"` };
const wholeOf = prepared((db) => db.select(selected).from(found(whole)).prepare('sale_search.whole'));
const wholeOfAll = prepared((db) => db.select(selected).from(ofAll(whole)).prepare('sale_search.whole_of_all'));
const beginningOfAll = prepared((db) =>
  db.select(selected).from(ofAll(beginning)).prepare('sale_search.beginning_of_all'),
);
const beginningOf = prepared((db) => db.select(selected).from(found(beginning)).prepare('sale_search.beginning'));

export type FoundSale = Awaited<ReturnType<ReturnType<typeof wholeOf>['execute']>>[number];

/** The seller's sales that are found by the text, or by what begins with it; null: those of all sellers. */
export async function searchSales(
  database: Database,
  sellerId: string | null,
  typed: string,
): Promise<Hits<FoundSale>> {
  const tokens = askedTokens(typed);
  const [same, begins] = sellerId === null ? [wholeOfAll, beginningOfAll] : [wholeOf, beginningOf];
  const [named, begun] = await database.flight(sellerId === null ? 'system' : { sellerId }, (db) => [
    Promise.all(tokens.map((token) => same(db).execute({ sellerId, token }))),
    Promise.all(tokens.map((token) => begins(db).execute({ sellerId, token, end: endOfPrefix(token) }))),
  ]);
  const isNamed = ({ orderNumber, token: by }: FoundSale) => orderNumber.toLowerCase() === by;
  return hitsOf(named.flat(), begun.flat(), { size: searchSize, isNamed });
}
