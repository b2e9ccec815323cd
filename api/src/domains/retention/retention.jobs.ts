/** Deletes each night what has passed its date; goes on at once while there is more than a batch. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue, type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { type Batch, forgetCompanies, forgetTrade } from './forget-past.ts';

const batch: Batch = { orders: 200, companies: 20 };
const opening = { actor: systemActor, scope: 'system' } as const;

/** Safe to repeat: what has gone is found no more. */
export async function forgetPast(deps: Deps, most: Batch = batch): Promise<void> {
  await openWrite(deps, opening, async (write) => {
    const gone = await forgetTrade(write, most);
    if (gone >= most.orders) await enqueue(write.db, 'retention.forget', {});
  });
  await openWrite(deps, opening, async (write) => {
    const gone = await forgetCompanies(write, most);
    if (gone >= most.companies) await enqueue(write.db, 'retention.forget', {});
  });
}

export const retentionJobs: readonly Job[] = [
  job('retention.forget', z.looseObject({}), (_, deps) => forgetPast(deps), '7 2 * * *'),
];
