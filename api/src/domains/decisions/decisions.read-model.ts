/** What staff read of decisions that wait for a second person, across all sellers. */
import type { DecisionKind } from '@quayside/contract/decision-values';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { orderSales } from '../orders/orders.tables.ts';
import type { DecisionRecord, OrderPart } from './decisions.repository.ts';
import { decisions } from './decisions.tables.ts';

/** A page of those of these kinds, oldest first. */
export async function waitingPage(database: Database, page: Page, kinds: readonly DecisionKind[]) {
  const listed = and(eq(decisions.status, 'PROPOSED'), inArray(decisions.kind, [...kinds]));
  const [rows, [counted]] = await database.flight('system', (db) => [
    db
      .select()
      .from(decisions)
      .where(listed)
      .orderBy(asc(decisions.proposedAt), asc(decisions.id))
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db.select({ total: count() }).from(decisions).where(listed).execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** A decision by its id alone, whatever became of it. */
export async function decisionOf(database: Database, id: string): Promise<DecisionRecord | undefined> {
  const rows = await database.read('system', (db) => db.select().from(decisions).where(eq(decisions.id, id)));
  return rows[0];
}

/**
 * The buyer's order this sale is a part of, with all its parts. They belong to several sellers: only system scope sees the
 * others. Null for the order: the sale belongs to none.
 */
export async function orderAround(
  db: Db,
  { sellerId, saleId }: OrderPart,
): Promise<{ readonly orderId: string | null; readonly parts: readonly OrderPart[] }> {
  const own = alias(orderSales, 'own');
  const isSameOrder = and(eq(own.buyerId, orderSales.buyerId), eq(own.orderId, orderSales.orderId));
  const rows = await db
    .select({ orderId: orderSales.orderId, sellerId: orderSales.sellerId, saleId: orderSales.saleId })
    .from(own)
    .innerJoin(orderSales, isSameOrder)
    .where(and(eq(own.sellerId, sellerId), eq(own.saleId, saleId)));
  return { orderId: rows[0]?.orderId ?? null, parts: rows.length > 0 ? rows : [{ sellerId, saleId }] };
}
