/** An order is paid from the wallet: what can only be spent goes first. */
import type { Currency } from '@quayside/contract/common';
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { spendPromotions } from '../promotions.repository.ts';
import { walletBalance } from '../wallets.read-model.ts';
import { postApplied } from '../wallets.repository.ts';

type Payment = {
  readonly buyerId: string;
  readonly orderId: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly at: Instant;
};

/** Gives how much of it could only be spent. The caller holds the wallet's lock and knows that enough is there. */
export async function payFromWallet(db: Db, { amountMinor, ...payment }: Payment): Promise<bigint> {
  if (amountMinor === 0n) return 0n;
  const has = await walletBalance(db, payment.buyerId, { currency: payment.currency, kind: 'CREDIT' });
  const credit = has < amountMinor ? has : amountMinor;
  const cash = amountMinor - credit;
  if (credit > 0n) {
    await postApplied(db, { ...payment, kind: 'CREDIT', amountMinor: credit });
    await spendPromotions(db, { ...payment, amountMinor: credit });
  }
  if (cash > 0n) await postApplied(db, { ...payment, kind: 'CASH', amountMinor: cash });
  return credit;
}
