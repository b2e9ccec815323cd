/** A company that sells has come to the end of its lead. */
import { z } from 'zod';
import { isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { completeLeadOf } from './seller-leads.repository.ts';

const name = 'leads.complete';

export const sellerLeadSubscribers: readonly Subscriber[] = [
  subscriber(
    name,
    'seller.status_changed',
    z.looseObject({ sellerId: z.uuid(), to: z.string() }),
    ({ sellerId, to }, event, deps) =>
      deps.database.write('system', async (db) => {
        const now = deps.clock.now();
        if (to === 'ACTIVE' && (await isFirstHandling(db, event.id, name, now)))
          await completeLeadOf(db, sellerId, now);
      }),
  ),
];
