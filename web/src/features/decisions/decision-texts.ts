/** A decision in words: what it is, how much, and why. */
import type { Decision } from '@quayside/contract/decisions';
import { decisionMessages as words } from '@quayside/contract/messages/decisions';
import { orderMessages } from '@quayside/contract/messages/orders';
import { paymentMessages } from '@quayside/contract/messages/payments';
import { moneyLabel } from '../../ui/facts/money-text.tsx';

export const kindOf = ({ kind }: Pick<Decision, 'kind'>): string => words.kinds[kind];

/** The title of a question about it. */
export const asked = (title: (kind: string, amount: string) => string, decision: Decision): string =>
  title(kindOf(decision), moneyLabel(decision.amount));

/** Codes of a payment or a cancellation in the catalogue's words; what somebody wrote as it is. */
export function reasonOf({ kind, reason }: Pick<Decision, 'kind' | 'reason'>): string {
  if (kind === 'PAYMENT')
    return reason
      .split(', ')
      .map((code) => labelIn(paymentMessages.reasons, code))
      .join(', ');
  return kind === 'CANCELLATION' ? labelIn(orderMessages.cancelReasons, reason) : reason;
}

const labelIn = (labels: Readonly<Record<string, string>>, code: string): string => labels[code] ?? code;
