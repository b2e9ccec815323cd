/** What a carrier's first scan tells its sale: from now on the goods are on their way. */
import type { Instant } from '../../kernel/clock.ts';
import { notifyClients } from '../../platform/jobs/jobs.ts';
import type { SaleChange } from './locked-sale.ts';
import { neverDue, saveDerived } from './sales.repository.ts';
import { nextActionOf } from './sales.rules.ts';
import { isOpen } from './sales.types.ts';

/**
 * Keeps when it was, and gives the change as it goes on from there. The deadline is over with: it was about goods that might
 * not come. The sale's version stays: no open work gets stale.
 */
export async function recordPickup(change: SaleChange, pickedUpAt: Instant): Promise<SaleChange> {
  const { db, now, actor, context } = change;
  if (change.sale.pickedUpAt !== null) return change;
  const nextAction = nextActionOf({ ...change.sale, pickedUpAt }, context.seller);
  const sale = { ...change.sale, pickedUpAt, nextAction, expiresAt: null, dueAt: neverDue };
  await saveDerived(db, change.sale, { pickedUpAt, nextAction, expiresAt: null, dueAt: neverDue }, now);
  const { sellerId, id: saleId, version } = sale;
  if (nextAction !== change.sale.nextAction || isOpen(sale))
    await notifyClients(db, 'sale.next_action', { sellerId, saleId, version, byId: actor.userId });
  return { ...change, sale, context: { ...context, sale } };
}
