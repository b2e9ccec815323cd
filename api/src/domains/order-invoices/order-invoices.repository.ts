/** Writes of invoices to buyers. Nothing is ever changed or deleted. */
import { and, asc, eq } from 'drizzle-orm';
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { orderInvoiceSeries, orderInvoices } from './order-invoices.tables.ts';

export type OrderInvoice = typeof orderInvoices.$inferSelect;

/** The last number of the series, its row locked until the transaction ends; 0 in a new series. */
export async function lockSeries(db: Db, series: string): Promise<number> {
  await db.insert(orderInvoiceSeries).values({ series, last: 0 }).onConflictDoNothing();
  const [row] = await db.select().from(orderInvoiceSeries).where(eq(orderInvoiceSeries.series, series)).for('update');
  return present(row, 'the series was just made').last;
}

/** Moves a locked series on. */
export async function moveSeries(db: Db, series: string, last: number): Promise<void> {
  await db.update(orderInvoiceSeries).set({ last }).where(eq(orderInvoiceSeries.series, series));
}

export async function insertInvoice(db: Db, paper: OrderInvoice): Promise<OrderInvoice> {
  const [row] = await db.insert(orderInvoices).values(paper).returning();
  return present(row, 'an inserted paper is returned');
}

/** The invoice and credit notes of one seller's part, in the order they were issued. */
export const issuedOf = (db: Db, buyerId: string, saleId: string): Promise<OrderInvoice[]> =>
  db
    .select()
    .from(orderInvoices)
    .where(and(eq(orderInvoices.buyerId, buyerId), eq(orderInvoices.saleId, saleId)))
    .orderBy(asc(orderInvoices.id))
    .limit(100)
    .execute();

/** Waits for whoever else credits the same invoice; its row stays locked until the transaction ends. */
export async function lockInvoice(db: Db, { buyerId, id }: OrderInvoice): Promise<void> {
  const mine = and(eq(orderInvoices.buyerId, buyerId), eq(orderInvoices.id, id));
  await db.select({ id: orderInvoices.id }).from(orderInvoices).where(mine).for('update');
}
