/** An order that somebody opens who confirms orders is read (ORD-04). Repeating it changes nothing. */
import type { Deps } from '../../../platform/deps.ts';
import { type Changer, inSale, saveChange, statusAfter } from '../in-sale.ts';
import type { SaleRecord } from '../sales.repository.ts';

export function markRead(deps: Deps, changer: Changer, saleId: string): Promise<SaleRecord> {
  return inSale(deps, changer, { saleId }, async (change) => {
    statusAfter(change, 'read');
    return change.sale.hasRead ? change.sale : saveChange(change, { hasRead: true }, { action: 'read' });
  });
}
