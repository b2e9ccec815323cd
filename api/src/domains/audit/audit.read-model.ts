/** The audit log as it is read: entries of the chain and, beside them, what our own people looked at. */
import type { AuditAction } from '@quayside/contract/audit-values';
import { and, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { countCap, offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Db } from '../../platform/db/database.ts';
import { staffReads, users } from '../users/users.tables.ts';
import type { Change } from './audit.rules.ts';
import { auditEntries } from './audit.tables.ts';

export type AuditFilter = {
  readonly sellerId: string;
  readonly action?: AuditAction | undefined;
  readonly personQid?: string | undefined;
};

function logOf(db: Db, { sellerId, action, personQid }: AuditFilter) {
  const chain = db
    .select({
      number: sql<number | null>`${auditEntries.number}`.as('number'),
      at: auditEntries.at,
      action: sql<AuditAction>`${auditEntries.action}`.as('action'),
      userId: sql<string | null>`${auditEntries.userId}`.as('user_id'),
      person: auditEntries.person,
      isStaff: auditEntries.isStaff,
      subject: auditEntries.subject,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.sellerId, sellerId),
        action && eq(auditEntries.action, action),
        personQid === undefined ? undefined : eq(auditEntries.userId, personQid),
      ),
    );
  const looks = db
    .select({
      number: sql<number | null>`null::int`.as('number'),
      at: staffReads.at,
      action: sql<AuditAction>`'STAFF_READ'`.as('action'),
      userId: sql<string | null>`${staffReads.userId}`.as('user_id'),
      person: users.account,
      isStaff: sql<boolean>`true`.as('is_staff'),
      subject: sql<string>`${staffReads.kind}`.as('subject'),
      changes: sql<readonly Change[]>`'[]'::jsonb`.as('changes'),
    })
    .from(staffReads)
    .innerJoin(users, eq(users.id, staffReads.userId))
    .where(
      and(
        eq(staffReads.sellerId, sellerId),
        action === undefined || action === 'STAFF_READ' ? undefined : sql`false`,
        personQid === undefined ? undefined : eq(staffReads.userId, personQid),
      ),
    );
  return unionAll(chain, looks);
}

/** A page, newest first. */
export async function auditPage(db: Db, filter: AuditFilter, page: Page) {
  const rows = await logOf(db, filter)
    .orderBy(desc(sql`at`), sql`number desc nulls last`, sql`subject`)
    .limit(page.size)
    .offset(offsetOf(page));
  const capped = logOf(db, filter).limit(countCap).as('capped');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(capped);
  return { rows, total: counted?.total ?? 0 };
}

/** All of it, newest first, up to `limit`. */
export const auditExport = (db: Db, filter: AuditFilter, limit: number) =>
  logOf(db, filter).orderBy(desc(sql`at`), sql`number desc nulls last`, sql`subject`).limit(limit);
