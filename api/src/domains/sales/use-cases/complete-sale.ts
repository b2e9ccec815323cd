/** 'Complete your order': it is no longer editable and moves to past orders (ORD-14). */
import type { Deps } from '../../../platform/deps.ts';
import { type Changer, inSale, saveChange, statusAfter } from '../in-sale.ts';
import type { SaleRecord } from '../sales.repository.ts';

export function completeSale(deps: Deps, changer: Changer, saleId: string, version?: number): Promise<SaleRecord> {
  return inSale(deps, changer, { saleId, version }, async (change) =>
    saveChange(change, { status: statusAfter(change, 'complete') }, { action: 'complete' }),
  );
}
