/** Companies that let their buyers down are paused by themselves (domain page, section 7), and let go on once the cause is cleared. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { recordsOfLate } from '../insights/insights.public.ts';
import { pausedForFacts } from './paused-sellers.read-model.ts';
import { type Finding, findingOf, watchedDays } from './seller-rules.ts';
import { endClearedPause } from './use-cases/end-cleared-pause.ts';
import { pauseFor } from './use-cases/pause-for.ts';
import { remindOfClaims } from './use-cases/remind-of-claims.ts';

async function pauseByRules(_: unknown, deps: Deps): Promise<void> {
  if (!deps.config.automaticPauses) return;
  const from = plus(deps.clock.now(), -days(watchedDays));
  const records = await deps.database.read('system', (db) => recordsOfLate(db, from));
  const steps = [
    ...records.flatMap(({ sellerId, ...record }) => {
      const finding = findingOf(record);
      return finding ? [() => pause(deps, sellerId, finding)] : [];
    }),
    // Looked up once those above are paused.
    async () => endCleared(deps, await deps.database.read('none', pausedForFacts)),
  ];
  await eachOf('pauses by rule failed', steps, (step) => step());
}

const endCleared = (deps: Deps, paused: readonly string[]): Promise<void> =>
  eachOf('companies may be kept paused', paused, (sellerId) =>
    openWrite(deps, { actor: systemActor, scope: { sellerId } }, (write) =>
      endClearedPause(write, sellerId, deps.config.viesUrl !== undefined),
    ),
  );

const pause = (deps: Deps, sellerId: string, finding: Finding): Promise<void> =>
  openWrite(deps, { actor: systemActor, scope: { sellerId } }, (write) => pauseFor(write, sellerId, finding));

export const internalJobs: readonly Job[] = [
  // Each working morning.
  job('internal.remind_of_claims', z.looseObject({}), (_, deps) => remindOfClaims(deps), '0 6 * * 1-5'),
  job('internal.pause_by_rules', z.looseObject({}), pauseByRules, '*/15 * * * *'),
];
