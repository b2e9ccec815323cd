/** What buyers owe of orders on credit. Amounts are minor units. */
import type { OwedOrder } from '@quayside/contract/orders';
import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Db } from '../../platform/db/database.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { leftOf } from './order-status.rules.ts';
import type { OrderRecord } from './orders.repository.ts';
import { orders } from './orders.tables.ts';

/** By when an order on credit is to be paid; null for any other. */
export const dueAtOf = ({ paymentMethod, createdAt, daysDeferred }: OrderRecord): Instant | null =>
  paymentMethod === 'CREDIT' ? plus(createdAt, days(daysDeferred)) : null;

const isOwed = and(
  eq(orders.paymentMethod, 'CREDIT'),
  sql`"received_minor" + "refunded_minor" < "goods_minor" + "shipping_minor" - "wallet_minor"`,
);
/** The same as `dueAtOf`. */
const dueAt = sql<Instant>`${orders.createdAt} + ${orders.daysDeferred} * interval '1 day'`;

/** Orders on credit that are not paid back yet, the earliest due first; across buyers, so in system scope. */
export async function owedPage(db: Db, page: Page) {
  const rows = await db
    .select({ order: orders, buyerName: buyers.name })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .where(isOwed)
    .orderBy(asc(dueAt), asc(orders.id))
    .limit(page.size)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(orders).where(isOwed);
  return { rows, total: counted?.total ?? 0 };
}

export function presentOwed(order: OrderRecord, company: string): OwedOrder {
  const { id: qid, number, buyerId: companyQid, currency, createdAt } = order;
  const wire = (minor: bigint) => toWire(money(minor, currency));
  return {
    ...{ qid, number, companyQid, company, createdAt },
    total: wire(order.goodsMinor + order.shippingMinor - order.walletMinor),
    left: wire(leftOf(order)),
    dueAt: dueAtOf(order) ?? createdAt,
  };
}

/** What the buyer still owes of orders that are paid later, in EUR minor units. */
export async function orderBalanceOf(db: Db, buyerId: string): Promise<bigint> {
  const [row] = await db
    .select({
      minor: sql<string>`coalesce(sum("goods_minor" + "shipping_minor" - "wallet_minor" - "received_minor" - "refunded_minor"), 0)::text`,
    })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.paymentMethod, 'CREDIT')));
  return BigInt(row?.minor ?? '0');
}

/** Whether an order on credit should have been paid by now. */
export async function owesOverdue(db: Db, buyerId: string, now: Instant): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    // Somebody pays on the last day, and money takes one more.
    .where(and(eq(orders.buyerId, buyerId), isOwed, lt(dueAt, plus(now, -days(1)))))
    .limit(1);
  return found !== undefined;
}
