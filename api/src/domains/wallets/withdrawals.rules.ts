/** Pure rules of a withdrawal (domain page, section 12: two steps; four eyes above the limit). */
import type { WithdrawalAction, WithdrawalNextAction, WithdrawalStatus } from '@quayside/contract/order-values';
import { days, hours, type Instant, minutes, plus } from '../../kernel/clock.ts';

export const codeLifetime = minutes(10);
const mostTries = 5;

type Asked = { readonly status: WithdrawalStatus; readonly tries: number; readonly askedAt: Instant };

/** Its time is over, or it was guessed at too often. */
export const hasCodeEnded = ({ tries, askedAt }: Omit<Asked, 'status'>, now: Instant): boolean =>
  tries >= mostTries || plus(askedAt, codeLifetime) <= now;

export const withdrawalActionsOf = (asked: Asked, now: Instant): WithdrawalAction[] =>
  asked.status === 'ASKED' && !hasCodeEnded(asked, now) ? ['CONFIRM'] : [];

const awaited: Readonly<Partial<Record<WithdrawalStatus, WithdrawalNextAction>>> = {
  ...{ IN_REVIEW: 'WAIT_FOR_REVIEW', APPROVED: 'WAIT_FOR_BANK', PROCESSING: 'WAIT_FOR_BANK' },
  UNRESOLVED: 'WAIT_FOR_BANK',
};

export const nextActionOf = (asked: Asked, now: Instant): WithdrawalNextAction =>
  withdrawalActionsOf(asked, now)[0] ?? awaited[asked.status] ?? 'NONE';

/** What leaves a wallet within it counts together toward the four-eyes limit. */
export const summedFor = days(1);

/** What the bank's word means for it: nothing yet, or its end. */
export function endOf(state: string): 'PAID' | 'FAILED' | null {
  if (state === 'outgoing_payment_sent') return 'PAID';
  return ['funds_refunded', 'cancelled', 'charged_back'].includes(state) ? 'FAILED' : null;
}

/** Silent for so long, the bank is no longer asked: our own people look at the statement (docs/decisions/0006). */
const silenceLimit = hours(24);

/** Whether nobody has answered for a day. */
export function isSilentTooLong(
  { sentAt, answeredAt, askedAt }: Readonly<Record<'sentAt' | 'answeredAt', Instant | null>> & { askedAt: Instant },
  now: Instant,
): boolean {
  return plus(answeredAt ?? sentAt ?? askedAt, silenceLimit) <= now;
}

/** What companies are in law, as banks print it or leave it out. */
const legalForms =
  /(?:gmbh(?:cokg)?|mbh|ag|kg|ohg|ug|bv|nv|cv|vof|sarl|sas|sa|sasu|eurl|srl|spa|snc|sl|sau|slu|lda|ltd|limited|plc|llp|llc|inc|oy|oyj|ab|aps|as|asa|spzoo|sro|doo|dd|kft|zrt|ood|eood|uab|ou|sia)$/;
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th' };

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ßæœøłđþ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether the account is the company's own: money goes to nobody else (domain page, section 12: a verified bank account).
 * Capitals, signs, accents and the legal form may differ, because banks print names in their own way.
 */
export function isOwnAccount(holder: string, companyName: string): boolean {
  const [ours, theirs] = [plain(holder), plain(companyName)];
  return ours !== '' && (ours === theirs || withoutForm(ours) === withoutForm(theirs));
}

const withoutForm = (name: string): string => name.replace(legalForms, '') || name;
