/**
 * Our own people found money for an order in our account of which no provider tells: it came twice, was too much or too late.
 * What the order still waits for is paid by it; the rest lies in the wallet, as money. It counts as received: a provider that
 * tells of the same money afterwards adds nothing.
 */
import type { noteMoneyBody } from '@quayside/contract/orders';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/money.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../orders.errors.ts';
import { insertReceipt, lockOrderByNumber, type OrderRecord } from '../orders.repository.ts';
import { countedOf, takeIn } from './collect-order.ts';
import { repay } from './repay-order.ts';

type Noted = { readonly order: OrderRecord; readonly amountMinor: bigint; readonly walletMinor: bigint };

/** In system scope. Refuses with `order_not_found`, `received_amount`. */
export async function noteMoney(
  write: Write,
  { orderNumber, amount, note }: z.infer<typeof noteMoneyBody>,
): Promise<Noted> {
  const { db, now: at, actor } = write;
  const order = await lockOrderByNumber(db, orderNumber);
  if (!order) throw refuse('order_not_found');
  const { buyerId, id: orderId, currency } = order;
  const { minor: amountMinor } = fromWire(amount);
  if (amount.currency !== currency || amountMinor === 0n) throw refuse('received_amount');
  const walletMinor =
    order.paymentMethod === 'CREDIT'
      ? await repay(write, order, amountMinor)
      : await takeIn(write, order, countedOf(order) + amountMinor);
  const notedBy = personOf(actor).userId;
  await insertReceipt(db, { buyerId, orderId, id: newId(), amountMinor, walletMinor, note, notedBy, at });
  return { order, amountMinor, walletMinor };
}
