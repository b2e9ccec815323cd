/** What a warehouse counted of an order's lines: differences to what was counted before, so that a step can be taken back. */
import type { SaleChange } from './locked-sale.ts';
import { addReceipt, type Receipt } from './sale-receipts.repository.ts';

/** It is no transition of the sale: its version stays, and no open work gets stale. */
export async function recordReceipt({ db, sale }: SaleChange, receipts: readonly Receipt[]): Promise<void> {
  for (const receipt of receipts)
    if (receipt.received !== 0 || receipt.damaged !== 0) await addReceipt(db, sale.sellerId, sale.id, receipt);
}
