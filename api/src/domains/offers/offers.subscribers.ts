/** Prices and ranks follow from facts of the company: its discount, where it sells, whether it sells at all. */
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { queueRanks } from './offer-changes.ts';
import { brandsOffered, productsOffered } from './offers.read-model.ts';
import { repriceBrands } from './offers.repository.ts';

/** So many brands are priced in one transaction. */
const brandBatch = 20;

/** Both may run twice: what is priced and ranked already stays as it is. */
export const offerSubscribers: readonly Subscriber[] = [
  subscriber('offers.market_changed', 'seller.market_changed', async ({ sellerId, isPriced }, _event, deps) => {
    if (isPriced) await repriceAll(deps, sellerId);
    await rankAll(deps, sellerId);
  }),
  subscriber('offers.seller_moved', 'seller.status_changed', ({ sellerId }, _event, deps) => rankAll(deps, sellerId)),
];

async function repriceAll(deps: Deps, sellerId: string): Promise<void> {
  const brandIds = await brandsOffered(deps.database, sellerId);
  for (let from = 0; from < brandIds.length; from += brandBatch)
    await openWrite(deps, { actor: systemActor, scope: { sellerId } }, ({ db, now }) =>
      repriceBrands(db, sellerId, brandIds.slice(from, from + brandBatch), now),
    );
}

async function rankAll(deps: Deps, sellerId: string): Promise<void> {
  const productIds = await productsOffered(deps.database, sellerId);
  await openWrite(deps, { actor: systemActor, scope: { sellerId } }, (write) => queueRanks(write, productIds));
}
