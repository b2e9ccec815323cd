import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { moneyLabel } from '../../../ui/money-text.tsx';

const words = claimFormMessages.answer;

/** What accepting the claim comes to, in words: less than is claimed where refunds have left less of the goods. */
export function acceptanceOf({ amount, amountIfAccepted }: Pick<Claim, 'amount' | 'amountIfAccepted'>) {
  const given = moneyLabel(amountIfAccepted ?? amount);
  return { text: words.acceptText(given), question: words.confirmAccept(given) };
}
