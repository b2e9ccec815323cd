/** Reductions begin and end by themselves. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { dueDiscounts } from './brand-discounts.repository.ts';
import { reprice } from './reprice.ts';

const batch = 500;

async function turn(_: unknown, deps: Deps): Promise<void> {
  const due = await deps.database.read('system', (db) => dueDiscounts(db, deps.clock.now(), batch));
  for (const sellerId of new Set(due.map((one) => one.sellerId))) {
    const brandIds = due.filter((one) => one.sellerId === sellerId).map(({ brandId }) => brandId);
    await openWrite(deps, { actor: systemActor, scope: { sellerId } }, (write) => reprice(write, sellerId, brandIds));
  }
}

export const brandDiscountJobs: readonly Job[] = [job('brand_discounts.turn', z.looseObject({}), turn, '* * * * *')];
