import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { apiKeys } from './api-keys.tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

const living = (sellerId: string) => and(eq(apiKeys.sellerId, sellerId), isNull(apiKeys.revokedAt));

/** Living keys of a company, newest first. */
export const keysOf = (db: Db, sellerId: string): Promise<ApiKeyRow[]> =>
  db.select().from(apiKeys).where(living(sellerId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)).limit(100);

export async function countKeys(db: Db, sellerId: string): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(apiKeys).where(living(sellerId));
  return row?.keys ?? 0;
}

export async function keyById(db: Db, id: string): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
  return row ?? null;
}

export async function insertKey(db: Db, row: typeof apiKeys.$inferInsert): Promise<void> {
  await db.insert(apiKeys).values(row);
}

/** Null: the company has no such living key. Keys are a directory, which row-level security does not guard: the company is compared here. */
export async function endKey(db: Db, sellerId: string, id: string, now: Instant): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update');
  if (row?.sellerId !== sellerId || row.revokedAt !== null) return null;
  await db.update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.id, id));
  return row;
}

export async function saveUse(db: Db, id: string, now: Instant): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}
