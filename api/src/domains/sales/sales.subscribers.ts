/**
 * What sales do when their seller changes: the next action of open sales is computed again, and open pages are told. The
 * versions stay: who completes the profile on the way to a payment goes on with the order as it was shown.
 */
import { present } from '../../kernel/errors.ts';
import { changeUpon, notifyClients, type Subscriber } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import { sellerSnapshotOf } from './sale-context.ts';
import { openSalesOf, saveDerived } from './sales.repository.ts';
import { nextActionOf } from './sales.rules.ts';

async function recompute({ db, now }: Write, { sellerId }: { readonly sellerId: string }): Promise<void> {
  const facts = sellerSnapshotOf(present(await sellerOf(db, sellerId), 'the event names a seller'));
  for (const sale of await openSalesOf(db, sellerId)) {
    const nextAction = nextActionOf(sale, facts);
    if (nextAction === sale.nextAction) continue;
    await saveDerived(db, sale, { nextAction }, now);
    await notifyClients(db, 'sale.next_action', { sellerId, saleId: sale.id, version: sale.version, byId: null });
  }
}

export const saleSubscribers: readonly Subscriber[] = [
  changeUpon('sales.recompute', 'seller.profile_changed', ({ sellerId }) => ({ sellerId }), recompute),
];
