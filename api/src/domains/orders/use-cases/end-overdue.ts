/** The time for paying an order is over. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { openWrite } from '../../../platform/write.ts';
import { lockOrder } from '../orders.repository.ts';
import { collectOrder, type OrderIds } from './collect-order.ts';
import { endUnpaid } from './end-unpaid.ts';

/** Money that came at the last moment is asked for once more. */
export async function endOverdue(deps: Deps, ids: OrderIds): Promise<void> {
  await collectOrder(deps, ids);
  await openWrite(deps, { actor: systemActor, scope: 'system' }, async (write) => {
    const order = await lockOrder(write.db, ids.buyerId, ids.orderId);
    if (order && order.paidAt === null && order.endedAt === null) await endUnpaid(write, order, 'TIMEOUT');
  });
}
