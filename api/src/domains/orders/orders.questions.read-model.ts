/** What buyers asked about their orders, for our people: across buyers, so in system scope. */
import type { OrderQuestion } from '@quayside/contract/order-questions';
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { orderIssues, orderSales, orders } from './orders.tables.ts';

/** We answer buyers as fast as sellers. */
const replyWorkingDays = 1;
const everyWeekday = { timeZone: 'UTC', isHoliday: () => false };

const ofOrder = and(eq(orders.buyerId, orderIssues.buyerId), eq(orders.id, orderIssues.orderId));
const shown = (db: Db) =>
  db
    .select({ issue: orderIssues, number: orders.number, buyerName: buyers.name })
    .from(orderIssues)
    .innerJoin(orders, ofOrder)
    .innerJoin(buyers, eq(buyers.id, orderIssues.buyerId));
type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** Those that wait, the oldest first; or those that are answered, the newest first. */
export async function questionPage(db: Db, page: Page, isWaiting: boolean) {
  const wanted = isWaiting ? isNull(orderIssues.answeredAt) : isNotNull(orderIssues.answeredAt);
  const order = isWaiting ? [asc(orderIssues.at), asc(orderIssues.id)] : [desc(orderIssues.answeredAt)];
  const rows = await shown(db)
    .where(wanted)
    .orderBy(...order)
    .limit(page.size)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(orderIssues).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export async function questionOf(db: Db, id: string): Promise<Row | null> {
  const [found] = await shown(db).where(eq(orderIssues.id, id));
  return found ?? null;
}

/** A part of the order, to look at: the one it was about, else the first. */
export async function partOf(db: Db, { buyerId, orderId, saleId }: Row['issue']): Promise<string | null> {
  if (saleId !== null) return saleId;
  const [first] = await db
    .select({ saleId: orderSales.saleId })
    .from(orderSales)
    .where(and(eq(orderSales.buyerId, buyerId), eq(orderSales.orderId, orderId)))
    .orderBy(asc(orderSales.saleId))
    .limit(1);
  return first?.saleId ?? null;
}

export function presentQuestion({ issue, number, buyerName }: Row, saleQid: string | null): OrderQuestion {
  const { id: qid, category, message, askedByName, at, answeredAt, answeredByName, answer } = issue;
  const replyBy = answeredAt === null ? addWorkingDays(at, replyWorkingDays, everyWeekday) : null;
  return {
    ...{ qid, order: number, saleQid, buyerName, category, message, askedByName, askedAt: at },
    ...{ replyBy, answeredAt, answeredByName, answer },
  };
}
