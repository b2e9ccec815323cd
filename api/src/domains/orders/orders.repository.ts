/** Writes of orders. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { orderIssues, orderSales, orders } from './orders.tables.ts';

export type OrderRecord = typeof orders.$inferSelect;
type NewOrder = typeof orders.$inferInsert;
type OrderSale = typeof orderSales.$inferInsert;

export async function insertOrder(db: Db, order: NewOrder, sales: readonly OrderSale[]): Promise<void> {
  await db.insert(orders).values(order);
  await db.insert(orderSales).values([...sales]);
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

/** The same of whichever company; in system scope. */
export async function lockAnyOrder(db: Db, id: string): Promise<OrderRecord | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return found;
}

type Payment = Partial<Pick<OrderRecord, 'paidAt' | 'receivedMinor' | 'endedAt' | 'endedBy'>>;

export async function savePayment(db: Db, { buyerId, id }: OrderRecord, payment: Payment): Promise<void> {
  await db
    .update(orders)
    .set(payment)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.id, id)));
}

export async function insertIssue(db: Db, issue: typeof orderIssues.$inferInsert): Promise<void> {
  await db.insert(orderIssues).values(issue);
}
