/** Tells a buyer of an order on credit that is due soon, or was. Nothing is told of what is paid back. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { leftOf } from '../order-status.rules.ts';
import { findOrder } from '../orders.read-model.ts';

type Reminder = { readonly buyerId: string; readonly orderId: string; readonly isOver: boolean };

export function remindOfCredit(deps: Deps, { buyerId, orderId, isOver }: Reminder): Promise<void> {
  return openWrite(deps, { actor: systemActor, scope: { buyerId } }, async ({ db, now }) => {
    const order = await findOrder(db, buyerId, orderId);
    if (order && leftOf(order) > 0n)
      await emit(db, now, isOver ? 'order.credit_overdue' : 'order.credit_due', { buyerId, orderId });
  });
}
