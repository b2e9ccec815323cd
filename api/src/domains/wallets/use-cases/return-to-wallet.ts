/**
 * What was paid for a sale comes back as it was paid: first what was no money of the buyer's (bought on credit, or with
 * what we gave), which can be spent again but never withdrawn; then money.
 */
import type { Db } from '../../../platform/db/database.ts';
import { type Credited, lockWallet, postRefund, takeSpendOnly } from '../wallets.repository.ts';

/** Runs once per cause: the caller sees to it. */
export async function returnToWallet(
  db: Db,
  { amountMinor, ...returned }: Credited & { readonly saleId: string },
): Promise<void> {
  await lockWallet(db, returned.buyerId);
  const credit = await takeSpendOnly(db, { buyerId: returned.buyerId, saleId: returned.saleId, amountMinor });
  const cash = amountMinor - credit;
  if (credit > 0n) await postRefund(db, { ...returned, kind: 'CREDIT', amountMinor: credit });
  if (cash > 0n) await postRefund(db, { ...returned, kind: 'CASH', amountMinor: cash });
}
