/** Ranks after a change of prices, and lists that are no longer valid. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { emit, type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { listedBefore, listsEnding } from './listed-offers.read-model.ts';
import { queueRanks } from './offer-changes.ts';
import { listDays, reminderDays } from './offers.limits.ts';
import { expireOffers, noteReminder } from './offers.repository.ts';
import { rankOffers } from './use-cases/rank-offers.ts';

const batch = 2_000;
/** What one run ends at most: two million offers. */
const mostBatches = 1_000;

/** Offers end 30 days after their list was given or confirmed (domain page, section 9). */
async function expire(_: unknown, deps: Deps): Promise<void> {
  const before = plus(deps.clock.now(), -days(listDays));
  const ended = new Map<string, number>();
  for (let run = 0; run < mostBatches; run += 1) {
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
        // Told once, however many batches follow.
        if (!ended.has(sellerId)) await emit(write.db, write.now, 'offer.lists_ended', { sellerId });
      });
      ended.set(sellerId, (ended.get(sellerId) ?? 0) + own.length);
    }
    if (due.length < batch) return;
  }
}

/** Seven and two days before its list ends a company is reminded, once for each day that lists end on. */
async function remind(_: unknown, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const daysLeft of reminderDays)
    for (const { sellerId, endsOn } of await listsEnding(deps.database, now, daysLeft))
      await openWrite(deps, { actor: systemActor, scope: { sellerId } }, async (write) => {
        if (!(await noteReminder(write.db, { sellerId, endsOn, daysLeft, toldAt: now }))) return;
        const deadline = `${endsOn}T00:00:00.000Z`;
        await emit(write.db, write.now, 'offer.lists_ending', { sellerId, deadline });
      });
}

export const offerJobs: readonly Job[] = [
  job('offers.rank', z.strictObject({ productIds: z.array(z.uuid()).max(1_000) }), ({ productIds }, deps) =>
    rankOffers(deps, productIds),
  ),
  job('offers.expire', z.looseObject({}), expire, '23 * * * *'),
  job('offers.remind', z.looseObject({}), remind, '37 * * * *'),
];
