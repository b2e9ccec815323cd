/**
 * What was paid for a sale comes back as it was paid: first what was no money of the buyer's (what we gave), which can be
 * spent again but never withdrawn; then money. What was lent for it is no payment: orders take it off the debt before.
 */
import type { Db } from '../../../platform/db/database.ts';
import { type Credited, lockWallet, postRefund, takeSpendOnly } from '../wallets.repository.ts';

/** Runs once per cause: the caller sees to it. `paidTogether`: the sales that were paid in one sum with it. */
export async function returnToWallet(
  db: Db,
  { amountMinor, ...returned }: Credited & { readonly saleId: string },
  paidTogether: readonly string[] = [],
): Promise<void> {
  const { buyerId, saleId } = returned;
  await lockWallet(db, buyerId);
  let cash = amountMinor;
  for (const one of new Set([saleId, ...paidTogether]))
    cash -= await takeSpendOnly(db, { buyerId, saleId: one, amountMinor: cash });
  const credit = amountMinor - cash;
  if (credit > 0n) await postRefund(db, { ...returned, kind: 'CREDIT', amountMinor: credit });
  if (cash > 0n) await postRefund(db, { ...returned, kind: 'CASH', amountMinor: cash });
}
