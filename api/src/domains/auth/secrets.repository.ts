import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { secrets } from './auth.tables.ts';

export type SecretRow = typeof secrets.$inferSelect;

export async function insertSecret(db: Db, row: typeof secrets.$inferInsert): Promise<void> {
  await db.insert(secrets).values(row);
}

export async function lockSecret(db: Db, id: string): Promise<SecretRow | null> {
  const [row] = await db.select().from(secrets).where(eq(secrets.id, id)).for('update');
  return row ?? null;
}

/** The newest of its kind that is not used, whether or not it has expired. */
export async function newestSecret(db: Db, userId: string, kind: string): Promise<SecretRow | null> {
  const [row] = await db
    .select()
    .from(secrets)
    .where(and(eq(secrets.userId, userId), eq(secrets.kind, kind), isNull(secrets.usedAt)))
    .orderBy(desc(secrets.createdAt), desc(secrets.id))
    .limit(1)
    .for('update');
  return row ?? null;
}

/** Whether one of its kind was sent there and never used, whether or not it has expired. */
export async function isOpen(db: Db, userId: string, kind: string, target: string): Promise<boolean> {
  const sent = and(eq(secrets.userId, userId), eq(secrets.kind, kind), eq(secrets.target, target));
  return (await db.$count(secrets, and(sent, isNull(secrets.usedAt)))) > 0;
}

/** When secrets of this kind were made after `since`, newest first. */
export async function timesOfSecrets(db: Db, userId: string, kind: string, since: Instant): Promise<Instant[]> {
  const rows = await db
    .select({ at: secrets.createdAt })
    .from(secrets)
    .where(and(eq(secrets.userId, userId), eq(secrets.kind, kind), gt(secrets.createdAt, since)))
    .orderBy(desc(secrets.createdAt))
    .limit(100);
  return rows.map(({ at }) => at);
}

export async function countTry(db: Db, id: string): Promise<void> {
  await db.update(secrets).set({ tries: sql`"tries" + 1` }).where(eq(secrets.id, id));
}

/** Marks every open secret of the kind as used: the ones before a success are worthless too. */
export async function useSecrets(db: Db, userId: string, kind: string, now: Instant): Promise<void> {
  await db
    .update(secrets)
    .set({ usedAt: now })
    .where(and(eq(secrets.userId, userId), eq(secrets.kind, kind), isNull(secrets.usedAt)));
}

export async function forgetSecrets(db: Db, before: Instant): Promise<void> {
  await db.delete(secrets).where(lt(secrets.expiresAt, before));
}

export async function deleteSecrets(db: Db, userId: string): Promise<void> {
  await db.delete(secrets).where(eq(secrets.userId, userId));
}
