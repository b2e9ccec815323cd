/** What buyers asked about their orders, for our people: across buyers, so in system scope. */
import type { OrderIssue, OrderQuestion } from '@quayside/contract/order-questions';
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import type { OrderRecord } from './orders.repository.ts';
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

/** What the company asked about one of its orders, newest first: in its own rows. */
export async function issuePage(db: Db, { buyerId, id }: Pick<OrderRecord, 'buyerId' | 'id'>, page: Page) {
  const own = and(eq(orderIssues.buyerId, buyerId), eq(orderIssues.orderId, id));
  const rows = await db
    .select()
    .from(orderIssues)
    .where(own)
    .orderBy(desc(orderIssues.at), desc(orderIssues.id))
    .limit(page.size)
    .offset(offsetOf(page));
  return { rows, total: await db.$count(orderIssues, own) };
}

type Issue = typeof orderIssues.$inferSelect;
const replyByOf = ({ at, answeredAt }: Issue) =>
  answeredAt === null ? addWorkingDays(at, replyWorkingDays, everyWeekday) : null;

/** As its buyer reads it. One that was answered by mail, before we kept answers here, has none. */
export function presentIssue(issue: Issue): OrderIssue {
  const { id: qid, saleId: saleQid, category, message, askedByName, at, answeredAt, answer } = issue;
  return {
    ...{ qid, saleQid, category, message, askedByName, askedAt: at, answeredAt, answer },
    ...{ status: answeredAt === null ? 'OPEN' : 'ANSWERED', replyBy: replyByOf(issue) },
  };
}

export function presentQuestion({ issue, number, buyerName, saleQid }: Row): OrderQuestion {
  const { id: qid, category, message, askedByName, at, answeredAt, answeredByName, answer } = issue;
  const replyBy = replyByOf(issue);
  return {
    ...{ qid, order: number, saleQid, buyerName, category, message, askedByName, askedAt: at },
    ...{ replyBy, answeredAt, answeredByName, answer },
  };
}
