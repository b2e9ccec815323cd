/** Why a company may not pay so much later; null: it may. */
import type { Currency } from '@quayside/contract/common';
import type { Instant } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { buyerOf } from '../sellers/sellers.public.ts';
import { orderBalanceOf, owesOverdue } from './orders.credit.read-model.ts';

export type CreditProblem = 'CREDIT_NOT_APPROVED' | 'CREDIT_DAYS' | 'CREDIT_OVERDUE' | 'CREDIT_TOO_LOW';
type Asked = {
  readonly buyerId: string;
  readonly currency: Currency;
  readonly toPay: bigint;
  readonly daysDeferred: number;
  readonly now: Instant;
};

/** The caller holds the wallet's lock, so that two orders do not use the same credit. */
export async function creditProblem(
  db: Db,
  { buyerId, currency, toPay, daysDeferred, now }: Asked,
): Promise<CreditProblem | null> {
  const buyer = present(await buyerOf(db, buyerId), 'an order has its buyer');
  if (buyer.creditStatus !== 'APPROVED') return 'CREDIT_NOT_APPROVED';
  if (daysDeferred > buyer.daysDeferred) return 'CREDIT_DAYS';
  if (await owesOverdue(db, buyerId, now)) return 'CREDIT_OVERDUE';
  const owed = await orderBalanceOf(db, buyerId);
  return currency !== 'EUR' || owed + toPay > (buyer.creditLimitMinor ?? 0n) ? 'CREDIT_TOO_LOW' : null;
}
