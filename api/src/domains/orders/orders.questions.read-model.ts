/** What buyers asked about their orders, for our people: across buyers, so in system scope. */
import type { OrderQuestion } from '@quayside/contract/order-questions';
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { orderIssues, orderSales, orders } from './orders.tables.ts';

/** We answer buyers as fast as sellers. */
const replyWorkingDays = 1;
const everyWeekday = { timeZone: 'UTC', isHoliday: () => false };

const ofOrder = and(eq(orders.buyerId, orderIssues.buyerId), eq(orders.id, orderIssues.orderId));
/** A part of the order, to look at: the one it was about, else the first. */
const part = sql<string | null>`coalesce(${orderIssues.saleId}, (
  select ${orderSales.saleId} from ${orderSales}
  where ${orderSales.buyerId} = ${orderIssues.buyerId} and ${orderSales.orderId} = ${orderIssues.orderId}
  order by ${orderSales.saleId} limit 1))`;
const shown = (db: Db) =>
  db
    .select({ issue: orderIssues, number: orders.number, buyerName: buyers.name, saleQid: part })
    .from(orderIssues)
    .innerJoin(orders, ofOrder)
    .innerJoin(buyers, eq(buyers.id, orderIssues.buyerId));
type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** Those that wait, the oldest first; or those that are answered, the newest first. */
export async function questionPage(db: Db, page: Page, isWaiting: boolean) {
  const wanted = isWaiting ? isNull(orderIssues.answeredAt) : isNotNull(orderIssues.answeredAt);
  const order = isWaiting
    ? [asc(orderIssues.at), asc(orderIssues.id)]
    : [desc(orderIssues.answeredAt), desc(orderIssues.id)];
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

export function presentQuestion({ issue, number, buyerName, saleQid }: Row): OrderQuestion {
  const { id: qid, category, message, askedByName, at, answeredAt, answeredByName, answer } = issue;
  const replyBy = answeredAt === null ? addWorkingDays(at, replyWorkingDays, everyWeekday) : null;
  return {
    ...{ qid, order: number, saleQid, buyerName, category, message, askedByName, askedAt: at },
    ...{ replyBy, answeredAt, answeredByName, answer },
  };
}
