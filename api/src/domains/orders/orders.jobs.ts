/** Money for orders. Each job may run twice: an order counts what came once. */
import { z } from 'zod';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { collectable } from './orders.read-model.ts';
import { collectOrder } from './use-cases/collect-order.ts';
import { endOverdue } from './use-cases/end-overdue.ts';
import { remindOfCredit } from './use-cases/remind-of-credit.ts';

const ids = z.strictObject({ buyerId: z.uuid(), orderId: z.uuid() });
const batch = 200;
/** Money that comes later than this after an order is told by a person. */
const askedFor = days(60);

const firstId = '00000000-0000-0000-0000-000000000000';

/** Asks about unpaid orders, and about those that ended unpaid: late money is the buyer's. All of them, page by page. */
async function sweep(_: unknown, deps: Deps): Promise<void> {
  const since = plus(deps.clock.now(), -askedFor);
  const page = (after: string) => deps.database.read('system', (db) => collectable(db, since, { after, limit: batch }));
  let waiting = await page(firstId);
  while (waiting.length > 0) {
    // One that cannot be asked about must not keep the others waiting.
    for (const one of waiting) await collectOrder(deps, one).catch(() => undefined);
    waiting = waiting.length < batch ? [] : await page(waiting.at(-1)?.orderId ?? firstId);
  }
}

export const orderJobs: readonly Job[] = [
  job('order.payment_timeout', ids, (payload, deps) => endOverdue(deps, payload)),
  job('order.credit_reminder', ids.extend({ isOver: z.boolean() }), (payload, deps) => remindOfCredit(deps, payload)),
  job('order.collect', z.looseObject({}), sweep, '* * * * *'),
];
