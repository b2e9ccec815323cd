/** 'Complete your order': it is no longer editable and moves to past orders (ORD-14). */
import type { Write } from '../../../platform/write.ts';
import { type SaleChange, type SaleTarget, saveChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import { withReturn } from '../payment/lost-goods.ts';
import { fire } from '../sales.machine.ts';
import { markShipped, type SaleRecord } from '../sales.repository.ts';

export function completeSale(write: Write, target: SaleTarget): Promise<SaleRecord> {
  return withLockedSale(write, target, async (locked) => {
    const change = await withReturn(locked);
    const status = statusAfter(change, 'complete');
    await markShipped(change.db, change.sale.sellerId, change.sale.id);
    return saveChange(change, { status }, { action: 'complete' });
  });
}

/**
 * The system completes a paid sale, inside the transaction that found out why: all its goods are delivered, or ten working
 * days have passed (domain page, section 2). A sale that cannot be completed stays as it is.
 */
export async function completeDelivered(change: SaleChange, reason: string): Promise<void> {
  const outcome = fire('complete', (await withReturn(change)).context);
  if ('refused' in outcome) return;
  await markShipped(change.db, change.sale.sellerId, change.sale.id);
  await saveChange(change, { status: outcome.to }, { action: 'complete', reason });
}
