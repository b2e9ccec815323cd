/** Deadlines of a company's open orders, and of claims that await its answer; soonest first. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { claims } from '../claims/claims.tables.ts';
import { sales } from '../sales/sales.tables.ts';

/** A calendar of more is no help to anybody. */
const limit = 500;

export function saleDeadlines(db: Db, sellerId: string) {
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

export type SaleDeadline = Awaited<ReturnType<typeof saleDeadlines>>[number];

export function claimDeadlines(db: Db, sellerId: string) {
  return db
    .select({
      claimId: claims.id,
      number: claims.number,
      orderNumber: claims.orderNumber,
      claimedMinor: claims.claimedMinor,
      currency: claims.currency,
      deadline: claims.dueAt,
      changedAt: claims.updatedAt,
      version: claims.version,
    })
    .from(claims)
    .where(
      and(
        eq(claims.sellerId, sellerId),
        eq(claims.statusGroup, 'OPEN'),
        eq(claims.status, 'AWAITING_SELLER'),
        sql`"claims"."due_at" < 'infinity'`,
      ),
    )
    .orderBy(claims.dueAt, claims.id)
    .limit(limit)
    .execute();
}

export type ClaimDeadline = Awaited<ReturnType<typeof claimDeadlines>>[number];
