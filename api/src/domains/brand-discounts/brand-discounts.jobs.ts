/** Reductions begin and end by themselves. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { dueDiscounts } from './brand-discounts.repository.ts';
import { reprice } from './reprice.ts';

const batch = 500;

async function turn(_: unknown, deps: Deps): Promise<void> {
  const due = await deps.database.read('system', (db) => dueDiscounts(db, deps.clock.now(), batch));
  const bySeller = Map.groupBy(due, ({ sellerId }) => sellerId);
  await eachOf('companies keep prices that are over', bySeller, ([sellerId, own]) =>
    openWrite(deps, { actor: systemActor, scope: { sellerId } }, (write) =>
      reprice(
        write,
        sellerId,
        own.map(({ brandId }) => brandId),
      ),
    ),
  );
}

export const brandDiscountJobs: readonly Job[] = [job('brand_discounts.turn', z.looseObject({}), turn, '* * * * *')];
