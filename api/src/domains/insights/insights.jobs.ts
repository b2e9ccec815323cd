/** What follows from what companies sold. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { followSales } from '../sellers/sellers.public.ts';
import { largestMarkets } from './markets.read-model.ts';
import { forgetLossesBefore } from './price-losses.repository.ts';

/** Sales of so many days tell the largest market (domain page, section 9). */
const marketDays = 90;

async function followMarkets(_: unknown, deps: Deps): Promise<void> {
  const since = plus(deps.clock.now(), -days(marketDays));
  const markets = await largestMarkets(deps.database, since);
  await eachOf('companies keep the market they had', markets, ({ seller_id: sellerId, region }) =>
    openWrite(deps, { actor: systemActor, scope: { sellerId } }, (write) => followSales(write, sellerId, region)),
  );
}

/** Two of the longest periods, which are held against each other. */
const keptDays = 2 * 366;
const forgetLosses = (_: unknown, deps: Deps): Promise<void> =>
  deps.database.write('system', (db) => forgetLossesBefore(db, plus(deps.clock.now(), -days(keptDays))));

export const insightJobs: readonly Job[] = [
  job('insights.markets', z.looseObject({}), followMarkets, '41 2 * * *'),
  job('insights.forget_losses', z.looseObject({}), forgetLosses, '53 2 * * *'),
];
