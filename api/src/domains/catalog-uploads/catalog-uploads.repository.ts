/** Writes of stock lists. */

import type { RowCode } from '@quayside/contract/stock-list-values';
import type { StockListMapping } from '@quayside/contract/stock-lists';
import { and, asc, eq, gt, inArray, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { BelowFloor } from '../offers/offers.public.ts';
import { beyondSheet } from './catalog-uploads.limits.ts';
import { atWork } from './catalog-uploads.machine.ts';
import { stockListLayouts, stockListRows, stockLists } from './catalog-uploads.tables.ts';

export type ListRecord = typeof stockLists.$inferSelect;
export type RowRecord = typeof stockListRows.$inferSelect;
export type NewRow = Omit<RowRecord, 'sellerId' | 'listId'>;
type Ids = { readonly sellerId: string; readonly id: string };

const isList = ({ sellerId, id }: Ids) => and(eq(stockLists.sellerId, sellerId), eq(stockLists.id, id));
const ofList = ({ sellerId, id }: Ids) => and(eq(stockListRows.sellerId, sellerId), eq(stockListRows.listId, id));

export async function insertList(db: Db, row: typeof stockLists.$inferInsert): Promise<void> {
  await db.insert(stockLists).values(row);
}

export async function lockList(db: Db, ids: Ids): Promise<ListRecord | null> {
  const [row] = await db.select().from(stockLists).where(isList(ids)).for('update');
  return row ?? null;
}

export async function saveList(db: Db, ids: Ids, patch: Partial<ListRecord>): Promise<void> {
  await db
    .update(stockLists)
    .set({ ...patch, version: sql`"version" + 1` })
    .where(isList(ids));
}

/** What the list is now is told in its folder. */
export async function saveTold(db: Db, { sellerId, id, status }: ListRecord): Promise<void> {
  await db.update(stockLists).set({ folderTold: status }).where(isList({ sellerId, id }));
}

/** When its turn is among the lists of its company: a feed's when it was sent, another's when a person said that it be applied. */
const turn = (list: { isFeed: SQLWrapper; createdAt: SQLWrapper; movedAt: SQLWrapper }) =>
  sql`case when ${list.isFeed} then ${list.createdAt} else ${list.movedAt} end`;

/**
 * Whether a list whose turn was before is still to be applied, such as one that failed and is tried again, or a feed that is not
 * read yet: what was sent last must be what stands in the end.
 */
export async function isBehindAnother(
  db: Db,
  { sellerId, id, isFeed, createdAt, movedAt }: ListRecord,
): Promise<boolean> {
  const isToCome = or(
    eq(stockLists.status, 'APPLYING'),
    and(stockLists.isFeed, inArray(stockLists.status, ['QUEUED', 'PARSING', 'MATCHING'])),
  );
  const isBefore = sql`(${turn(stockLists)}, ${stockLists.id}) < (${isFeed ? createdAt : movedAt}::timestamptz, ${id}::uuid)`;
  const found = await db
    .select({ id: stockLists.id })
    .from(stockLists)
    .where(and(eq(stockLists.sellerId, sellerId), eq(stockLists.kind, 'STOCK_LIST'), isToCome, isBefore))
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Of each company, the first list in work where nothing has become of it since a time, and for which no job is waiting or running. */
/** A job of that list that still has a try, or is in one. */
const jobOf = (id: SQLWrapper) =>
  sql`select 1 from graphile_worker._private_jobs j
    where j.payload ->> 'id' = ${id}::text and (j.attempts < j.max_attempts or j.locked_at is not null)`;

export function stuckLists(db: Db, since: Instant, limit: number) {
  const { sellerId, id, movedAt } = stockLists;
  const first = db
    .selectDistinctOn([sellerId], { sellerId, id, movedAt })
    .from(stockLists)
    .where(inArray(stockLists.status, atWork))
    .orderBy(sellerId, turn(stockLists), id)
    .as('first');
  return db
    .select({ sellerId: first.sellerId, id: first.id })
    .from(first)
    .where(and(lt(first.movedAt, since), sql`not exists (${jobOf(first.id)})`))
    .limit(limit)
    .execute();
}

/** Progress alone: nobody's version goes stale by it. */
export async function saveProgress(db: Db, ids: Ids, rowsDone: number): Promise<void> {
  await db.update(stockLists).set({ rowsDone }).where(isList(ids));
}

export async function deleteRows(db: Db, ids: Ids): Promise<void> {
  await db.delete(stockListRows).where(ofList(ids));
}

/** In one statement however many there are. */
export async function insertRows(db: Db, { sellerId, id }: Ids, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(of: (row: NewRow) => T) => sql.param(rows.map(of));
  await db.execute(sql`
    insert into stock_list_rows (seller_id, list_id, line, gtin, code, value, suggestion, product_id, product_name, price_minor, currency,
      unit_size, stock, floor_minor)
    select ${sellerId}::uuid, ${id}::uuid, d.* from unnest(
      ${column(({ line }) => line)}::int[], ${column(({ gtin }) => gtin)}::text[], ${column(({ code }) => code)}::text[],
      ${column(({ value }) => value)}::text[], ${column(({ suggestion }) => suggestion)}::text[],
      ${column(({ productId }) => productId)}::uuid[], ${column(({ productName }) => productName)}::text[],
      ${column(({ priceMinor }) => priceMinor?.toString() ?? null)}::bigint[], ${column(({ currency }) => currency)}::text[],
      ${column(({ unitSize }) => unitSize)}::int[], ${column(({ stock }) => stock)}::int[],
      ${column(({ floorMinor }) => floorMinor?.toString() ?? null)}::bigint[]
    ) as d`);
}

/**
 * Offers in stock that no row of a whole list names, as rows beyond the sheet. A row that cannot be applied names its
 * product too: what is wrong with it takes nothing out of stock. Gives how many, and how many offers are in stock.
 */
export async function insertRemoved(db: Db, { sellerId, id }: Ids): Promise<{ removed: number; inStock: number }> {
  const { rows } = await db.execute<{ removed: number; in_stock: number }>(sql`
    with stocked as (
      select o.id, o.product_id, o.price_minor, o.currency, o.unit_size, o.stock from offers o
      where o.seller_id = ${sellerId} and o.stock > 0 and o.status <> 'INACTIVE'
    ), gone as (
      insert into stock_list_rows (seller_id, list_id, line, gtin, code, value, product_id, product_name, price_minor, currency, unit_size, stock)
      select ${sellerId}::uuid, ${id}::uuid, (select greatest(max(line), ${beyondSheet}::int) from stock_list_rows
        where seller_id = ${sellerId} and list_id = ${id}) + row_number() over (order by s.id)::int, p.gtin, 'REMOVED', '', p.id, p.name,
        s.price_minor, s.currency, s.unit_size, s.stock
      from stocked s join products p on p.id = s.product_id
      where not exists (
        select from stock_list_rows r where r.seller_id = ${sellerId} and r.list_id = ${id} and r.product_id = s.product_id
      )
      returning 1
    )
    select (select count(*)::int from gone) as removed, (select count(*)::int from stocked) as in_stock`);
  return { removed: rows[0]?.removed ?? 0, inStock: rows[0]?.in_stock ?? 0 };
}

/**
 * Tells of rows that their price is below a floor which was raised since they were read. Gives how many there were of each code
 * that they had.
 */
export async function tellBelowFloor(db: Db, { sellerId, id }: Ids, refused: readonly BelowFloor[]) {
  const { rows } = await db.execute<{ code: RowCode; rows: number }>(sql`
    with low as (
      select r.line, r.code, r.price_minor, d.floor_minor from stock_list_rows r join unnest(
        ${sql.param(refused.map(({ productId }) => productId))}::uuid[],
        ${sql.param(refused.map(({ floorMinor }) => floorMinor.toString()))}::bigint[]) as d(product_id, floor_minor) on d.product_id = r.product_id
      where r.seller_id = ${sellerId} and r.list_id = ${id} and r.code in ('CREATED', 'UPDATED', 'UNCHANGED')),
    told as (
      update stock_list_rows r set code = 'PRICE_BELOW_FLOOR', value = to_char(low.price_minor / 100.0, 'FM9999999990.00'),
        suggestion = to_char(low.floor_minor / 100.0, 'FM9999999990.00')
      from low where r.seller_id = ${sellerId} and r.list_id = ${id} and r.line = low.line)
    select code, count(*)::int as rows from low group by code`);
  return rows;
}

/** Remembers the columns under their headings, as the ones used last. */
export async function saveLayout(
  db: Db,
  layout: { sellerId: string; headings: string; mapping: StockListMapping; usedAt: Instant },
  most: number,
): Promise<void> {
  const { mapping, usedAt, sellerId } = layout;
  await db
    .insert(stockListLayouts)
    .values(layout)
    .onConflictDoUpdate({
      target: [stockListLayouts.sellerId, stockListLayouts.headings],
      set: { mapping, usedAt },
    });
  await db.execute(sql`
    delete from stock_list_layouts where seller_id = ${sellerId} and headings in (
      select headings from stock_list_layouts where seller_id = ${sellerId} order by used_at desc, headings offset ${most}
    )`);
}

/** Rows that create, change or take away an offer, by line, after that one. */
export const rowsToApply = (db: Db, ids: Ids, after: number, limit: number): Promise<RowRecord[]> =>
  db
    .select()
    .from(stockListRows)
    .where(
      and(
        ofList(ids),
        inArray(stockListRows.code, ['CREATED', 'UPDATED', 'UNCHANGED', 'REMOVED']),
        gt(stockListRows.line, after),
      ),
    )
    .orderBy(asc(stockListRows.line))
    .limit(limit)
    .execute();

/** Lists whose time is over. */
export const endedLists = (db: Db, now: Instant, limit: number): Promise<ListRecord[]> =>
  db.select().from(stockLists).where(lt(stockLists.expiresAt, now)).limit(limit).execute();

export async function deleteList(db: Db, ids: Ids): Promise<void> {
  await deleteRows(db, ids);
  await db.delete(stockLists).where(isList(ids));
}
