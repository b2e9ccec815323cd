/** What becomes of packages when a carrier says that their parcels are lost. */
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { giveUpLost } from './use-cases/give-up-package.ts';

export const packageSubscribers: readonly Subscriber[] = [
  changeUpon(
    'packages.lost',
    'shipment.moved',
    () => 'system',
    async (write, { sellerId, saleId, status }) => {
      if (status === 'LOST') await giveUpLost(write, { sellerId, saleId });
    },
  ),
];
