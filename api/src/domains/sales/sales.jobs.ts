/** Timers of sales: each deadline has its own job, and a sweep takes up what a lost process left behind. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { foldCounts, overdueSales } from './sales.repository.ts';
import { completeLate } from './use-cases/complete-late.ts';
import { expireSale } from './use-cases/expire-sale.ts';
import { remindUnshipped } from './use-cases/remind-unshipped.ts';

const batch = 500;

async function sweep(_: unknown, deps: Deps): Promise<void> {
  const overdue = await deps.database.read('system', (db) => overdueSales(db, deps.clock.now(), batch));
  await eachOf('overdue sales did not expire', overdue, ({ id }) => expireSale(deps, id));
}

export const saleJobs: readonly Job[] = [
  job('sale.expire', z.strictObject({ saleId: z.uuid() }), async ({ saleId }, deps) => {
    await expireSale(deps, saleId);
  }),
  job('sale.sweep', z.looseObject({}), sweep, '* * * * *'),
  job('sale.complete_late', z.looseObject({}), (_, deps) => completeLate(deps), '41 * * * *'),
  job('sale.remind_unshipped', z.looseObject({}), (_, deps) => remindUnshipped(deps), '23 * * * *'),
  job('sale.fold_counts', z.looseObject({}), (_, deps) => deps.database.write('system', foldCounts), '* * * * *'),
];
