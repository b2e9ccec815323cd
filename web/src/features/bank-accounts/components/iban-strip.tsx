import { ibanParts, inFours } from '@quayside/contract/iban-values';
import { profileMessages } from '@quayside/contract/messages/profile';
import { CodeParts } from '../../../ui/facts/code-parts.tsx';

const words = profileMessages.bank.parts;

/** What has been typed of an IBAN, part by part, and whether its check digits are right. */
export function IbanStrip({ typed }: { typed: string }) {
  const parts = ibanParts(typed);
  if (!parts) return null;
  const { country, checkDigits, bank, account, length, wanted, isRight } = parts;
  const isWhole = isRight || (wanted !== null && length >= wanted);
  const told = [
    { name: words.country, code: country },
    { name: words.checkDigits, code: checkDigits },
    { name: words.bank, code: inFours(bank) },
    { name: words.account, code: inFours(account) },
  ].filter(({ code }) => code !== '');
  const verdict = isRight ? words.right(length) : isWhole ? words.wrong : words.soFar(length, wanted);
  return <CodeParts parts={told} tone={isRight ? 'right' : isWhole ? 'wrong' : 'open'} verdict={verdict} />;
}
