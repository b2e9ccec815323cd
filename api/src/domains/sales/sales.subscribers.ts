/**
 * What sales do when their seller changes: the next action of open sales is computed again, and open pages are told. The
 * versions stay: who completes the profile on the way to a payment goes on with the order as it was shown.
 */
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Event, isFirstHandling, notifyClients, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import { sellerSnapshotOf } from './sale-context.ts';
import { openSalesOf, saveDerived } from './sales.repository.ts';
import { nextActionOf } from './sales.rules.ts';

async function recompute({ sellerId }: { sellerId: string }, event: Event, deps: Deps): Promise<void> {
  await deps.database.write({ sellerId }, async (db) => {
    const now = deps.clock.now();
    if (!(await isFirstHandling(db, event.id, 'sales.recompute', now))) return;
    const facts = sellerSnapshotOf(present(await sellerOf(db, sellerId), 'the event names a seller'));
    for (const sale of await openSalesOf(db, sellerId)) {
      const nextAction = nextActionOf(sale, facts);
      if (nextAction === sale.nextAction) continue;
      await saveDerived(db, sale, { nextAction }, now);
      await notifyClients(db, 'sale.next_action', { sellerId, saleId: sale.id, version: sale.version, byId: null });
    }
  });
}

const ofSeller = z.looseObject({ sellerId: z.uuid() });

export const saleSubscribers: readonly Subscriber[] = [
  subscriber('sales.recompute', 'seller.profile_changed', ofSeller, recompute),
];
