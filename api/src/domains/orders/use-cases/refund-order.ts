/**
 * What was paid for a sale comes back. Of an order on credit a debt for it goes down first: nobody owes money for goods that
 * never come. What is left was paid, and lies in the wallet.
 */
import type { Db } from '../../../platform/db/database.ts';
import { type Credited, postOffDebt, returnToWallet } from '../../wallets/wallets.public.ts';
import { leftOf } from '../order-status.rules.ts';
import { lockOrderOfSale, partsOf, savePayment } from '../orders.repository.ts';

/** Runs once per cause: the caller sees to it. */
export async function refundOrder(
  db: Db,
  { amountMinor, ...refund }: Credited & { readonly saleId: string },
): Promise<void> {
  const order = await lockOrderOfSale(db, refund.buyerId, refund.saleId);
  if (order?.paymentMethod !== 'CREDIT') return returnToWallet(db, { ...refund, amountMinor });
  const owed = leftOf(order);
  const off = owed < amountMinor ? owed : amountMinor;
  if (off > 0n) {
    await savePayment(db, order, { refundedMinor: order.refundedMinor + off });
    await postOffDebt(db, { ...refund, amountMinor: off });
  }
  // The debt is of the whole order, so is what was paid of it: with which sale it came does not count.
  if (amountMinor > off)
    await returnToWallet(db, { ...refund, amountMinor: amountMinor - off }, await partsOf(db, order));
}
