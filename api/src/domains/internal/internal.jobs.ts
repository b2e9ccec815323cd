/** Companies that let their buyers down are paused by themselves (domain page, section 7). */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { lockSeller, moveSeller } from '../sellers/sellers.public.ts';
import { recordsOfLate } from './seller-record.read-model.ts';
import { type Finding, findingOf, watchedDays } from './seller-rules.ts';

async function pauseByRules(_: unknown, deps: Deps): Promise<void> {
  if (!deps.config.automaticPauses) return;
  const from = plus(deps.clock.now(), -days(watchedDays));
  const records = await deps.database.read('system', (db) => recordsOfLate(db, from));
  for (const { sellerId, ...record } of records) {
    const finding = findingOf(record);
    if (finding) await pause(deps, sellerId, finding);
  }
}

/** Until the cause is cleared: staff let it sell again. Somebody may have moved it since. */
function pause(deps: Deps, sellerId: string, { reason, note }: Finding): Promise<void> {
  return openWrite(deps, { actor: systemActor, scope: { sellerId } }, async (write) => {
    const seller = await lockSeller(write.db, sellerId);
    if (seller?.status === 'ACTIVE')
      await moveSeller(write, { sellerId, event: 'pause', reason, note, pauseEnd: null });
  });
}

export const internalJobs: readonly Job[] = [
  job('internal.pause_by_rules', z.looseObject({}), pauseByRules, '*/15 * * * *'),
];
