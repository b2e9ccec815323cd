/** Companies are told when a product they watch meets its target. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { emit, type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { destinationFor } from '../offers/offers.public.ts';
import { noteBuyerTargets, noteTargets, watchingCountries } from './watchlist.repository.ts';

/** One notice for a company, however many of its targets are met at once. */
const tell = (_: unknown, deps: Deps): Promise<void> =>
  openWrite(deps, { actor: systemActor, scope: 'system' }, async ({ db, now }) => {
    for (const sellerId of await noteTargets(db, now)) await emit(db, now, 'watchlist.target_met', { sellerId });
    for (const country of await watchingCountries(db))
      for (const buyerId of await noteBuyerTargets(db, destinationFor(country), now))
        await emit(db, now, 'watchlist.buyer_target_met', { buyerId });
  });

export const watchlistJobs: readonly Job[] = [job('watchlist.targets', z.looseObject({}), tell, '*/15 * * * *')];
