import { type RetentionKind, retention, retentionKinds, type Term } from '../retention.ts';

const named: Readonly<Record<RetentionKind, { readonly kind: string; readonly why: string; readonly after: string }>> =
  {
    account: { kind: 'Your account', why: 'To let you sign in', after: 'Until you delete it' },
    sessions: { kind: 'Sessions and devices', why: 'To show where you are signed in', after: 'after they end' },
    mails: {
      kind: 'E-mails and text messages we sent',
      why: 'To answer questions about them',
      after: 'after they were sent',
    },
    changes: {
      kind: 'Your name at changes of the company',
      why: 'So that a company knows who did what',
      after: 'As long as the company is here',
    },
    trade: {
      kind: 'Orders, invoices and payments',
      why: 'Bookkeeping and tax law',
      after: 'after the year they ended',
    },
    talks: { kind: 'Messages and claims about orders', why: 'To settle disputes', after: 'with their order' },
    company: {
      kind: 'A company that left: profile, people, addresses, list of changes',
      why: 'Bookkeeping and tax law',
      after: 'after the year it left',
    },
    visits: { kind: 'Counted visits', why: 'Only after your yes, and without your name', after: '' },
  };
const termOf = (term: Term): string =>
  'wholeYears' in term ? `${term.wholeYears} years` : 'days' in term ? `${term.days} days` : '';
const kept = retentionKinds.map((key) => ({
  ...{ kind: named[key].kind, why: named[key].why },
  until: [termOf(retention[key]), named[key].after].filter((part) => part !== '').join(' '),
}));

export const personalDataMessages = {
  keepTitle: 'What we keep, and for how long',
  keepCaption: 'Data we keep',
  columns: { kind: 'What', why: 'Why', until: 'Until' },
  kept,
  takeTitle: 'Download your data',
  takeText:
    'Your account, where you are signed in, what we sent you in the last 90 days, and everything you did in the company, as ZIP archives with one file of JSON lines for each kind.',
  take: 'Collect my data',
  deleteTitle: 'Delete your account',
  deleteText:
    'You are signed out everywhere and can no longer sign in. Name, e-mail address and phone number are deleted from the account. What the table above names stays until its date.',
  lastOwner: 'If you are the only owner, make somebody else the owner first, or close the company below.',
  delete: 'Delete my account',
  confirmTitle: 'Delete your account?',
  password: 'Current password',
  passwordNeeded: 'Enter your current password.',
  deleteFailed: "We couldn't delete the account. Try again.",
  companyTakeTitle: 'Download the company’s data',
  companyTakeText:
    'Everything we keep about the company: profile, people, offers, orders, shipments, papers, payouts, claims, messages, changes and the files themselves, as ZIP archives with one file of JSON lines for each kind, except full bank account numbers: of those you get the last four characters.',
  companyTake: 'Collect company data',
  closeTitle: 'Close the company',
  closeText: (company: string) =>
    `${company} sells no more, and the accounts of all its people end at once. This can’t be undone.`,
  closeFirst: 'Open orders, claims, payouts and what is carried over to the next payout have to be settled first.',
  closeKept: (day: string) => `Orders, invoices, payments, messages and claims are kept until ${day}, as tax law asks.`,
  close: 'Close the company',
  closeConfirmTitle: 'Close the company?',
  closeFailed: "We couldn't close the company. Try again.",
} as const;
