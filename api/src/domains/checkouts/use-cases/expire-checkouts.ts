/** Checkouts that nobody completed end after their 24 hours, and the buyer is told. No goods are kept for one. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { lockOverdue, saveCheckout } from '../checkouts.repository.ts';

const batch = 200;

/** Of everybody, unless a company is named. Each ends once. */
export const expireCheckouts = (deps: Deps, buyerId?: string): Promise<void> =>
  openWrite(deps, { actor: systemActor, scope: 'system' }, async ({ db, now }) => {
    for (const overdue of await lockOverdue(db, { now, limit: batch, buyerId })) {
      await saveCheckout(db, overdue, { status: 'EXPIRED' });
      await emit(db, now, 'checkout.expired', { buyerId: overdue.buyerId, checkoutId: overdue.id });
    }
  });
