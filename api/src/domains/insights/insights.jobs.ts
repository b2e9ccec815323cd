/** What follows from what companies sold. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { followSales } from '../sellers/sellers.public.ts';
import { companiesToCount } from './counted-companies.read-model.ts';
import { largestMarkets } from './markets.read-model.ts';
import { forgetLossesBefore } from './price-losses.repository.ts';
import { countCompany, countedDays } from './use-cases/count-days.ts';
import { countLosses } from './use-cases/count-losses.ts';

/** Sales of so many days tell the largest market (domain page, section 9). */
const marketDays = 90;

async function followMarkets(_: unknown, deps: Deps): Promise<void> {
  const since = plus(deps.clock.now(), -days(marketDays));
  const markets = await largestMarkets(deps.database, since);
  await eachOf('companies keep the market they had', markets, ({ seller_id: sellerId, region }) =>
    openWrite(deps, { actor: systemActor, scope: { sellerId } }, (write) => followSales(write, sellerId, region)),
  );
}

const forgetLosses = (_: unknown, deps: Deps): Promise<void> =>
  deps.database.write('system', (db) => forgetLossesBefore(db, plus(deps.clock.now(), -days(countedDays))));

/** One that cannot be counted keeps no other from it: its orders are read as they are. */
async function countDays(_: unknown, deps: Deps): Promise<void> {
  const companies = await deps.database.read('system', (db) => companiesToCount(db));
  await eachOf('companies keep the sums they had', companies, async (company) => {
    const opening = { actor: systemActor, scope: { sellerId: company.id } };
    for (const count of [countCompany, countLosses]) {
      const step = () =>
        openWrite(deps, opening, ({ db, now }) => count({ db, now, calendarOf: deps.calendarOf }, company));
      while (!(await step()));
    }
  });
}

export const insightJobs: readonly Job[] = [
  job('insights.markets', z.looseObject({}), followMarkets, '41 2 * * *'),
  job('insights.forget_losses', z.looseObject({}), forgetLosses, '53 2 * * *'),
  job('insights.count_days', z.looseObject({}), countDays, '11 3 * * *'),
];
