/** Timers of sales: each deadline has its own job, and a sweep takes up what a lost process left behind. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { withLockedSale } from './locked-sale.ts';
import { completeWorkingDays } from './sales.limits.ts';
import { foldCounts, overdueSales, paidBefore } from './sales.repository.ts';
import { completeDelivered } from './use-cases/complete-sale.ts';
import { expireSale } from './use-cases/expire-sale.ts';
import { remindUnshipped } from './use-cases/remind-unshipped.ts';

const batch = 500;

async function sweep(_: unknown, deps: Deps): Promise<void> {
  const overdue = await deps.database.read('system', (db) => overdueSales(db, deps.clock.now(), batch));
  await eachOf('overdue sales did not expire', overdue, ({ id }) => expireSale(deps, id));
}

/** A paid order whose goods are all followed is completed ten working days later, whether or not a delivery is told. */
async function completeLate(_: unknown, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const paid = await deps.database.read('system', (db) => paidBefore(db, plus(now, -days(completeWorkingDays)), batch));
  await eachOf('paid sales could not be completed', paid, (one) => completeWhenLate(one, deps));
}

function completeWhenLate({ id, paidAt }: { id: string; paidAt: Instant }, deps: Deps): Promise<void> {
  return openWrite(deps, { actor: systemActor, scope: 'system' }, (write) =>
    withLockedSale(write, { saleId: id }, async (change) => {
      const { country, timeZone } = change.seller;
      const due = addWorkingDays(paidAt, completeWorkingDays, deps.calendarOf(country, timeZone));
      if (due <= change.now) await completeDelivered(change, 'Ten working days after the payment');
    }),
  );
}

export const saleJobs: readonly Job[] = [
  job('sale.expire', z.strictObject({ saleId: z.uuid() }), async ({ saleId }, deps) => {
    await expireSale(deps, saleId);
  }),
  job('sale.sweep', z.looseObject({}), sweep, '* * * * *'),
  job('sale.complete_late', z.looseObject({}), completeLate, '41 * * * *'),
  job('sale.remind_unshipped', z.looseObject({}), (_, deps) => remindUnshipped(deps), '23 * * * *'),
  job('sale.fold_counts', z.looseObject({}), (_, deps) => deps.database.write('system', foldCounts), '* * * * *'),
];
