/** Timers of sales: each deadline has its own job, and a sweep takes up what a lost process left behind. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { foldCounts, overdueSales } from './sales.repository.ts';
import { expireSale } from './use-cases/expire-sale.ts';

const batch = 500;

async function sweep(_: unknown, deps: Deps): Promise<void> {
  const overdue = await deps.database.read('system', (db) => overdueSales(db, deps.clock.now(), batch));
  const failures: unknown[] = [];
  // One sale that cannot be ended must not keep the others open.
  for (const { id } of overdue) await expireSale(deps, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${overdue.length} overdue sales did not expire`);
}

export const saleJobs: readonly Job[] = [
  job('sale.expire', z.strictObject({ saleId: z.uuid() }), async ({ saleId }, deps) => {
    await expireSale(deps, saleId);
  }),
  job('sale.sweep', z.looseObject({}), sweep, '* * * * *'),
  job('sale.fold_counts', z.looseObject({}), (_, deps) => deps.database.write('system', foldCounts), '* * * * *'),
];
