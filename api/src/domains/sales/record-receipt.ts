/** What a warehouse counted of an order's lines: differences to what was counted before, so that a step can be taken back. */
import type { SaleChange } from './locked-sale.ts';
import { addReceipts, type Receipt } from './sale-receipts.repository.ts';

/** It is no transition of the sale: its version stays, and no open work gets stale. */
export async function recordReceipt({ db, sale }: SaleChange, receipts: readonly Receipt[]): Promise<void> {
  const changing = receipts.filter(({ received, damaged }) => received !== 0 || damaged !== 0);
  if (changing.length > 0) await addReceipts(db, sale.sellerId, sale.id, changing);
}
