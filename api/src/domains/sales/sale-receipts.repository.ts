/** What warehouses counted, kept with the lines of an order. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { saleLines } from './sales.tables.ts';

export type Receipt = { readonly lineId: string; readonly received: number; readonly damaged: number };

export async function addReceipt(
  db: Db,
  sellerId: string,
  saleId: string,
  { lineId, received, damaged }: Receipt,
): Promise<void> {
  await db
    .update(saleLines)
    .set({
      receivedQuantity: sql`greatest("received_quantity" + ${received}, 0)`,
      damagedQuantity: sql`greatest("damaged_quantity" + ${damaged}, 0)`,
    })
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId), eq(saleLines.id, lineId)));
}
