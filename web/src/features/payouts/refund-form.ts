/** What staff type into a refund, what is wrong with it, and what is sent. */
import { refundMessages as words } from '@quayside/contract/messages/refunds';
import { isRecord } from '../../lib/problem-body.ts';
import { type Money, moneyLabel } from '../../ui/facts/money-text.tsx';

export interface RefundForm {
  /** Decimal text, empty while nothing is typed. */
  amount: string;
  reason: string;
}

export const emptyRefund: RefundForm = { amount: '', reason: '' };

/** A kept form; null when it is none. */
export function refundIn(kept: unknown): RefundForm | null {
  if (!isRecord(kept) || typeof kept.amount !== 'string' || typeof kept.reason !== 'string') return null;
  return { amount: kept.amount, reason: kept.reason };
}

/** What is missing or too much, by field; `refundable` is what is left of the goods. */
export function faultsOf({ amount, reason }: RefundForm, refundable: Money): Partial<Record<keyof RefundForm, string>> {
  const cents = centsOf(amount);
  return {
    ...(cents === 0n ? { amount: words.amountRequired } : {}),
    ...(cents > centsOf(refundable.amount) ? { amount: words.atMost(moneyLabel(refundable)) } : {}),
    ...(reason.trim() === '' ? { reason: words.reasonRequired } : {}),
  };
}

const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
