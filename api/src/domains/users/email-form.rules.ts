/** An e-mail address by its form: could it be one, is it thrown away after use, was it mistyped. Pure. */
import { emailAddress } from '@quayside/contract/common';

type Judged = {
  readonly email: string;
  readonly status: 'VALID' | 'INVALID' | 'DISPOSABLE';
  readonly didYouMean: string | null;
};

/** Services whose mailboxes live for minutes; the ones seen most. */
const disposable = new Set([
  '10minutemail.com',
  'dispostable.com',
  'getnada.com',
  'guerrillamail.com',
  'mailinator.com',
  'maildrop.cc',
  'sharklasers.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
]);
/** Where most private mailboxes are: a name one letter away is a slip. */
const wellKnown = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'gmx.de',
  'web.de',
  'live.com',
];

export function judgeEmail(typed: string): Judged {
  const parsed = emailAddress.safeParse(typed);
  const email = typed.trim().toLowerCase();
  const [local = '', domain = ''] = splitAtLast(email);
  const near = wellKnown.find((known) => known !== domain && isOneSlipAway(domain, known));
  const didYouMean = near && local !== '' ? `${local}@${near}` : null;
  if (!parsed.success) return { email, status: 'INVALID', didYouMean };
  return { email: parsed.data, status: disposable.has(domain) ? 'DISPOSABLE' : 'VALID', didYouMean };
}

function splitAtLast(email: string): [string, string] {
  const at = email.lastIndexOf('@');
  return at < 0 ? ['', email] : [email.slice(0, at), email.slice(at + 1)];
}

/** One letter more, less, other, or two neighbours exchanged. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
