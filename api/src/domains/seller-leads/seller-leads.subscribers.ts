/** A company that sells has come to the end of its lead. */
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { completeLeadOf } from './seller-leads.repository.ts';

export const sellerLeadSubscribers: readonly Subscriber[] = [
  changeUpon(
    'leads.complete',
    'seller.status_changed',
    () => 'system',
    async ({ db, now }, { sellerId, to }) => {
      if (to === 'ACTIVE') await completeLeadOf(db, sellerId, now);
    },
  ),
];
