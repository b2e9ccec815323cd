/** Ranks after a change of prices, and lists that are no longer valid. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { emit, type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { queueRanks } from './offer-changes.ts';
import { listDays } from './offers.limits.ts';
import { listedBefore } from './offers.read-model.ts';
import { expireOffers } from './offers.repository.ts';
import { rankOffers } from './use-cases/rank-offers.ts';

const batch = 2_000;

/** Offers end 30 days after their list was given or confirmed (domain page, section 9). */
async function expire(_: unknown, deps: Deps): Promise<void> {
  const before = plus(deps.clock.now(), -days(listDays));
  const due = await listedBefore(deps.database, before, batch);
  for (const sellerId of new Set(due.map((one) => one.sellerId))) {
    const own = due.filter((one) => one.sellerId === sellerId);
    await openWrite(deps, { actor: systemActor, scope: { sellerId } }, async (write) => {
      await expireOffers(
        write.db,
        sellerId,
        own.map(({ id }) => id),
        write.now,
      );
      await queueRanks(
        write,
        own.map(({ productId }) => productId),
      );
      await emit(write.db, write.now, 'offer.lists_ended', { sellerId, count: own.length });
    });
  }
}

export const offerJobs: readonly Job[] = [
  job('offers.rank', z.strictObject({ productIds: z.array(z.uuid()).max(1_000) }), ({ productIds }, deps) =>
    rankOffers(deps, productIds),
  ),
  job('offers.expire', z.looseObject({}), expire, '23 * * * *'),
];
