import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { auditEntries } from './audit.tables.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

/** The company's newest entry; until the transaction ends nobody else adds one. */
export async function lockChain(db: Db, sellerId: string): Promise<Pick<AuditRow, 'number' | 'hash'> | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${sellerId}`}, 0))`);
  const [last] = await db
    .select({ number: auditEntries.number, hash: auditEntries.hash })
    .from(auditEntries)
    .where(eq(auditEntries.sellerId, sellerId))
    .orderBy(desc(auditEntries.number))
    .limit(1);
  return last ?? null;
}

export async function insertEntry(db: Db, entry: AuditRow): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** Entries after a number, oldest first. */
export async function entriesAfter(db: Db, sellerId: string, number: number, limit: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.sellerId, sellerId), gt(auditEntries.number, number)))
    .orderBy(asc(auditEntries.number))
    .limit(limit);
}
