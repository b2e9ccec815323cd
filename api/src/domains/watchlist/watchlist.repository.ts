/** Writes of watched products. Every query says whose. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { watchlistItems } from './watchlist.tables.ts';

export type WatchRecord = typeof watchlistItems.$inferSelect;

const own = (sellerId: string, productId: string) =>
  and(eq(watchlistItems.sellerId, sellerId), eq(watchlistItems.productId, productId));

/** Adds those that are not there yet; gives the products that were added. */
export async function insertWatched(db: Db, rows: readonly WatchRecord[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(watchlistItems)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ productId: watchlistItems.productId });
  return added.map(({ productId }) => productId);
}

export async function countWatched(db: Db, sellerId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(watchlistItems)
    .where(eq(watchlistItems.sellerId, sellerId));
  return row?.count ?? 0;
}

export async function lockWatched(db: Db, sellerId: string, productId: string): Promise<WatchRecord | undefined> {
  const [found] = await db.select().from(watchlistItems).where(own(sellerId, productId)).for('update');
  return found;
}

export async function saveWatched(db: Db, { sellerId, productId, ...change }: WatchRecord): Promise<void> {
  await db.update(watchlistItems).set(change).where(own(sellerId, productId));
}

/** How many were there to take away. */
export async function deleteWatched(db: Db, sellerId: string, productIds: readonly string[]): Promise<number> {
  if (productIds.length === 0) return 0;
  const gone = await db
    .delete(watchlistItems)
    .where(and(eq(watchlistItems.sellerId, sellerId), inArray(watchlistItems.productId, [...productIds])))
    .returning({ productId: watchlistItems.productId });
  return gone.length;
}
