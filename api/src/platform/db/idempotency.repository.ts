/** Rows of writes that must not happen twice. */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from './database.ts';
import { idempotencyKeys } from './platform.tables.ts';
import { prepared } from './prepared.ts';

type KeyRow = typeof idempotencyKeys.$inferSelect;
type KeyId = Pick<KeyRow, 'owner' | 'operation' | 'key'>;

/** True when the key was free. Waits for a transaction that holds it. */
export async function takeKey(db: Db, scope: KeyId & Pick<KeyRow, 'fingerprint'>, now: Instant): Promise<boolean> {
  const taken = await taking(db).execute({ ...scope, createdAt: now });
  return taken.length === 1;
}

const { placeholder } = sql;
const taking = prepared((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      ...{ owner: placeholder('owner'), operation: placeholder('operation'), key: placeholder('key') },
      ...{ fingerprint: placeholder('fingerprint'), createdAt: placeholder('createdAt') },
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare('idempotency.take'),
);

export async function saveAnswer(db: Db, { owner, operation, key }: KeyId, answer: string): Promise<void> {
  await answering(db).execute({ owner, operation, key, answer });
}

const answering = prepared((db) =>
  db
    .update(idempotencyKeys)
    .set({ answer: sql`${placeholder('answer')}`, status: 200 })
    .where(
      and(
        eq(idempotencyKeys.owner, placeholder('owner')),
        eq(idempotencyKeys.operation, placeholder('operation')),
        eq(idempotencyKeys.key, placeholder('key')),
      ),
    )
    .prepare('idempotency.answer'),
);

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
