/** Money for orders. Each job may run twice: an order counts what came once. */
import { z } from 'zod';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachOfPages } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { collectable, settledSince } from './orders.read-model.ts';
import { collectOrder } from './use-cases/collect-order.ts';
import { endOverdue } from './use-cases/end-overdue.ts';
import { remindOfCredit } from './use-cases/remind-of-credit.ts';

const ids = z.strictObject({ buyerId: z.uuid(), orderId: z.uuid() });
const batch = 200;
/** Money that comes later than this after an order is told by our own people (`internal/received-money/`). */
const askedFor = days(60);

const firstId = '00000000-0000-0000-0000-000000000000';

type Paged = typeof collectable;

/** All of them, page by page. */
async function collectAll(deps: Deps, found: Paged): Promise<void> {
  const since = plus(deps.clock.now(), -askedFor);
  const page = (last: { readonly orderId: string } | undefined) =>
    deps.database.read('system', (db) => found(db, since, { after: last?.orderId ?? firstId, limit: batch }));
  await eachOfPages('orders could not be asked about', { page, size: batch }, (one) => collectOrder(deps, one));
}

export const orderJobs: readonly Job[] = [
  job('order.payment_timeout', ids, (payload, deps) => endOverdue(deps, payload)),
  job('order.credit_reminder', ids.extend({ isOver: z.boolean() }), (payload, deps) => remindOfCredit(deps, payload)),
  // Unpaid ones, and those that ended unpaid: late money is the buyer's.
  job('order.collect', z.looseObject({}), (_, deps) => collectAll(deps, collectable), '* * * * *'),
  // Settled ones: what comes twice or is too much is the buyer's, too.
  job('order.collect_surplus', z.looseObject({}), (_, deps) => collectAll(deps, settledSince), '23 4 * * *'),
];
