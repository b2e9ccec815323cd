/**
 * What the order screens read: one trip per screen, of prepared queries sent together. Reads others' tables, writes
 * nothing. Column names in `sql` texts are written by hand and qualified: an interpolated column would lose its table.
 */
import { defaultPageSize, maximumPageSize } from '@quayside/contract/common';
import { type NextAction, type SaleSort, saleGroups, saleStatuses } from '@quayside/contract/sale-values';
import type { SaleListQuery } from '@quayside/contract/sales';
import { eq, type SQL, Subquery, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import { askedTokens, endOfPrefix } from '../../kernel/search-token.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { prepared, preparedBy } from '../../platform/db/prepared.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import { firstPictures } from './sale-pictures.read-model.ts';
import { saleCounts, sales } from './sales.tables.ts';

/** The few row limits that are prepared; other page sizes take the next one and are cut. */
const limits = [defaultPageSize, 50, maximumPageSize];

type Group = (typeof saleGroups)[number];
type Tabs = Record<Group, number>;

const sortColumns: Record<SaleSort, { column: string; direction: 'asc' | 'desc' }> = {
  expiresAt: { column: 'due_at', direction: 'asc' },
  '-expiresAt': { column: 'due_at', direction: 'desc' },
  createdAt: { column: 'created_at', direction: 'asc' },
  '-createdAt': { column: 'created_at', direction: 'desc' },
  amount: { column: 'total_minor', direction: 'asc' },
  '-amount': { column: 'total_minor', direction: 'desc' },
  order: { column: 'order_number', direction: 'asc' },
  '-order': { column: 'order_number', direction: 'desc' },
};

/** What decides the text of a list query; its parameters are separate. A bounded set, so the statements are prepared. */
type Shape = {
  readonly groups: readonly Group[];
  readonly status: string | null;
  readonly destination: 'none' | 'country' | 'region' | 'warehouse';
  readonly hasNextAction: boolean;
  /** In how many forms the searched text is looked for. */
  readonly searches: number;
  readonly sort: SaleSort;
  /** Rows asked of the database, a literal: as a parameter it would be replanned each time. */
  readonly limit: number;
};

const isGroup = (status: string): status is Group => status === 'CURRENT' || status === 'PAST';
const groupOf = (status: SaleListQuery['status']): readonly Group[] => {
  if (isGroup(status)) return [status];
  if (status === 'ALL') return saleGroups;
  return ['REQUESTED', 'CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID'].includes(status) ? ['CURRENT'] : ['PAST'];
};

function shapeOf(query: SaleListQuery): Shape {
  const { destination, status } = query;
  const groups = groupOf(status);
  return {
    groups,
    status: saleStatuses.find((one) => one === status) ?? null,
    destination: !destination
      ? 'none'
      : destination === 'WAREHOUSE'
        ? 'warehouse'
        : destination.length === 2
          ? 'country'
          : 'region',
    hasNextAction: query.nextAction !== undefined,
    searches: formsOf(query.search).length,
    sort: query.sort ?? (status === 'CURRENT' ? 'expiresAt' : '-createdAt'),
    limit: limits.find((limit) => limit >= query.size) ?? maximumPageSize,
  };
}

function conditionsOf(shape: Shape, group: Group): SQL {
  const parts = [
    sql`"sales"."seller_id" = ${sql.placeholder('sellerId')}`,
    sql.raw(`"sales"."status_group" = '${group}'`),
  ];
  if (shape.status) parts.push(sql.raw(`"sales"."status" = '${shape.status}'`));
  if (shape.destination === 'country')
    parts.push(sql`"sales"."destination_country" = ${sql.placeholder('destination')}`);
  // "World" is everywhere: it filters nothing.
  if (shape.destination === 'region')
    parts.push(
      sql`("sales"."destination_region" = ${sql.placeholder('destination')} or ${sql.placeholder('destination')} = 'WORLD')`,
    );
  if (shape.destination === 'warehouse') parts.push(sql`"sales"."destination_kind" = 'WAREHOUSE'`);
  if (shape.hasNextAction) parts.push(sql`"sales"."next_action" = any(${sql.placeholder('nextAction')}::text[])`);
  if (shape.searches > 0) {
    const ranges = Array.from(
      { length: shape.searches },
      (_, form) =>
        sql`(found.token >= ${sql.placeholder(`search${form}`)} and found.token < ${sql.placeholder(`searchEnd${form}`)})`,
    );
    parts.push(sql`"sales"."id" in (select found.sale_id from sale_search found
      where found.seller_id = ${sql.placeholder('sellerId')} and (${sql.join(ranges, sql` or `)}))`);
  }
  return sql.join(parts, sql` and `);
}

/**
 * Keys first, from an index that covers filter and order, then the rows: `offset` under a select list would compute it
 * for every row it skips. Two groups are two ordered scans, merged.
 */
function keysOf(shape: Shape): SQL {
  const { column, direction } = sortColumns[shape.sort];
  const order = sql.raw(`order by "${column}" ${direction}, "id" ${direction}`);
  const last = sql`limit (${sql.placeholder('offset')}::int + ${sql.raw(String(shape.limit))})`;
  const scan = (group: Group) =>
    sql`select "sales"."id", ${sql.raw(`"sales"."${column}"`)} from "sales" where ${conditionsOf(shape, group)} ${order}`;
  const page = sql`limit ${sql.raw(String(shape.limit))} offset ${sql.placeholder('offset')}`;
  const [first, second] = shape.groups;
  if (first && !second) return sql`${scan(first)} ${page}`;
  const both = sql.join(
    shape.groups.map((group) => sql`(${scan(group)} ${last})`),
    sql` union all `,
  );
  return sql`select "id", ${sql.raw(`"${column}"`)} from (${both}) "either" ${order} ${page}`;
}

export const listColumns = {
  id: sales.id,
  orderNumber: sales.orderNumber,
  status: sales.status,
  hasRead: sales.hasRead,
  nextAction: sales.nextAction,
  currency: sales.currency,
  destinationKind: sales.destinationKind,
  destinationCountry: sales.destinationCountry,
  destinationCity: sales.destinationCity,
  destinationRegion: sales.destinationRegion,
  buyerName: sales.buyerName,
  buyerReference: sales.buyerReference,
  lineCount: sales.lineCount,
  requestedMinor: sales.requestedMinor,
  confirmedMinor: sales.confirmedMinor,
  totalMinor: sales.totalMinor,
  shippingFeeMinor: sales.shippingFeeMinor,
  vatMinor: sales.vatMinor,
  shippingMethod: sales.shippingMethod,
  loadCount: sales.loadCount,
  bookingSucceeded: sales.bookingSucceeded,
  trackedCount: sales.trackedCount,
  returnedCount: sales.returnedCount,
  pickedUpAt: sales.pickedUpAt,
  documentTypes: sales.documentTypes,
  claimAwaitsSeller: sales.claimAwaitsSeller,
  claimOpen: sales.claimOpen,
  goodsBack: sales.goodsBack,
  createdAt: sales.createdAt,
  expiresAt: sales.expiresAt,
  extendedAt: sales.extendedAt,
  expiredAt: sales.expiredAt,
  expiredFrom: sales.expiredFrom,
  endedAt: sales.endedAt,
  version: sales.version,
};

/**
 * The rows of the keys, one look-up each, standing in for the table: a plain join could become a hash join over all of
 * the seller's sales.
 */
const rowsOf = (shape: Shape) =>
  new Subquery(
    sql`select "found".* from (${keysOf(shape)}) "keys" cross join lateral
      (select * from "sales" where "sales"."seller_id" = ${sql.placeholder('sellerId')} and "sales"."id" = "keys"."id" limit 1) "found"`,
    listColumns,
    'sales',
  );

const textOf = (shape: Shape): string => JSON.stringify(shape);

const pageOf = preparedBy('sales.page', textOf, (db, shape: Shape, name) => {
  const { column, direction } = sortColumns[shape.sort];
  return db
    .select({ ...listColumns, pictures: firstPictures })
    .from(rowsOf(shape))
    .orderBy(sql.raw(`"sales"."${column}" ${direction}, "sales"."id" ${direction}`))
    .prepare(name);
});

const countOf = preparedBy(
  'sales.count',
  (shape: Shape) => textOf({ ...shape, sort: 'createdAt', limit: 0 }),
  (db, shape, name) => {
    const scans = shape.groups.map((group) => sql`select 1 from "sales" where ${conditionsOf(shape, group)}`);
    return db
      .select({ total: sql<number>`count(*)::int` })
      .from(sql`(${sql.join(scans, sql` union all `)} limit ${sql.raw(String(countCap))}) "counted"`)
      .prepare(name);
  },
);

const placesOf = prepared((db) =>
  db
    .select({
      group: saleCounts.statusGroup,
      nextAction: saleCounts.nextAction,
      total: sql<number>`sum("sale_counts"."delta")::int`,
    })
    .from(saleCounts)
    .where(eq(saleCounts.sellerId, sql.placeholder('sellerId')))
    .groupBy(saleCounts.statusGroup, saleCounts.nextAction)
    .prepare('sales.places'),
);

/** What the list reads of a sale. */
export type ListedSale = Pick<typeof sales.$inferSelect, keyof typeof listColumns>;
/** A row of a list also has pictures. */
export type SaleOfList = ListedSale & { readonly pictures: readonly (string | null)[] };
export type SalePage = {
  readonly rows: SaleOfList[];
  readonly total: number;
  readonly tabs: Tabs;
  readonly seller: Awaited<ReturnType<typeof sellerOf>>;
};

/** A page of one seller's sales with its total and the counts of both tabs, which follow the filters. */
export async function salePage(database: Database, sellerId: string, query: SaleListQuery): Promise<SalePage> {
  const shape = shapeOf(query);
  const values = {
    sellerId,
    offset: offsetOf(query),
    destination: query.destination,
    nextAction: query.nextAction,
    ...searchRanges(query.search),
  };
  const isFiltered = shape.status !== null || shape.destination !== 'none' || shape.hasNextAction || shape.searches > 0;
  if (!isFiltered) {
    const [rows, places, seller] = await database.flight({ sellerId }, (db) => [
      pageOf(db, shape).execute(values),
      placesOf(db).execute({ sellerId }),
      sellerOf(db, sellerId),
    ]);
    const tabs = tabsOf(places);
    return {
      rows: rows.slice(0, query.size),
      seller,
      tabs,
      total: shape.groups.reduce((sum, group) => sum + tabs[group], 0),
    };
  }
  const counted = (db: Db, groups: readonly Group[], status: string | null) =>
    countOf(db, { ...shape, groups, status }).execute(values);
  const [rows, seller, [own], [current], [past]] = await database.flight({ sellerId }, (db) => [
    pageOf(db, shape).execute(values),
    sellerOf(db, sellerId),
    counted(db, shape.groups, shape.status),
    counted(db, ['CURRENT'], null),
    counted(db, ['PAST'], null),
  ]);
  return {
    rows: rows.slice(0, query.size),
    seller,
    total: own?.total ?? 0,
    tabs: { CURRENT: current?.total ?? 0, PAST: past?.total ?? 0 },
  };
}

const formsOf = (search: string | undefined): readonly string[] => (search ? askedTokens(search) : []);

const searchRanges = (search: string | undefined): Record<string, string> =>
  Object.fromEntries(
    formsOf(search).flatMap((token, form) => [
      [`search${form}`, token],
      [`searchEnd${form}`, endOfPrefix(token)],
    ]),
  );

type Place = { readonly group: string; readonly nextAction: string; readonly total: number };
const tabsOf = (places: readonly Place[]): Tabs => ({
  CURRENT: places.reduce((sum, { group, total }) => (group === 'CURRENT' ? sum + total : sum), 0),
  PAST: places.reduce((sum, { group, total }) => (group === 'PAST' ? sum + total : sum), 0),
});

const expiringOf = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(sales)
    .where(
      sql`"sales"."seller_id" = ${sql.placeholder('sellerId')} and "sales"."status_group" = 'CURRENT' and "sales"."due_at" >= ${sql.placeholder('now')} and "sales"."due_at" < ${sql.placeholder('before')} and "sales"."next_action" = any(${sql.placeholder('moves')}::text[])`,
    )
    .prepare('sales.expiring'),
);

/** The dashboard's figures: how many orders wait for which action, and how many of `moves` end from now to `before`. */
export async function sellerFigures(
  database: Database,
  sellerId: string,
  { now, before, moves }: { now: Instant; before: Instant; moves: readonly NextAction[] },
) {
  const [places, [expiring]] = await database.flight({ sellerId }, (db) => [
    placesOf(db).execute({ sellerId }),
    expiringOf(db).execute({ sellerId, now, before, moves }),
  ]);
  return { places, tabs: tabsOf(places), expiring: expiring?.total ?? 0 };
}
