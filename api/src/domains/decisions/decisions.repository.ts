/** Writes of decisions. The sale is locked by the caller and the buyer's order here, so that what counts together is counted once. */
import type { DecisionKind } from '@quayside/contract/decision-values';
import { and, eq, inArray, max, ne, sql, sum } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { decisions } from './decisions.tables.ts';
import type { MadeBefore } from './decisions.types.ts';

export type DecisionRecord = typeof decisions.$inferSelect;
/** What a decision is about. */
export type Subject = { readonly sellerId: string; readonly kind: DecisionKind; readonly subjectId: string };

export async function insertDecision(db: Db, row: typeof decisions.$inferInsert): Promise<DecisionRecord> {
  const [made] = await db.insert(decisions).values(row).returning();
  return present(made, 'an inserted decision is returned');
}

const about = ({ sellerId, kind, subjectId }: Subject) =>
  and(eq(decisions.sellerId, sellerId), eq(decisions.kind, kind), eq(decisions.subjectId, subjectId));

/** The decision that waits for a second person. */
export async function waitingOn(db: Db, subject: Subject): Promise<DecisionRecord | null> {
  const [found] = await db
    .select()
    .from(decisions)
    .where(and(about(subject), eq(decisions.status, 'PROPOSED')));
  return found ?? null;
}

/** The same, locked. */
export async function lockWaiting(db: Db, subject: Subject): Promise<DecisionRecord | undefined> {
  const [found] = await db
    .select()
    .from(decisions)
    .where(and(about(subject), eq(decisions.status, 'PROPOSED')))
    .for('update');
  return found;
}

export async function lockDecision(db: Db, sellerId: string, id: string): Promise<DecisionRecord | undefined> {
  const mine = and(eq(decisions.sellerId, sellerId), eq(decisions.id, id));
  const [found] = await db.select().from(decisions).where(mine).for('update');
  return found;
}

/** The decision inside the transaction that changed it. */
export async function decisionIn(db: Db, id: string): Promise<DecisionRecord | undefined> {
  const [found] = await db.select().from(decisions).where(eq(decisions.id, id));
  return found;
}

export async function updateDecision(
  db: Db,
  { sellerId, id }: DecisionRecord,
  patch: Partial<DecisionRecord>,
): Promise<DecisionRecord> {
  const mine = and(eq(decisions.sellerId, sellerId), eq(decisions.id, id));
  const [after] = await db.update(decisions).set(patch).where(mine).returning();
  return present(after, 'a locked decision is there');
}

/** Nobody waits for it any more: what it is about is settled in another way. One query, so that it may go beside others. */
export async function lapseDecision(db: Db, subject: Subject, at: Instant): Promise<void> {
  await db
    .update(decisions)
    .set({ status: 'LAPSED', concludedAt: at })
    .where(and(about(subject), eq(decisions.status, 'PROPOSED')))
    .execute();
}

/** A seller's part of a buyer's order. */
export type OrderPart = { readonly sellerId: string; readonly saleId: string };

/** Until the transaction ends, nobody else weighs a decision about this order of a buyer. */
export async function lockOrder(db: Db, orderId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`decisions of ${orderId}`}, 0))`);
}

/**
 * Refunds of these parts of an order that staff decided and the sellers accepted so far. Payments are no refund, and what
 * is not made counts for nothing.
 */
export async function madeBefore(db: Db, parts: readonly OrderPart[]): Promise<MadeBefore[]> {
  const [sellers, sales] = [parts.map(({ sellerId }) => sellerId), parts.map(({ saleId }) => saleId)];
  const rows = await db
    .select({
      kind: decisions.kind,
      subjectId: decisions.subjectId,
      sum: sum(decisions.amountMinor),
      largest: sql<string>`${max(decisions.amountMinor)}::text`,
    })
    .from(decisions)
    .where(
      and(
        inArray(decisions.sellerId, sellers),
        inArray(decisions.saleId, sales),
        eq(decisions.status, 'MADE'),
        ne(decisions.kind, 'PAYMENT'),
      ),
    )
    .groupBy(decisions.kind, decisions.subjectId);
  return rows.map(({ kind, subjectId, sum: total, largest }) => ({
    kind,
    subjectId,
    sumMinor: BigInt(total ?? 0),
    largestMinor: BigInt(largest),
  }));
}

/** When the payment of this payout was approved by the last who had to; null: nobody had to. */
export async function approvedAt(db: Db, sellerId: string, payoutId: string): Promise<string | null> {
  const [row] = await db
    .select({ at: decisions.concludedAt })
    .from(decisions)
    .where(and(about({ sellerId, kind: 'PAYMENT', subjectId: payoutId }), eq(decisions.status, 'MADE')));
  return row?.at ?? null;
}
