/** What sales do when their seller changes: the next action of open sales is computed again. */
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Event, isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import { sellerFactsOf } from './sale-context.ts';
import { openSalesOf, saveSale } from './sales.repository.ts';
import { nextActionOf } from './sales.rules.ts';

async function recompute({ sellerId }: { sellerId: string }, event: Event, deps: Deps): Promise<void> {
  await deps.database.write({ sellerId }, async (db) => {
    const now = deps.clock.now();
    if (!(await isFirstHandling(db, event.id, 'sales.recompute', now))) return;
    const facts = sellerFactsOf(present(await sellerOf(db, sellerId), 'the event names a seller'));
    for (const sale of await openSalesOf(db, sellerId)) {
      const nextAction = nextActionOf(sale, facts);
      if (nextAction !== sale.nextAction) await saveSale(db, sale, { nextAction }, now);
    }
  });
}

const ofSeller = z.looseObject({ sellerId: z.uuid() });

export const saleSubscribers: readonly Subscriber[] = [
  subscriber('sales.recompute', 'seller.profile_changed', ofSeller, recompute),
];
