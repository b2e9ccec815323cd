import { counted } from '../count-label.ts';
import type { InternalSeller } from '../internal-sellers.ts';

type Status = InternalSeller['status'];
type Event = InternalSeller['allowedEvents'][number];
type Reason = NonNullable<InternalSeller['pauseReason']>;

const statuses: Readonly<Record<Status, string>> = {
  ONBOARDING: 'Onboarding',
  IN_REVIEW: 'In review',
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  SUSPENDED: 'Suspended',
  REJECTED: 'Rejected',
  CLOSED: 'Closed',
};

const events: Readonly<Record<Event, { name: string; effect: string; needsNote: boolean; isHard: boolean }>> = {
  approve: { name: 'Approve', effect: 'Its offers go live at once.', needsNote: false, isHard: false },
  send_back: {
    name: 'Send back',
    effect: 'The company sees your note and submits again.',
    needsNote: true,
    isHard: false,
  },
  reject: { name: 'Reject', effect: 'Its people can no longer sign in.', needsNote: true, isHard: true },
  pause: {
    name: 'Pause',
    effect: 'Buyers no longer see its offers. Open orders, papers, payments and claims go on.',
    needsNote: false,
    isHard: false,
  },
  resume: { name: 'Resume', effect: 'Its offers are seen again at once.', needsNote: false, isHard: false },
  suspend: {
    name: 'Suspend',
    effect:
      'Buyers no longer see its offers, and it gets no new orders. Open orders, payments and claims go on; offers, company facts and bank details can’t be changed.',
    needsNote: true,
    isHard: true,
  },
  reinstate: { name: 'Reinstate', effect: 'It sells again at once.', needsNote: false, isHard: false },
  close: {
    name: 'Close',
    effect: 'Its people can no longer sign in. It must have no open order, claim or payout, and nothing carried over.',
    needsNote: true,
    isHard: true,
  },
};

const reasons: Readonly<Record<Reason, string>> = {
  HOLIDAY: 'Holiday',
  SELLER_REQUEST: 'The seller asked for it',
  EXPIRED_ORDERS: 'Orders expired',
  HIGH_DECLINE_RATE: 'Too many declined orders',
  HIGH_CLAIM_RATE: 'Too many claims',
  STALE_STOCK_LIST: 'Stock list out of date',
  MISSING_DOCUMENTS: 'Papers are missing',
  INVALID_VAT: 'VAT number not valid',
  INVALID_BANK_DETAILS: 'Bank details not valid',
  OPEN_DISPUTE: 'Open dispute',
  COMPLIANCE_REVIEW: 'Compliance review',
  OTHER: 'Another reason',
};

export const internalSellerMessages = {
  title: 'Sellers',
  intro: 'Every selling company: who may sell, who is paused and why.',
  all: 'All',
  waiting: 'Waiting for us',
  caption: 'Selling companies by name',
  columns: { name: 'Company', status: 'Status', country: 'Country', profile: 'For payments', since: 'Since' },
  search: 'Search sellers',
  searchHint: 'Company name',
  status: 'Status',
  anyStatus: 'Any status',
  statuses,
  events,
  reasons,
  complete: 'Complete',
  missing: (pages: number) => `${counted(pages, 'page')} missing`,
  pausedFor: (reason: string) => `Paused: ${reason}`,
  until: (at: string) => `until ${at}`,
  untilResolved: 'until resolved',
  note: 'Last note to the company',
  none: 'No seller of that kind.',
  failed: "We couldn't load the sellers.",
  failedOne: "We couldn't load this seller.",
  facts: {
    country: 'Country',
    currency: 'Currency',
    fee: 'Fee',
    vat: 'VAT number',
    since: 'With us since',
    owesUs: 'Owes us',
    isOwed: 'Is owed',
  },
  noVat: 'not given',
  whatNow: 'Change status',
  nothing: 'Nothing can be changed here.',
  reason: 'Reason',
  end: 'Ends on',
  endHint: 'Leave it empty: until resolved.',
  say: 'Note to the company',
  sayNeeded: 'Tell the company why.',
  moved: (name: string, status: string) => `${name} is now: ${status}.`,
  moveFailed: "We couldn't change that. Try again.",
  risk: {
    title: 'Risk flag',
    isSet: 'Every payment of this company waits for our approval',
    never: 'Not set. Payments wait only above the limits and after new bank details.',
    by: (note: string, person: string, at: string) => `${note} (${person}, ${at})`,
    set: 'Set risk flag',
    remove: 'Remove risk flag',
    setEffect: 'From now on each payment of this company waits until one of us approves it. The company is not told.',
    removeEffect: 'Payments go out without approval again. Those already waiting still need one.',
    why: 'Why?',
    whyHint: 'Only our own people read this.',
    whyNeeded: 'Say why, for whoever approves the next payment.',
    changed: (name: string, isSet: boolean) => `Risk flag of ${name} ${isSet ? 'set' : 'removed'}`,
    badge: 'Risk flag',
  },
  debts: {
    tab: 'Debts',
    intro:
      'We deduct active sellers’ debts from their next payouts. Record bank payments from the others here; a second person can undo a mistake.',
    caption: 'Sellers that owe us or paid by bank',
    owed: 'Owes us',
    paid: 'Nothing',
    nothing: 'Nothing owed.',
    act: 'Details',
    open: 'Open',
    openOf: (name: string) => `Open debts of ${name}`,
    none: 'No seller owes us anything.',
    noneText: 'Costs and refunds not yet deducted from a payout appear here.',
    failed: 'There was an error loading what sellers owe, please try again.',
  },
  debt: {
    title: 'Owes us',
    text: 'We deduct this from its next payouts. A company that no longer sells pays by bank: record the payment, then you can close the company.',
    open: 'Record a payment',
    openOf: (amount: string) => `Record a payment of ${amount}`,
    owes: (amount: string) => `It owes us ${amount}.`,
    amount: 'Amount received',
    amountNeeded: 'Enter the amount received.',
    reference: 'Statement reference',
    referenceHint: 'As shown on our bank statement.',
    referenceNeeded: 'Enter the statement reference.',
    save: 'Record payment',
    saved: (amount: string) => `Payment of ${amount} recorded.`,
    notOwed: 'The company owes us nothing in this currency.',
    tooMuch: 'That is more than the company owes us.',
    limit: 'One person records at most 100,000.00 for one company. Ask a colleague to record the rest.',
    already: 'A payment of this company is already recorded under this reference.',
    recorded: 'Payments recorded',
    line: (reference: string, at: string) => `${reference}, ${at}`,
    takenBack: 'taken back',
    takeBack: 'Take back',
    takeBackOf: (reference: string) => `Take back: ${reference}`,
    takeBackTitle: (amount: string) => `Take back ${amount}`,
    takeBackText: 'The company owes this again. The record stays, with your reason.',
    reason: 'Reason',
    reasonNeeded: 'Give a reason.',
    takenBackNow: (amount: string) => `${amount} taken back: the company owes it again.`,
    notNoted: 'No payment has this reference.',
    own: 'You recorded this payment yourself. Ask a colleague to take it back.',
  },
  feeAsked: (fee: string, from: string) => `The company requests a fee of ${fee} % from ${from}.`,
  agree: 'Agree',
  refuse: 'Refuse',
  feeAgreed: 'The fee was agreed.',
  feeRefused: 'The fee was refused.',
} as const;

/** Why the system paused a company; the seller reads it. */
export const automaticPauseMessages = {
  expired: (count: number) =>
    `${count} orders expired within 30 days. Tell us what kept you from answering, and we let you sell again.`,
  declined: (declined: number, decided: number) =>
    `${declined} of the last ${decided} orders were declined, more than 10 %. Bring your stock list up to date and write to us.`,
  claimed:
    'Claims of the last 30 days are above 3 % of what you sold. Write to us, so that we find the reason together.',
  invalidVat:
    'The VAT register does not know the number of your company any more. Correct it on the page Company registration: a quarter of an hour after the register knows it you sell again.',
  staleList:
    'All your offers have ended: their list is more than 30 days old. Send a new list or confirm them: within a quarter of an hour you sell again.',
};
