/** What the mails about an order say. */
import type { Instant } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { leftOf } from './order-status.rules.ts';
import { dueAtOf } from './orders.credit.read-model.ts';
import { findOrder } from './orders.read-model.ts';
import type { OrderRecord } from './orders.repository.ts';

type Ids = { readonly buyerId: string; readonly orderId: string };

/** `state`: what its money is at now; PAID_AT_ONCE: nothing was asked for. Null where there is no such order. */
export async function mailedOrder({ database }: Deps, { buyerId, orderId }: Ids) {
  const [order] = await database.flight({ buyerId }, (db) => [findOrder(db, buyerId, orderId)]);
  if (!order) return null;
  const { number, reference, currency, goodsMinor, shippingMinor } = order;
  const told = (minor: bigint) => `${currency} ${toWire(money(minor, currency)).amount}`;
  return {
    number,
    reference,
    amount: told(goodsMinor + shippingMinor),
    toPay: told(leftOf(order)),
    state: stateOf(order),
    dueOn: dayLabel(dueAtOf(order)),
  };
}

/** "5 January 2027"; a buyer's time zone is not known. */
const dayLabel = (at: Instant | null): string =>
  at === null ? '' : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

function stateOf({ paidAt, endedBy, receivedMinor, paymentMethod }: OrderRecord) {
  if (endedBy !== null) return endedBy;
  if (paymentMethod === 'CREDIT') return 'LENT';
  // A card is asked at once: its answer is on the way.
  if (paidAt === null) return paymentMethod === 'CARD' || paymentMethod === 'IDEAL' ? 'ASKED' : 'WAITING';
  return receivedMinor === 0n ? 'PAID_AT_ONCE' : 'PAID';
}
