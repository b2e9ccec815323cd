/** Withdrawals of a company, and those that wait for our own people. */
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { present } from '../../kernel/errors.ts';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Db } from '../../platform/db/database.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { withdrawals } from './wallets.tables.ts';

export async function reviewPage(db: Db, page: Page) {
  const waiting = inArray(withdrawals.status, ['IN_REVIEW', 'UNRESOLVED']);
  const rows = await db
    .select({ withdrawal: withdrawals, company: buyers.name })
    .from(withdrawals)
    .innerJoin(buyers, eq(buyers.id, withdrawals.buyerId))
    .where(waiting)
    .orderBy(asc(withdrawals.askedAt), asc(withdrawals.id))
    .limit(page.size)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(withdrawals).where(waiting);
  return { rows, total: counted?.total ?? 0 };
}

/** Whose it is; null when there is none. */
export async function ownerOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ buyerId: withdrawals.buyerId }).from(withdrawals).where(eq(withdrawals.id, id));
  return row?.buyerId ?? null;
}

/** Of one company, newest first. */
export async function ownWithdrawals(db: Db, buyerId: string, page: Page) {
  const own = eq(withdrawals.buyerId, buyerId);
  const rows = await db
    .select()
    .from(withdrawals)
    .where(own)
    .orderBy(desc(withdrawals.askedAt), desc(withdrawals.id))
    .limit(page.size)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(withdrawals).where(own);
  return { rows, total: counted?.total ?? 0 };
}

/** One with whose it is. */
export async function reviewedOne(db: Db, id: string) {
  const [row] = await db
    .select({ withdrawal: withdrawals, company: buyers.name })
    .from(withdrawals)
    .innerJoin(buyers, eq(buyers.id, withdrawals.buyerId))
    .where(eq(withdrawals.id, id));
  return present(row, 'it was decided about');
}

export async function ownWithdrawal(db: Db, buyerId: string, id: string) {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.buyerId, buyerId), eq(withdrawals.id, id)));
  return row ?? null;
}
