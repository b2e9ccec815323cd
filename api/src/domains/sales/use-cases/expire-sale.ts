/** The deadline has passed: the system ends the sale (ORD-07). Safe to repeat: a sale that moved on is left alone. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { openWrite } from '../../../platform/write.ts';
import { endWithoutDelivery } from '../end-without-delivery.ts';
import { type SaleChange, saveChange, withLockedSale } from '../locked-sale.ts';
import { fire } from '../sales.machine.ts';

/** True when the sale expired now. */
export function expireSale(deps: Deps, saleId: string): Promise<boolean> {
  return openWrite(deps, { actor: systemActor, scope: 'system' }, (write) => withLockedSale(write, { saleId }, expire));
}

async function expire(change: SaleChange): Promise<boolean> {
  const outcome = fire('expire', change.context);
  if ('refused' in outcome) return false;
  const { now, sale } = change;
  await Promise.all([
    saveChange(change, { status: outcome.to, expiredAt: now, expiredFrom: sale.status }, { action: 'expire' }),
    endWithoutDelivery(change, 'sale.expired'),
  ]);
  return true;
}
