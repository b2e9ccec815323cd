/** Checkouts that nobody completed end after their 24 hours, and the buyer is told. No goods are kept for one. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { emit, type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { lockOverdue, saveCheckout } from './checkouts.repository.ts';

const batch = 200;

async function expire(_: unknown, deps: Deps): Promise<void> {
  await openWrite(deps, { actor: systemActor, scope: 'system' }, async ({ db, now }) => {
    for (const overdue of await lockOverdue(db, now, batch)) {
      await saveCheckout(db, overdue, { status: 'EXPIRED' });
      await emit(db, now, 'checkout.expired', { buyerId: overdue.buyerId, checkoutId: overdue.id });
    }
  });
}

export const checkoutJobs: readonly Job[] = [job('checkout.expire', z.looseObject({}), expire, '*/5 * * * *')];
