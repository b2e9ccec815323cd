/** Payments that wait for staff, oldest first, across all sellers. */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import { payoutApprovals, payouts } from '../payouts/payouts.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';

/** A page of them, with how often each was approved and whether by `userId`. */
export async function paymentsInReview(database: Database, page: Page, userId: string) {
  const waiting = eq(payouts.status, 'PENDING_APPROVAL');
  const [rows, [counted]] = await database.flight('system', (db) => [
    db
      .select({
        payout: payouts,
        sellerName: sellers.name,
        approvals: count(payoutApprovals.userId),
        approvedByMe: sql<boolean>`coalesce(bool_or("payout_approvals"."user_id" = ${userId}), false)`,
      })
      .from(payouts)
      .innerJoin(sellers, eq(sellers.id, payouts.sellerId))
      .leftJoin(
        payoutApprovals,
        and(eq(payoutApprovals.sellerId, payouts.sellerId), eq(payoutApprovals.payoutId, payouts.id)),
      )
      .where(waiting)
      .groupBy(payouts.sellerId, payouts.id, sellers.name)
      .orderBy(asc(payouts.requestedAt), asc(payouts.id))
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db.select({ total: count() }).from(payouts).where(waiting).execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
