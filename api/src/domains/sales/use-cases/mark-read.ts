/** An order that somebody opens who confirms orders is read (ORD-04). Repeating it changes nothing. */
import type { Write } from '../../../platform/write.ts';
import { type SaleTarget, saveChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import type { SaleRecord } from '../sales.repository.ts';

export function markRead(write: Write, target: SaleTarget): Promise<SaleRecord> {
  return withLockedSale(write, target, async (change) => {
    statusAfter(change, 'read');
    return change.sale.hasRead ? change.sale : saveChange(change, { hasRead: true }, { action: 'read' });
  });
}
