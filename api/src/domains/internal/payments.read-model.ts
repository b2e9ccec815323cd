/** Payments staff have to look at, oldest first, across all sellers. */
import { type PaymentTab, paymentTabs } from '@quayside/contract/sale-values';
import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { days, plus } from '../../kernel/clock.ts';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { providerTransfers } from '../../platform/db/platform.tables.ts';
import { decisions } from '../decisions/decisions.tables.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';

/** Each payment with its seller and the approval that stands or waits for a second person. */
export const paymentRows = (db: Db) =>
  db
    .select({ payout: payouts, sellerName: sellers.name, sellerSince: sellers.createdAt, approval: decisions })
    .from(payouts)
    .innerJoin(sellers, eq(sellers.id, payouts.sellerId))
    .leftJoin(
      decisions,
      and(
        eq(decisions.sellerId, payouts.sellerId),
        eq(decisions.subjectId, payouts.id),
        eq(decisions.kind, 'PAYMENT'),
        inArray(decisions.status, ['PROPOSED', 'MADE']),
      ),
    );

/** A page of one list, each with its approval, and how many are in each list. */
export async function paymentPage(database: Database, page: Page & { status: PaymentTab }) {
  const waiting = eq(payouts.status, page.status);
  const [rows, counts] = await database.flight('system', (db) => [
    paymentRows(db)
      .where(waiting)
      .orderBy(asc(payouts.requestedAt), asc(payouts.id))
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db
      .select({ status: payouts.status, total: count() })
      .from(payouts)
      .where(inArray(payouts.status, [...paymentTabs]))
      .groupBy(payouts.status)
      .execute(),
  ]);
  const of = (tab: PaymentTab) => counts.find(({ status }) => status === tab)?.total ?? 0;
  return {
    rows,
    tabs: { PENDING_APPROVAL: of('PENDING_APPROVAL'), UNRESOLVED: of('UNRESOLVED'), FAILED: of('FAILED') },
  };
}

/** The payout of an order: the one that stands, else the last that was cancelled. Undefined: it was never paid. */
export async function payoutOfOrder(database: Database, orderNumber: string): Promise<string | undefined> {
  const [found] = await database.read('system', (db) =>
    db
      .select({ id: payouts.id })
      .from(payouts)
      .where(eq(payouts.orderNumber, orderNumber))
      .orderBy(sql`"status" = 'CANCELLED'`, desc(payouts.requestedAt))
      .limit(1),
  );
  return found?.id;
}

/** Companies whose payouts are among the transfers of that day in UTC. */
export async function companiesPaidOn(database: Database, date: string): Promise<string[]> {
  const from = `${date}T00:00:00.000Z`;
  const rows = await database.read('system', (db) =>
    db
      .selectDistinct({ sellerId: payouts.sellerId })
      .from(payouts)
      .innerJoin(providerTransfers, sql`${payouts.providerReference} = ${providerTransfers.id}::text`)
      .where(and(gte(providerTransfers.createdAt, from), lt(providerTransfers.createdAt, plus(from, days(1))))),
  );
  return rows.map(({ sellerId }) => sellerId);
}
