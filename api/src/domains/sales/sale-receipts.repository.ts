/** What warehouses counted, kept with the lines of an order. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

export type Receipt = { readonly lineId: string; readonly received: number; readonly damaged: number };

/** Each line stands in `receipts` once. */
export async function addReceipts(
  db: Db,
  sellerId: string,
  saleId: string,
  receipts: readonly Receipt[],
): Promise<void> {
  const column = <T>(read: (receipt: Receipt) => T) => sql.param(receipts.map(read));
  await db.execute(sql`
    update sale_lines l
    set received_quantity = greatest(l.received_quantity + r.received, 0), damaged_quantity = greatest(l.damaged_quantity + r.damaged, 0)
    from unnest(${column((r) => r.lineId)}::uuid[], ${column((r) => r.received)}::int[], ${column((r) => r.damaged)}::int[]) as r(id, received, damaged)
    where l.seller_id = ${sellerId} and l.sale_id = ${saleId} and l.id = r.id`);
}
