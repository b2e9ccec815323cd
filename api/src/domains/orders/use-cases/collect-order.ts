/**
 * Asks what came of the buyer's money for an order and takes it in: enough makes its sales reach their sellers, what is too
 * much or too late lies in the wallet. Safe to repeat: the order remembers how much it has counted. The provider is asked
 * outside any transaction; then the order is locked and looked at.
 */
import { systemActor } from '../../../kernel/actor.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import { requestSales } from '../../sales/sales.public.ts';
import { creditWallet } from '../../wallets/wallets.public.ts';
import { leftOf } from '../order-status.rules.ts';
import { salesOfOrder } from '../orders.read-model.ts';
import { lockOrder, type OrderRecord, savePayment } from '../orders.repository.ts';
import { endUnpaid } from './end-unpaid.ts';

export type OrderIds = { readonly buyerId: string; readonly orderId: string };

export async function collectOrder(deps: Deps, { buyerId, orderId }: OrderIds): Promise<void> {
  const opening = { actor: systemActor, scope: 'system' } as const;
  const order = await openWrite(deps, opening, ({ db }) => lockOrder(db, buyerId, orderId));
  if (!order || order.paidAt !== null) return;
  const { number, currency, reference, paymentMethod: method, createdAt: askedAt } = order;
  const amountMinor = order.goodsMinor + order.shippingMinor - order.walletMinor;
  const answer = await deps.collections.collect({
    ...{ id: orderId, number, method, amountMinor, currency, reference, askedAt },
  });
  if (answer.outcome === 'silent') return;
  await openWrite(deps, opening, async (write) => {
    const locked = await lockOrder(write.db, buyerId, orderId);
    if (!locked || locked.paidAt !== null) return;
    await takeIn(write, locked, answer.receivedMinor);
    if (answer.state === 'refused' && locked.endedAt === null && answer.receivedMinor === 0n)
      await endUnpaid(write, locked, 'REFUSED');
  });
}

async function takeIn(write: Write, order: OrderRecord, receivedMinor: bigint): Promise<void> {
  const newMinor = receivedMinor - order.receivedMinor;
  if (newMinor <= 0n) return;
  if (order.endedAt !== null) {
    await savePayment(write.db, order, { receivedMinor });
    return toWallet(write, order, { source: 'LATE_PAYMENT', amountMinor: newMinor, receivedMinor });
  }
  const left = leftOf(order);
  if (newMinor < left) return savePayment(write.db, order, { receivedMinor });
  await savePayment(write.db, order, { receivedMinor, paidAt: write.now });
  await reachSellers(write, order);
  if (newMinor > left)
    await toWallet(write, order, { source: 'OVERPAYMENT', amountMinor: newMinor - left, receivedMinor });
}

async function reachSellers(write: Write, { buyerId, id: orderId }: OrderRecord): Promise<void> {
  await requestSales(write, await salesOfOrder(write.db, buyerId, orderId));
  await emit(write.db, write.now, 'order.paid', { buyerId, orderId });
}

type Surplus = {
  readonly source: 'OVERPAYMENT' | 'LATE_PAYMENT';
  readonly amountMinor: bigint;
  readonly receivedMinor: bigint;
};

/** Once for each sum that was counted. */
const toWallet = ({ db, now }: Write, { buyerId, id, currency }: OrderRecord, { receivedMinor, ...surplus }: Surplus) =>
  creditWallet(db, {
    ...{ ...surplus, buyerId, currency, at: now, against: 'PAYMENT_CLEARING' },
    causeId: derivedId(`received ${receivedMinor}`, id),
  });
