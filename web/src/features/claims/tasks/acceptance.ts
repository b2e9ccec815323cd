import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { amountFrom, centsOf } from './decision.ts';

const words = claimFormMessages.answer;

type Acceptable = Pick<Claim, 'amount' | 'amountIfAccepted'> & {
  saleProcessingDetails: Pick<Claim['saleProcessingDetails'], 'refundedAmount'>;
};

/**
 * What accepting the claim comes to, in words: less than is claimed where refunds have left less of the goods. After an
 * appeal only what goes beyond the earlier refund moves.
 */
export function acceptanceOf({ amount, amountIfAccepted, saleProcessingDetails: { refundedAmount } }: Acceptable) {
  const given = amountIfAccepted ?? amount;
  const [all, before] = [centsOf(given.amount), centsOf(refundedAmount.amount)];
  const more = all > before ? moneyLabel({ ...given, amount: amountFrom(all - before) }) : null;
  const label = moneyLabel(given);
  const text = before === 0n ? words.acceptText(label) : words.acceptAgainText(label, moneyLabel(refundedAmount), more);
  return { text, question: words.confirmAccept(label) };
}
