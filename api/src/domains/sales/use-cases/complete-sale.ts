/** 'Complete your order': it is no longer editable and moves to past orders (ORD-14). */
import type { Deps } from '../../../platform/deps.ts';
import { type Changer, inSale, type SaleChange, saveChange, statusAfter } from '../in-sale.ts';
import { fire } from '../sales.machine.ts';
import { markShipped, type SaleRecord } from '../sales.repository.ts';

export function completeSale(deps: Deps, changer: Changer, saleId: string, version?: number): Promise<SaleRecord> {
  return inSale(deps, changer, { saleId, version }, async (change) => {
    const status = statusAfter(change, 'complete');
    await markShipped(change.db, change.sale.sellerId, saleId);
    return saveChange(change, { status }, { action: 'complete' });
  });
}

/**
 * The system completes a paid sale, inside the transaction that found out why: all its goods are delivered, or ten working
 * days have passed (domain page, section 2). A sale that cannot be completed stays as it is.
 */
export async function completeDelivered(change: SaleChange, reason: string): Promise<void> {
  const outcome = fire('complete', change.context);
  if ('refused' in outcome) return;
  await markShipped(change.db, change.sale.sellerId, change.sale.id);
  await saveChange(change, { status: outcome.to }, { action: 'complete', reason });
}
