/** What warehouses counted, kept with the lines of an order. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { saleLines } from './sales.tables.ts';

export type Receipt = { readonly lineId: string; readonly received: number; readonly damaged: number };

/** Each line stands in `receipts` once. */
export async function addReceipts(
  db: Db,
  sellerId: string,
  saleId: string,
  receipts: readonly Receipt[],
): Promise<void> {
  await adding(db).execute({
    ...{ sellerId, saleId, ids: receipts.map(({ lineId }) => lineId) },
    ...{ received: receipts.map(({ received }) => received), damaged: receipts.map(({ damaged }) => damaged) },
  });
}

const { placeholder } = sql;
const adding = prepared((db) =>
  db
    .update(saleLines)
    .set({
      receivedQuantity: sql`greatest(${saleLines.receivedQuantity} + r.received, 0)`,
      damagedQuantity: sql`greatest(${saleLines.damagedQuantity} + r.damaged, 0)`,
    })
    .from(
      sql`unnest(${placeholder('ids')}::uuid[], ${placeholder('received')}::int[], ${placeholder('damaged')}::int[]) as r(id, received, damaged)`,
    )
    .where(
      and(
        ...[eq(saleLines.sellerId, placeholder('sellerId')), eq(saleLines.saleId, placeholder('saleId'))],
        eq(saleLines.id, sql`r.id`),
      ),
    )
    .prepare('sales.add_receipts'),
);
