/** The deadline has passed: the system ends the sale (ORD-07). Safe to repeat: a sale that moved on is left alone. */
import type { Deps } from '../../../platform/deps.ts';
import { endWithoutDelivery } from '../end-without-delivery.ts';
import { inSale, saveChange, theSystem } from '../in-sale.ts';
import { fire } from '../sales.machine.ts';

/** True when the sale expired now. */
export function expireSale(deps: Deps, saleId: string): Promise<boolean> {
  return inSale(deps, theSystem, { saleId }, async (change) => {
    const outcome = fire('expire', change.context);
    if ('refused' in outcome) return false;
    await Promise.all([
      saveChange(
        change,
        { status: outcome.to, expiredAt: change.now, expiredFrom: change.sale.status },
        { action: 'expire' },
      ),
      endWithoutDelivery(change, 'sale.expired'),
    ]);
    return true;
  });
}
