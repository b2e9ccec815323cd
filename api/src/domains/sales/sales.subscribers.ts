/**
 * What sales do when their seller changes: the next action of open sales is computed again, and open pages are told. The
 * versions stay: who completes the profile on the way to a payment goes on with the order as it was shown.
 */
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { announce, type Event, isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import { sellerFactsOf } from './sale-context.ts';
import { openSalesOf, saveWhatFollows } from './sales.repository.ts';
import { nextActionOf } from './sales.rules.ts';

async function recompute({ sellerId }: { sellerId: string }, event: Event, deps: Deps): Promise<void> {
  await deps.database.write({ sellerId }, async (db) => {
    const now = deps.clock.now();
    if (!(await isFirstHandling(db, event.id, 'sales.recompute', now))) return;
    const facts = sellerFactsOf(present(await sellerOf(db, sellerId), 'the event names a seller'));
    for (const sale of await openSalesOf(db, sellerId)) {
      const nextAction = nextActionOf(sale, facts);
      if (nextAction === sale.nextAction) continue;
      await saveWhatFollows(db, sale, { nextAction }, now);
      await announce(db, 'sale.next_action', { sellerId, saleId: sale.id, version: sale.version, byId: null });
    }
  });
}

const ofSeller = z.looseObject({ sellerId: z.uuid() });

export const saleSubscribers: readonly Subscriber[] = [
  subscriber('sales.recompute', 'seller.profile_changed', ofSeller, recompute),
];
