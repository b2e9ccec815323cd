/** What has come for a company's unpaid orders by now, and the end of those whose time is over. Safe to repeat. */
import type { Deps } from '../../../platform/deps.ts';
import { paymentEnd } from '../order-status.rules.ts';
import { unpaidOf } from '../orders.read-model.ts';
import { collectOrder } from './collect-order.ts';
import { endOverdue } from './end-overdue.ts';

export async function endDueOrders(deps: Deps, buyerId: string): Promise<void> {
  const { database, clock } = deps;
  for (const { orderId, createdAt } of await database.read({ buyerId }, (db) => unpaidOf(db, buyerId))) {
    const isOver = paymentEnd(createdAt) <= clock.now();
    await (isOver ? endOverdue : collectOrder)(deps, { buyerId, orderId });
  }
}
