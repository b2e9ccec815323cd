/** Deadlines of a company's open orders, soonest first. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { sales } from '../sales/sales.tables.ts';

/** A calendar of more is no help to anybody. */
const limit = 500;

export function openDeadlines(db: Db, sellerId: string) {
  return db
    .select({
      saleId: sales.id,
      orderNumber: sales.orderNumber,
      nextAction: sales.nextAction,
      totalMinor: sales.totalMinor,
      currency: sales.currency,
      deadline: sales.dueAt,
      changedAt: sales.updatedAt,
      version: sales.version,
    })
    .from(sales)
    .where(
      and(
        eq(sales.sellerId, sellerId),
        eq(sales.statusGroup, 'CURRENT'),
        inArray(sales.status, ['REQUESTED', 'CONFIRMED']),
        sql`"sales"."due_at" < 'infinity'`,
      ),
    )
    .orderBy(sales.dueAt, sales.id)
    .limit(limit)
    .execute();
}

export type Deadline = Awaited<ReturnType<typeof openDeadlines>>[number];
