/**
 * What is kept and for how long: the one table that "My data" shows, and that the jobs delete by. A change here changes both.
 * Whole years begin after the one something is of, as bookkeeping counts them.
 */
export type Term =
  | { readonly wholeYears: number }
  | { readonly days: number }
  /** As long as the account, or the company, is here. */
  | { readonly with: 'ACCOUNT' | 'COMPANY' };

export const retention = {
  account: { with: 'ACCOUNT' },
  sessions: { days: 30 },
  mails: { days: 90 },
  changes: { with: 'COMPANY' },
  trade: { wholeYears: 10 },
  talks: { wholeYears: 10 },
  company: { wholeYears: 10 },
  visits: { days: 400 },
} as const satisfies Readonly<Record<string, Term>>;
export type RetentionKind = keyof typeof retention;
export const retentionKinds = [
  'account',
  'sessions',
  'mails',
  'changes',
  'trade',
  'talks',
  'company',
  'visits',
] as const;

type Years = Extract<Term, { wholeYears: number }>;

/** The last day on which something of that moment is kept: 31 December, as an instant of that day. */
export const lastDayKept = (of: Date, { wholeYears }: Years): Date =>
  new Date(Date.UTC(of.getUTCFullYear() + wholeYears, 11, 31));

/** What ended before this has passed its date. */
export const keptSince = (now: Date, { wholeYears }: Years): Date =>
  new Date(Date.UTC(now.getUTCFullYear() - wholeYears, 0, 1));
