/** Money that came back for an order on credit: so much less counts against the company's limit. */
import type { MoneyOnWire } from '@quayside/contract/common';
import { commonMessages } from '@quayside/contract/messages/common';
import { Refusal } from '../../../kernel/errors.ts';
import { fromWire } from '../../../kernel/money.ts';
import type { Write } from '../../../platform/write.ts';
import { leftOf } from '../order-status.rules.ts';
import { refuse } from '../orders.errors.ts';
import { lockAnyOrder, type OrderRecord, savePayment } from '../orders.repository.ts';

type Repayment = { readonly orderId: string; readonly amount: MoneyOnWire; readonly left: MoneyOnWire };

/**
 * `left` is what whoever notes the money saw as owed. Gives the order as it is then. Refuses with `order_not_found`,
 * `order_not_owed`, `stale_version` when something was noted meanwhile, `repayment_too_much`.
 */
export async function repayOrder({ db }: Write, { orderId, amount, left: seen }: Repayment): Promise<OrderRecord> {
  const order = await lockAnyOrder(db, orderId);
  if (!order) throw refuse('order_not_found');
  const left = leftOf(order);
  if (order.paymentMethod !== 'CREDIT' || left === 0n || amount.currency !== order.currency)
    throw refuse('order_not_owed');
  if (fromWire(seen).minor !== left) throw new Refusal('stale_version', 409, commonMessages.stale_version);
  const { minor } = fromWire(amount);
  if (minor > left) throw refuse('repayment_too_much');
  const receivedMinor = order.receivedMinor + minor;
  await savePayment(db, order, { receivedMinor });
  return { ...order, receivedMinor };
}
