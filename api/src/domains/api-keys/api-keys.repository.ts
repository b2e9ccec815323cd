import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { apiKeys } from './api-keys.tables.ts';
import type { Owner } from './api-keys.types.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

const of = (owner: Owner): SQL =>
  'sellerId' in owner ? eq(apiKeys.sellerId, owner.sellerId) : eq(apiKeys.buyerId, owner.buyerId);
const living = (owner: Owner) => and(of(owner), isNull(apiKeys.revokedAt));

/** Living keys of a company, newest first. */
export const keysOf = (db: Db, owner: Owner): Promise<ApiKeyRow[]> =>
  db.select().from(apiKeys).where(living(owner)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)).limit(100);

export async function countKeys(db: Db, owner: Owner): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(apiKeys).where(living(owner));
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
export async function endKey(db: Db, owner: Owner, id: string, now: Instant): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update');
  const isOwn = 'sellerId' in owner ? row?.sellerId === owner.sellerId : row?.buyerId === owner.buyerId;
  if (!row || !isOwn || row.revokedAt !== null) return null;
  await db.update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.id, id));
  return row;
}

/** Living ones that a person made, in whichever company. */
export const keysMadeBy = (db: Db, userId: string): Promise<ApiKeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .orderBy(apiKeys.createdAt, apiKeys.id);

/** Ends all that a person made, in whichever company. */
export async function endKeysOf(db: Db, userId: string, now: Instant): Promise<void> {
  const made = and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt));
  await db.update(apiKeys).set({ revokedAt: now }).where(made);
}

export async function saveUse(db: Db, id: string, now: Instant): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}
