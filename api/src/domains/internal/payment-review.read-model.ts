/** One payment with all that whoever approves it looks at, in system scope. */
import { and, asc, count, desc, eq, gte, max, ne, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { auditEntries } from '../audit/audit.tables.ts';
import { bankAccounts } from '../bank-accounts/bank-accounts.tables.ts';
import { claims } from '../claims/claims.tables.ts';
import { carryOvers, carryOverUses, payouts } from '../payouts/payouts.tables.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { paymentRows } from './payments.read-model.ts';

const historyShown = 10;
const payoutsShown = 5;
type Payout = typeof payouts.$inferSelect;

/** Undefined: there is no payment of that id. `claimsSince`: from when on claims are counted. */
export async function paymentReview(database: Database, payoutId: string, claimsSince: Instant) {
  const [row] = await database.read('system', (db) => paymentRows(db).where(eq(payouts.id, payoutId)).limit(1));
  if (!row) return undefined;
  const { payout } = row;
  const { sellerId, saleId } = payout;
  const [accounts, history, [sums], newest, uses, lines, [sale], [claimed]] = await database.flight('system', (db) => [
    accountsOf(db, payout),
    historyOf(db, payout),
    sumsOf(db, payout),
    newestOf(db, payout),
    usesOf(db, payout),
    db
      .select()
      .from(saleLines)
      .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId)))
      .orderBy(asc(saleLines.position))
      .execute(),
    db
      .select()
      .from(sales)
      .where(and(eq(sales.sellerId, sellerId), eq(sales.id, saleId)))
      .execute(),
    db
      .select({ count: count() })
      .from(claims)
      .where(and(eq(claims.sellerId, sellerId), gte(claims.submittedAt, claimsSince)))
      .execute(),
  ]);
  return { row, accounts, history, sums, newest, uses, lines, sale, claims: claimed?.count ?? 0 };
}
export type PaymentReviewRows = NonNullable<Awaited<ReturnType<typeof paymentReview>>>;

/** Newest first. */
const accountsOf = (db: Db, { sellerId }: Payout) =>
  db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.sellerId, sellerId))
    .orderBy(desc(bankAccounts.id))
    .limit(historyShown)
    .execute();

const historyOf = (db: Db, { sellerId }: Payout) =>
  db
    .select({ at: auditEntries.at, person: auditEntries.person, changes: auditEntries.changes })
    .from(auditEntries)
    .where(and(eq(auditEntries.sellerId, sellerId), eq(auditEntries.action, 'BANK_CHANGED')))
    .orderBy(desc(auditEntries.number))
    .limit(historyShown)
    .execute();

/** What was paid to this seller before, in the same currency. */
const paidBefore = ({ sellerId, id, currency }: Payout) =>
  and(eq(payouts.sellerId, sellerId), eq(payouts.status, 'PAID'), eq(payouts.currency, currency), ne(payouts.id, id));

const sumsOf = (db: Db, payout: Payout) =>
  db
    .select({
      count: count(),
      toThis: sql<number>`(count(*) filter (where "payouts"."bank_account_id" = ${payout.bankAccountId}))::int`,
      largestMinor: max(payouts.amountMinor),
    })
    .from(payouts)
    .where(paidBefore(payout))
    .execute();

const newestOf = (db: Db, payout: Payout) =>
  db
    .select()
    .from(payouts)
    .where(paidBefore(payout))
    .orderBy(desc(payouts.requestedAt), desc(payouts.id))
    .limit(payoutsShown)
    .execute();

const usesOf = (db: Db, { sellerId, id }: Payout) =>
  db
    .select({ kind: carryOvers.kind, order: carryOvers.orderNumber, amountMinor: carryOverUses.amountMinor })
    .from(carryOverUses)
    .innerJoin(
      carryOvers,
      and(eq(carryOvers.sellerId, carryOverUses.sellerId), eq(carryOvers.id, carryOverUses.carryOverId)),
    )
    .where(and(eq(carryOverUses.sellerId, sellerId), eq(carryOverUses.payoutId, id)))
    .orderBy(asc(carryOvers.id))
    .execute();
