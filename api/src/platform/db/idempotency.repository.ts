/** Rows of writes that must not happen twice. */
import { and, eq, lt } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from './database.ts';
import { idempotencyKeys } from './platform.tables.ts';

type KeyRow = typeof idempotencyKeys.$inferSelect;
type KeyId = Pick<KeyRow, 'owner' | 'operation' | 'key'>;

/** True when the key was free. Waits for a transaction that holds it. */
export async function takeKey(db: Db, scope: KeyId & Pick<KeyRow, 'fingerprint'>, now: Instant): Promise<boolean> {
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...scope, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length === 1;
}

export async function saveAnswer(db: Db, id: KeyId, answer: string): Promise<void> {
  await db.update(idempotencyKeys).set({ answer, status: 200 }).where(isKey(id));
}

export async function keyOf(db: Db, id: KeyId): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(isKey(id));
  return row;
}

/** Forgets one key: what was done under it has been undone. */
export async function forgetKey(db: Db, id: KeyId): Promise<void> {
  await db.delete(idempotencyKeys).where(isKey(id));
}

/** Forgets the keys taken before `before`. */
export async function forgetKeys(db: Db, before: Instant): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

function isKey({ owner, operation, key }: KeyId) {
  return and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key));
}
