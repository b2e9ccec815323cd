/** Writes of orders. */
import type { Db } from '../../platform/db/database.ts';
import { orderIssues, orderSales, orders } from './orders.tables.ts';

export type OrderRecord = typeof orders.$inferSelect;
type OrderSale = typeof orderSales.$inferInsert;

export async function insertOrder(db: Db, order: OrderRecord, sales: readonly OrderSale[]): Promise<void> {
  await db.insert(orders).values(order);
  await db.insert(orderSales).values([...sales]);
}

export async function insertIssue(db: Db, issue: typeof orderIssues.$inferInsert): Promise<void> {
  await db.insert(orderIssues).values(issue);
}
