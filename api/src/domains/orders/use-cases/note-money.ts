import type { noteMoneyBody } from '@quayside/contract/orders';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import { days, plus } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/money.ts';
import { staleVersion } from '../../../kernel/versions.ts';
import type { Write } from '../../../platform/write.ts';
import { approvalsNeeded } from '../../decisions/decisions.public.ts';
import { lockWallet } from '../../wallets/wallets.public.ts';
import { refuse } from '../orders.errors.ts';
import { receivedFor } from '../orders.receipts.read-model.ts';
import {
  insertReceipt,
  isNoted,
  lockOrderByNumber,
  notedBySince,
  type OrderRecord,
  savePayment,
} from '../orders.repository.ts';
import { countedOf, takeIn } from './collect-order.ts';
import { repay } from './repay-order.ts';

type Noted = { readonly order: OrderRecord; readonly amountMinor: bigint; readonly walletMinor: bigint };

/** What one person notes of a company within it counts together. */
const summedFor = days(1);

/**
 * In system scope. `received` is what whoever notes it saw as having come. Refuses with `order_not_found`, `received_amount`,
 * `received_already`, `stale_version` when something came or was noted meanwhile, `received_limit`.
 */
export async function noteMoney(
  write: Write,
  { orderNumber, amount, received, note }: z.infer<typeof noteMoneyBody>,
): Promise<Noted> {
  const { db, now: at, actor } = write;
  const order = await lockOrderByNumber(db, orderNumber);
  if (!order) throw refuse('order_not_found');
  const { buyerId, id: orderId, currency } = order;
  const { minor: amountMinor } = fromWire(amount);
  if (amount.currency !== currency || amountMinor === 0n) throw refuse('received_amount');
  const notedBy = personOf(actor).userId;
  // Of two who note at once for one company, the second waits.
  await lockWallet(db, buyerId);
  if (await isNoted(db, order, { amountMinor, note })) throw refuse('received_already');
  if (received.currency !== currency || fromWire(received).minor !== (await receivedFor(db, order)))
    throw staleVersion();
  const before = await notedBySince(db, order, { notedBy, since: plus(at, -summedFor) });
  if (approvalsNeeded(before + amountMinor) > 1) throw refuse('received_limit');
  const walletMinor =
    order.paymentMethod === 'CREDIT'
      ? await repay(write, order, amountMinor)
      : await takeIn(write, order, countedOf(order) + amountMinor);
  await savePayment(db, order, { notedMinor: order.notedMinor + amountMinor });
  await insertReceipt(db, { buyerId, orderId, id: newId(), amountMinor, walletMinor, note, notedBy, at });
  return { order, amountMinor, walletMinor };
}
