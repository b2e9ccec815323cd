/** What has come for an order, before our own people note more. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { OrderRecord } from './orders.repository.ts';
import { orderReceipts, orders } from './orders.tables.ts';

/** Not locked. */
export async function orderByNumber(db: Db, number: string): Promise<OrderRecord | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.number, number));
  return found;
}

/** All that came for it. Of an order on credit what was noted beyond the debt counts here alone. */
export async function receivedFor(db: Db, order: OrderRecord): Promise<bigint> {
  if (order.paymentMethod !== 'CREDIT') return order.receivedMinor;
  const [row] = await db
    .select({ beyond: sql<string>`coalesce(sum(${orderReceipts.walletMinor}), 0)::text` })
    .from(orderReceipts)
    .where(and(eq(orderReceipts.buyerId, order.buyerId), eq(orderReceipts.orderId, order.id)));
  return order.receivedMinor + BigInt(row?.beyond ?? '0');
}

/** What others than this person noted for it, in minor units: above the limit two each note a part. */
export async function notedByOthers(db: Db, { buyerId, id }: OrderRecord, userId: string): Promise<bigint> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${orderReceipts.amountMinor}), 0)::text` })
    .from(orderReceipts)
    .where(and(eq(orderReceipts.buyerId, buyerId), eq(orderReceipts.orderId, id), ne(orderReceipts.notedBy, userId)));
  return BigInt(row?.total ?? '0');
}
