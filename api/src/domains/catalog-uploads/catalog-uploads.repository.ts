/** Writes of stock lists. */
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { stockListRows, stockLists } from './catalog-uploads.tables.ts';

export type ListRecord = typeof stockLists.$inferSelect;
export type RowRecord = typeof stockListRows.$inferSelect;
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

/** Progress alone: nobody's version goes stale by it. */
export async function saveProgress(db: Db, ids: Ids, rowsDone: number): Promise<void> {
  await db.update(stockLists).set({ rowsDone }).where(isList(ids));
}

export async function deleteRows(db: Db, ids: Ids): Promise<void> {
  await db.delete(stockListRows).where(ofList(ids));
}

export async function insertRows(db: Db, rows: readonly (typeof stockListRows.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(stockListRows).values([...rows]);
}

/** Rows that create or change an offer, by line. */
export const rowsToApply = (db: Db, ids: Ids): Promise<RowRecord[]> =>
  db
    .select()
    .from(stockListRows)
    .where(and(ofList(ids), inArray(stockListRows.code, ['CREATED', 'UPDATED', 'UNCHANGED'])))
    .orderBy(asc(stockListRows.line))
    .execute();

/** Lists whose time is over. */
export const endedLists = (db: Db, now: Instant, limit: number): Promise<ListRecord[]> =>
  db.select().from(stockLists).where(lt(stockLists.expiresAt, now)).limit(limit).execute();

export async function deleteList(db: Db, ids: Ids): Promise<void> {
  await deleteRows(db, ids);
  await db.delete(stockLists).where(isList(ids));
}
