/** What the screens of payouts read: one trip each, one seller's rows. */
import type { payoutQuery } from '@quayside/contract/payouts';
import { and, arrayContains, asc, desc, eq, inArray, min, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import type { Database, Scope } from '../../platform/db/database.ts';
import { addresses } from '../addresses/addresses.tables.ts';
import { decisions } from '../decisions/decisions.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { carryOvers, carryOverUses, payoutEvents, payouts } from './payouts.tables.ts';

type Query = z.infer<typeof payoutQuery>;
const unsettled = ['PENDING_APPROVAL', 'APPROVED', 'PROCESSING', 'UNRESOLVED', 'FAILED'] as const;

/** A page, newest first; what is not settled by state, and what is carried over, per currency. */
export async function payoutPage(database: Database, scope: Scope, sellerId: string, { status, ...page }: Query) {
  const asked = status && eq(payouts.status, status);
  const mine = and(eq(payouts.sellerId, sellerId), asked);
  const [rows, [counted], open, carried] = await database.flight(scope, (db) => {
    const capped = db.select({ id: payouts.id }).from(payouts).where(mine).limit(countCap).as('capped');
    return [
      db
        .select()
        .from(payouts)
        .where(mine)
        .orderBy(desc(payouts.requestedAt), desc(payouts.id))
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),
      db.select({ total: sql<number>`count(*)::int` }).from(capped).execute(),
      db
        .select({
          currency: payouts.currency,
          status: payouts.status,
          minor: sql<string>`sum("payouts"."amount_minor")`,
          replyBy: min(payouts.replyBy),
        })
        .from(payouts)
        .where(and(eq(payouts.sellerId, sellerId), inArray(payouts.status, [...unsettled])))
        .groupBy(payouts.currency, payouts.status)
        .execute(),
      db
        .select({ currency: carryOvers.currency, minor: sql<string>`-sum("carry_overs"."open_minor")` })
        .from(carryOvers)
        .where(and(eq(carryOvers.sellerId, sellerId), sql`open_minor <> 0`))
        .groupBy(carryOvers.currency)
        .execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0, open, carried };
}

/**
 * One payout with what it took of earlier debts, the account its seller is now paid to, the seller's oldest billing
 * address, its audit trail, and the decision about it that waits for a second person; null when it is another's or absent.
 */
export async function payoutDetail(database: Database, scope: Scope, ids: { sellerId: string; payoutId: string }) {
  const { sellerId, payoutId } = ids;
  const refunded = sql`(select coalesce(-sum(l.amount_minor), 0) from ledger_lines l where l.seller_id = "payouts"."seller_id" and l.sale_id = "payouts"."sale_id" and l.kind = 'REVERSAL' and l.account in ('REFUND_CLEARING', 'BUYER_FUNDS'))`;
  const newest = sql<
    string | null
  >`(select a.id from bank_accounts a where a.seller_id = "payouts"."seller_id" order by a.id desc limit 1)`;
  const [[head], uses, events, [billing], [waiting]] = await database.flight(scope, (db) => [
    db
      .select({
        payout: payouts,
        seller: sellers,
        refundedMinor: refunded.mapWith(BigInt),
        currentAccountId: newest,
      })
      .from(payouts)
      .innerJoin(sellers, eq(sellers.id, payouts.sellerId))
      .where(and(eq(payouts.sellerId, sellerId), eq(payouts.id, payoutId)))
      .execute(),
    db
      .select({ kind: carryOvers.kind, order: carryOvers.orderNumber, amountMinor: carryOverUses.amountMinor })
      .from(carryOverUses)
      .innerJoin(
        carryOvers,
        and(eq(carryOvers.sellerId, carryOverUses.sellerId), eq(carryOvers.id, carryOverUses.carryOverId)),
      )
      .where(and(eq(carryOverUses.sellerId, sellerId), eq(carryOverUses.payoutId, payoutId)))
      .orderBy(asc(carryOvers.id))
      .execute(),
    db
      .select()
      .from(payoutEvents)
      .where(and(eq(payoutEvents.sellerId, sellerId), eq(payoutEvents.payoutId, payoutId)))
      .orderBy(asc(payoutEvents.id))
      .limit(200)
      .execute(),
    db
      .select()
      .from(addresses)
      .where(and(eq(addresses.sellerId, sellerId), arrayContains(addresses.usageTypes, ['BILLING'])))
      .orderBy(asc(addresses.id))
      .limit(1)
      .execute(),
    db
      .select()
      .from(decisions)
      .where(and(eq(decisions.sellerId, sellerId), eq(decisions.subjectId, payoutId), eq(decisions.status, 'PROPOSED')))
      .limit(1)
      .execute(),
  ]);
  return head ? { ...head, uses, events, billing: billing ?? null, waiting: waiting ?? null } : null;
}
export type PayoutDetail = NonNullable<Awaited<ReturnType<typeof payoutDetail>>>;

/** Whose payout it is; for staff, in system scope. */
export async function sellerIdOfPayout(database: Database, id: string): Promise<string | undefined> {
  const rows = await database.read('system', (db) =>
    db.select({ sellerId: payouts.sellerId }).from(payouts).where(eq(payouts.id, id)),
  );
  return rows[0]?.sellerId;
}
