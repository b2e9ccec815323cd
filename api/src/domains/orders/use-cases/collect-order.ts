/**
 * Asks what came of the buyer's money for an order and takes it in: enough makes its sales reach their sellers, what is too
 * much, too late or there twice lies in the wallet, also when the order was paid before. Safe to repeat: the order remembers how much it has counted. The provider is asked
 * outside any transaction; then the order is locked and looked at.
 */
import { systemActor } from '../../../kernel/actor.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { happening } from '../../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import { requestSales } from '../../sales/sales.public.ts';
import { creditWallet } from '../../wallets/wallets.public.ts';
import { leftOf } from '../order-status.rules.ts';
import { findOrder, salesOfOrder } from '../orders.read-model.ts';
import { lockOrder, type OrderRecord, savePayment } from '../orders.repository.ts';
import { endUnpaid } from './end-unpaid.ts';

export type OrderIds = { readonly buyerId: string; readonly orderId: string };

/** What its buyer sees of it is read afterwards: that it can't be shown must not undo that money came. */
export async function collectOrder(deps: Deps, { buyerId, orderId }: OrderIds): Promise<void> {
  const opening = { actor: systemActor, scope: 'system' } as const;
  const [order] = await deps.database.flight('system', (db) => [findOrder(db, buyerId, orderId)]);
  if (!order || !isCollected(order)) return;
  const { number, currency, reference, paymentMethod: method, createdAt: askedAt } = order;
  const amountMinor = dueOf(order);
  const answer = await deps.collections.collect({
    ...{ id: orderId, number, method, amountMinor, currency, reference, askedAt },
  });
  if (answer.outcome === 'silent') return;
  await openWrite(deps, opening, async (write) => {
    const locked = await lockOrder(write.db, buyerId, orderId);
    if (!locked) return;
    // The provider knows nothing of what our own people noted.
    await takeIn(write, locked, answer.receivedMinor + locked.notedMinor);
    if (answer.state === 'refused' && isOpen(locked) && answer.receivedMinor === 0n)
      await endUnpaid(write, locked, 'REFUSED');
  });
}

const dueOf = ({ goodsMinor, shippingMinor, walletMinor }: OrderRecord): bigint =>
  goodsMinor + shippingMinor - walletMinor;
/** Money of the buyer's comes for it; not what we lent, nor what lay in the wallet. */
const isCollected = (order: OrderRecord): boolean =>
  order.paymentMethod !== 'CREDIT' && order.paymentMethod !== 'WALLET' && dueOf(order) > 0n;
const isOpen = ({ paidAt, endedAt }: OrderRecord): boolean => paidAt === null && endedAt === null;

/** What of the buyer's money is taken in already: of a paid order all that was due, however it came. */
export function countedOf(order: OrderRecord): bigint {
  const due = order.paidAt === null ? 0n : dueOf(order);
  return order.receivedMinor > due ? order.receivedMinor : due;
}

/** `receivedMinor`: all that came so far, told of and noted. Gives how much of the new money lies in the wallet. */
export async function takeIn(write: Write, order: OrderRecord, receivedMinor: bigint): Promise<bigint> {
  const newMinor = receivedMinor - countedOf(order);
  if (newMinor <= 0n) return 0n;
  const left = isOpen(order) ? leftOf(order) : 0n;
  const surplus = newMinor - left;
  const isPaid = isOpen(order) && surplus >= 0n;
  const { buyerId, id: orderId } = order;
  const [sales] = await Promise.all([
    isPaid ? salesOfOrder(write.db, buyerId, orderId) : [],
    savePayment(write.db, order, { receivedMinor, ...(isPaid ? { paidAt: write.now } : {}) }),
  ]);
  if (isPaid) await requestSales(write, sales, [happening('order.paid', { buyerId, orderId })]);
  if (surplus <= 0n) return 0n;
  const source = order.endedAt === null ? 'OVERPAYMENT' : 'LATE_PAYMENT';
  await toWallet(write, order, { source, amountMinor: surplus, receivedMinor });
  return surplus;
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
