import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { attempts } from './auth.tables.ts';

export type Attempt = typeof attempts.$inferInsert;

/** Makes transactions that count the same thing wait for each other until they commit. */
export async function lockCounting(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Times of the newest attempts after `since`, newest first, at most `count`. */
export async function newestAttempts(
  db: Db,
  kind: string,
  subject: string,
  since: Instant,
  count: number,
): Promise<Instant[]> {
  const rows = await db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.kind, kind), eq(attempts.subject, subject), gt(attempts.at, since)))
    .orderBy(desc(attempts.at))
    .limit(count);
  return rows.map(({ at }) => at);
}

export async function insertAttempts(db: Db, rows: readonly Attempt[]): Promise<void> {
  await db.insert(attempts).values([...rows]);
}

export async function deleteAttempts(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.id, [...ids]));
}

export async function forgetAttempts(db: Db, before: Instant): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, before));
}
