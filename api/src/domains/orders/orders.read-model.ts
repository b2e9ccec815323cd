/** Orders of a buyer with what became of them; sales are read across sellers, only those of the buyer's own orders. */
import type { Order } from '@quayside/contract/orders';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import { offsetOf } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { claims } from '../claims/claims.tables.ts';
import { sales } from '../sales/sales.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { leftOf, statusOf } from './order-status.rules.ts';
import { dueAtOf } from './orders.credit.read-model.ts';
import { refuse } from './orders.errors.ts';
import { among, direct, onward, type SaleKey, wentBack } from './orders.parts.read-model.ts';
import { allowedActionsOf, nextActionOf, type OrderFacts } from './orders.policy.ts';
import type { OrderRecord } from './orders.repository.ts';
import { orderIssues, orderSales, orders } from './orders.tables.ts';
import { withReplacements } from './replacement-payment.ts';

type Page = { readonly page: number; readonly size: number };
type Found = { readonly order: OrderRecord; readonly sales: readonly SaleRow[] };
type SaleRow = Awaited<ReturnType<typeof salesOf>>[number];
/** What of a sale an order is told by. */
type Part = Pick<SaleRow, 'onward' | 'direct' | 'wentBack'> & {
  readonly sale: Pick<SaleRow['sale'], 'status' | 'pickedUpAt' | 'endedAt'>;
};

type Link = typeof orderSales.$inferSelect;

/** Which sales belong to these orders: in the buyer's own rows. */
const linksOf = (db: Db, buyerId: string, orderIds: readonly string[]) =>
  db
    .select()
    .from(orderSales)
    .where(and(eq(orderSales.buyerId, buyerId), inArray(orderSales.orderId, [...orderIds])))
    .execute();

/** What no seller has confirmed yet: of its goods there is nothing to tell, and asking for it costs more than all else of an order. */
const unsent: readonly string[] = ['AWAITING_BUYER_PAYMENT', 'REQUESTED'];
const nothingSent = { onward: null, direct: { assumedAt: null, deliveredAt: null }, wentBack: false };

/** Those sales, by number. Runs in system scope: each is a seller's. */
async function salesOf(db: Db, links: readonly Link[]) {
  if (links.length === 0) return [];
  const rows = await db
    .select({ sale: sales, sellerName: sellers.name })
    .from(sales)
    .innerJoin(sellers, eq(sellers.id, sales.sellerId))
    .where(among(sales.sellerId, sales.id, links))
    .orderBy(asc(sales.orderNumber));
  const sent = await sentOf(
    db,
    rows.flatMap(({ sale }) => (unsent.includes(sale.status) ? [] : [{ sellerId: sale.sellerId, saleId: sale.id }])),
  );
  return rows.map((row) => {
    const { id } = row.sale;
    const { onward: passing, direct: straight, wentBack: isBack } = sent.find((one) => one.id === id) ?? nothingSent;
    const orderId = links.find(({ saleId }) => saleId === id)?.orderId ?? '';
    return { ...row, onward: passing, direct: straight, wentBack: isBack, orderId };
  });
}

/** Where the goods of the sales are. */
async function sentOf(db: Db, keys: readonly SaleKey[]) {
  if (keys.length === 0) return [];
  return db
    .select({ id: sales.id, onward, direct, wentBack })
    .from(sales)
    .where(among(sales.sellerId, sales.id, keys));
}

export async function orderPage(database: Database, buyerId: string, page: Page, now: Instant) {
  const own = eq(orders.buyerId, buyerId);
  const [rows, [counted]] = await database.flight({ buyerId }, (db) => [
    db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db.select({ total: count() }).from(orders).where(own).execute(),
  ]);
  const ids = rows.map(({ id }) => id);
  const links = ids.length === 0 ? [] : await database.read({ buyerId }, (db) => linksOf(db, buyerId, ids));
  const results = await database.read('system', async (db) => {
    const parts = await salesOf(db, links);
    const found = rows.map((order) => ({ order, sales: parts.filter(({ orderId }) => orderId === order.id) }));
    const offered = await withReplacements(db, found, now);
    return found.map((one) => presentOrder(one, { now, hasReplacement: offered.has(one.order.id) }));
  });
  return { results, total: counted?.total ?? 0 };
}

/** The buyer's own order with its sales; another company's is not there. Refuses with `order_not_found`. */
export async function orderOf(database: Database, buyerId: string, id: string): Promise<Found> {
  const [order, links] = await database.read({ buyerId }, async (db) => [
    await recordOf(db, buyerId, id),
    await linksOf(db, buyerId, [id]),
  ]);
  return { order, sales: await database.read('system', (db) => salesOf(db, links)) };
}

/** The sales of an order as they are now. Runs in system scope. */
export const salesOfOrderNow = async (db: Db, buyerId: string, orderId: string) =>
  salesOf(db, await linksOf(db, buyerId, [orderId]));

/** As the transaction that made it sees it, in system scope. */
export async function shownOrder(db: Db, buyerId: string, id: string, now: Instant): Promise<Order> {
  const [order, links] = await Promise.all([findOrder(db, buyerId, id), linksOf(db, buyerId, [id])]);
  if (!order) throw refuse('order_not_found');
  return orderNow(db, { order, sales: await salesOf(db, links) }, now);
}

/** What the buyer reads of it. Runs in system scope. */
export async function orderNow(db: Db, found: Found, now: Instant): Promise<Order> {
  const offered = await withReplacements(db, [found], now);
  return presentOrder(found, { now, hasReplacement: offered.has(found.order.id) });
}

export async function findOrder(db: Db, buyerId: string, id: string): Promise<OrderRecord | undefined> {
  const [order] = await finding(db).execute({ buyerId, id });
  return order;
}
const finding = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, sql.placeholder('buyerId')), eq(orders.id, sql.placeholder('id'))))
    .prepare('orders.by_id'),
);

async function recordOf(db: Db, buyerId: string, id: string): Promise<OrderRecord> {
  const order = await findOrder(db, buyerId, id);
  if (!order) throw refuse('order_not_found');
  return order;
}

type Looked = Pick<OrderFacts, 'now' | 'hasReplacement'>;

/** One that was placed in this very transaction, as it would be read: none of its sales was answered, and nothing was sent. */
export function presentNew(order: OrderRecord, saleCount: number, now: Instant): Order {
  const sale = { status: 'REQUESTED', pickedUpAt: null, endedAt: null } as const;
  const sales = Array.from({ length: saleCount }, () => ({ sale, ...nothingSent }));
  return presentOrder({ order, sales }, { now, hasReplacement: false });
}

type Shown = { readonly order: OrderRecord; readonly sales: readonly Part[] };

function presentOrder({ order, sales: own }: Shown, looked: Looked): Order {
  const { id: qid, number, currency, goodsMinor, shippingMinor, walletMinor, paymentMethod, reference } = order;
  const { destinationCountry, createdAt, paidAt, daysDeferred, billTo, deliverTo } = order;
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const parts = own.map(({ sale, ...how }) => ({ ...sale, ...how }));
  const status = statusOf(order, parts, looked.now);
  const toPayMinor = isOpen(order) ? leftOf(order) : 0n;
  const facts = { ...looked, status, toPayMinor, dueAt: dueAtOf(order) };
  return {
    ...{ qid, number, paymentMethod, reference, destinationCountry, createdAt, paidAt, saleCount: own.length },
    ...{ status, nextAction: nextActionOf(facts), allowedActions: allowedActionsOf(facts) },
    ...{ daysDeferred, billTo, deliverTo },
    ...{ goods: wire(goodsMinor), shipping: wire(shippingMinor), wallet: wire(walletMinor) },
    total: wire(goodsMinor + shippingMinor),
    toPay: wire(toPayMinor),
    dueAt: facts.dueAt,
  };
}

/** Money is waited for: it is not paid yet, or was lent. */
const isOpen = ({ paidAt, endedAt, paymentMethod }: OrderRecord): boolean =>
  endedAt === null && (paidAt === null || paymentMethod === 'CREDIT');

/** A sale that belongs to an order; undefined for one that came otherwise. Runs in system scope. */
export async function saleOfOrder(db: Db, sellerId: string, saleId: string) {
  const [found] = await db
    .select({
      declineReasons: sales.declineReasons,
      currency: sales.currency,
      buyerId: orderSales.buyerId,
      orderId: orderSales.orderId,
      shippingMinor: orderSales.shippingMinor,
    })
    .from(sales)
    .innerJoin(orderSales, and(eq(orderSales.sellerId, sales.sellerId), eq(orderSales.saleId, sales.id)))
    .where(and(eq(sales.sellerId, sellerId), eq(sales.id, saleId)));
  return found;
}

/** Orders money may still come for: unpaid ones, and those that ended unpaid not long ago. A page of them, by id. */
export const collectable = (db: Db, since: Instant, { after, limit }: { after: string; limit: number }) =>
  db
    .select({ buyerId: orders.buyerId, orderId: orders.id })
    .from(orders)
    .where(
      and(
        isNull(orders.paidAt),
        gte(orders.createdAt, since),
        gt(orders.id, after),
        sql`"received_minor" < "goods_minor" + "shipping_minor" - "wallet_minor"`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
    .execute();

/** Settled ones of which money may come once more, or too much; a page of them, by id. */
export const settledSince = (db: Db, since: Instant, { after, limit }: { after: string; limit: number }) =>
  db
    .select({ buyerId: orders.buyerId, orderId: orders.id })
    .from(orders)
    .where(
      and(
        gte(orders.createdAt, since),
        gt(orders.id, after),
        notInArray(orders.paymentMethod, ['CREDIT', 'WALLET']),
        sql`(paid_at is not null or "received_minor" >= "goods_minor" + "shipping_minor" - "wallet_minor")`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
    .execute();

/** Orders of a company that nobody has paid, whether they have ended or not. */
export const unpaidOf = (db: Db, buyerId: string) =>
  db
    .select({ orderId: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), isNull(orders.paidAt)))
    .limit(500);

/** The company's newest sales, whatever became of them. */
export async function salesOfBuyer(database: Database, buyerId: string): Promise<string[]> {
  const rows = await database.read({ buyerId }, (db) =>
    db
      .select({ saleId: orderSales.saleId })
      .from(orderSales)
      .where(eq(orderSales.buyerId, buyerId))
      .orderBy(desc(orderSales.saleId))
      .limit(500),
  );
  return rows.map(({ saleId }) => saleId);
}

/** Which sales an order has, and what each cost. */
export const salesOfOrder = (db: Db, buyerId: string, orderId: string) =>
  db
    .select({
      sellerId: orderSales.sellerId,
      saleId: orderSales.saleId,
      shippingMinor: orderSales.shippingMinor,
      goodsMinor: sales.requestedMinor,
    })
    .from(orderSales)
    .innerJoin(sales, and(eq(sales.sellerId, orderSales.sellerId), eq(sales.id, orderSales.saleId)))
    .where(and(eq(orderSales.buyerId, buyerId), eq(orderSales.orderId, orderId)))
    .orderBy(asc(sales.orderNumber))
    .execute();

export const claimsOfSales = (db: Db, buyerId: string, saleIds: readonly string[]) =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.buyerId, buyerId), inArray(claims.saleId, [...saleIds])))
    .orderBy(desc(claims.submittedAt))
    .execute();

/** The parts of an order, whoever sells them. Runs in system scope. */
export async function saleIdsOf(db: Db, buyerId: string, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: orderSales.saleId })
    .from(orderSales)
    .where(and(eq(orderSales.buyerId, buyerId), eq(orderSales.orderId, orderId)))
    .orderBy(asc(orderSales.saleId));
  return rows.map(({ id }) => id);
}

export async function issueOf(database: Database, buyerId: string, id: string) {
  const [found] = await database.read({ buyerId }, (db) =>
    db
      .select({ issue: orderIssues, number: orders.number })
      .from(orderIssues)
      .innerJoin(orders, and(eq(orders.buyerId, orderIssues.buyerId), eq(orders.id, orderIssues.orderId)))
      .where(and(eq(orderIssues.buyerId, buyerId), eq(orderIssues.id, id))),
  );
  return found;
}
