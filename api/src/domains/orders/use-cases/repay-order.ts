/** Money that came back for an order on credit: so much less counts against the company's limit. */
import type { MoneyOnWire } from '@quayside/contract/common';
import { newId } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/money.ts';
import { staleVersion } from '../../../kernel/versions.ts';
import type { Write } from '../../../platform/write.ts';
import { approvalsNeeded } from '../../decisions/decisions.public.ts';
import { creditWallet } from '../../wallets/wallets.public.ts';
import { leftOf } from '../order-status.rules.ts';
import { refuse } from '../orders.errors.ts';
import { lockAnyOrder, type OrderRecord, savePayment } from '../orders.repository.ts';

type Repayment = {
  readonly orderId: string;
  readonly amount: MoneyOnWire;
  readonly left: MoneyOnWire;
  readonly surplusToWallet: boolean;
};

/**
 * `left` is what whoever notes the money saw as owed. Gives the order as it is then. Refuses with `order_not_found`,
 * `order_not_owed`, `stale_version` when something was noted meanwhile, `repayment_too_much` unless the rest is for the wallet, and
 * `received_limit` when that rest is above the four-eyes limit.
 */
export async function repayOrder(write: Write, { orderId, amount, left: seen, ...more }: Repayment) {
  const order = await lockAnyOrder(write.db, orderId);
  if (!order) throw refuse('order_not_found');
  const left = leftOf(order);
  if (order.paymentMethod !== 'CREDIT' || left === 0n || amount.currency !== order.currency)
    throw refuse('order_not_owed');
  if (fromWire(seen).minor !== left) throw staleVersion();
  const { minor } = fromWire(amount);
  if (minor > left && !more.surplusToWallet) throw refuse('repayment_too_much');
  // What is more than was owed is money that can be withdrawn.
  if (approvalsNeeded(minor - left) > 1) throw refuse('received_limit');
  await repay(write, order, minor);
  return { ...order, receivedMinor: order.receivedMinor + (minor < left ? minor : left) };
}

/** Gives how much of it lies in the wallet, as money: what is more than was owed. */
export async function repay({ db, now: at }: Write, order: OrderRecord, minor: bigint): Promise<bigint> {
  const left = leftOf(order);
  const surplus = minor > left ? minor - left : 0n;
  await savePayment(db, order, { receivedMinor: order.receivedMinor + minor - surplus });
  const { buyerId, currency } = order;
  if (surplus > 0n)
    await creditWallet(db, {
      ...{ buyerId, currency, at, amountMinor: surplus, causeId: newId() },
      ...{ source: 'OVERPAYMENT', against: 'PAYMENT_CLEARING' },
    });
  return surplus;
}
