/** Writes of orders. */
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { orderIssues, orderReceipts, orderSales, orders } from './orders.tables.ts';

export type OrderRecord = typeof orders.$inferSelect;
type NewOrder = typeof orders.$inferInsert;
type OrderSale = typeof orderSales.$inferInsert;

export async function insertOrder(db: Db, order: NewOrder, sales: readonly OrderSale[]): Promise<OrderRecord> {
  const [[inserted]] = await Promise.all([
    db.insert(orders).values(order).returning().execute(),
    db
      .insert(orderSales)
      .values([...sales])
      .execute(),
  ]);
  return present(inserted ?? null, 'it was just written');
}

/** Locked until the transaction ends. */
export async function lockOrder(db: Db, buyerId: string, id: string): Promise<OrderRecord | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.id, id)))
    .for('update');
  return found;
}

/** The one that a sale belongs to; undefined for a sale that came otherwise. */
export async function lockOrderOfSale(db: Db, buyerId: string, saleId: string): Promise<OrderRecord | undefined> {
  const [found] = await db
    .select({ order: orders })
    .from(orderSales)
    .innerJoin(orders, and(eq(orders.buyerId, orderSales.buyerId), eq(orders.id, orderSales.orderId)))
    .where(and(eq(orderSales.buyerId, buyerId), eq(orderSales.saleId, saleId)))
    .for('update', { of: orders });
  return found?.order;
}

/** Its parts, as the buyer's own rows know them. */
export async function partsOf(db: Db, { buyerId, id }: OrderRecord): Promise<string[]> {
  const rows = await db
    .select({ saleId: orderSales.saleId })
    .from(orderSales)
    .where(and(eq(orderSales.buyerId, buyerId), eq(orderSales.orderId, id)));
  return rows.map(({ saleId }) => saleId);
}

/** Of whichever company, locked; in system scope. */
export async function lockAnyOrder(db: Db, id: string): Promise<OrderRecord | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return found;
}

/** The same by what is written on a bank transfer. */
export async function lockOrderByNumber(db: Db, number: string): Promise<OrderRecord | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.number, number)).for('update');
  return found;
}

export async function insertReceipt(db: Db, receipt: typeof orderReceipts.$inferInsert): Promise<void> {
  await db.insert(orderReceipts).values(receipt);
}

/** Whether the same sum stands noted for it already, in the same words. */
export async function isNoted(
  db: Db,
  { buyerId, id }: OrderRecord,
  { amountMinor, note }: { readonly amountMinor: bigint; readonly note: string },
): Promise<boolean> {
  const ofOrder = and(eq(orderReceipts.buyerId, buyerId), eq(orderReceipts.orderId, id));
  const same = and(ofOrder, eq(orderReceipts.amountMinor, amountMinor), eq(orderReceipts.note, note));
  return (await db.$count(orderReceipts, same)) > 0;
}

/** What this person noted for the order, and since then for any of the same company in its currency; minor units. */
export async function notedBySince(
  db: Db,
  { buyerId, id, currency }: OrderRecord,
  { notedBy, since }: { readonly notedBy: string; readonly since: Instant },
): Promise<bigint> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${orderReceipts.amountMinor}), 0)::text` })
    .from(orderReceipts)
    .innerJoin(orders, and(eq(orders.buyerId, orderReceipts.buyerId), eq(orders.id, orderReceipts.orderId)))
    .where(
      and(
        eq(orderReceipts.buyerId, buyerId),
        eq(orderReceipts.notedBy, notedBy),
        eq(orders.currency, currency),
        or(eq(orderReceipts.orderId, id), gt(orderReceipts.at, since)),
      ),
    );
  return BigInt(row?.total ?? '0');
}

type Payment = Partial<
  Pick<OrderRecord, 'paidAt' | 'receivedMinor' | 'notedMinor' | 'refundedMinor' | 'endedAt' | 'endedBy'>
>;

export async function savePayment(db: Db, { buyerId, id }: OrderRecord, payment: Payment): Promise<void> {
  await db
    .update(orders)
    .set(payment)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.id, id)));
}

export async function insertIssue(db: Db, issue: typeof orderIssues.$inferInsert): Promise<void> {
  await db.insert(orderIssues).values(issue);
}

type Answered = Pick<typeof orderIssues.$inferSelect, 'buyerId' | 'id' | 'answer' | 'answeredAt' | 'answeredByName'>;

/** False: it is answered already. */
export async function saveAnswer(db: Db, { buyerId, id, ...answered }: Answered): Promise<boolean> {
  const saved = await db
    .update(orderIssues)
    .set(answered)
    .where(and(eq(orderIssues.buyerId, buyerId), eq(orderIssues.id, id), isNull(orderIssues.answeredAt)))
    .returning({ id: orderIssues.id });
  return saved.length > 0;
}
