import type { AuditAction } from '../audit-values.ts';
import { counted, countLabel } from '../count-label.ts';
import { shellMessages } from './shell.ts';

const actions: Readonly<Record<AuditAction, string>> = {
  TEAM_INVITED: 'Invited',
  TEAM_INVITATION_RENEWED: 'Invitation sent again',
  TEAM_INVITATION_WITHDRAWN: 'Invitation withdrawn',
  TEAM_JOINED: 'Joined',
  TEAM_ROLE_CHANGED: 'Role changed',
  TEAM_REMOVED: 'Removed from the team',
  TEAM_LEFT: 'Left, account deleted',
  COMPANY_CHANGED: 'Company changed',
  FEE_ASKED: 'Fee requested',
  STATUS_CHANGED: 'Selling status changed',
  BANK_CHANGED: 'Bank details changed',
  ADDRESS_ADDED: 'Address added',
  ADDRESS_CHANGED: 'Address changed',
  ADDRESS_REMOVED: 'Address removed',
  API_KEY_MADE: 'API key created',
  API_KEY_REVOKED: 'API key revoked',
  WEBHOOK_ADDED: 'Webhook added',
  WEBHOOK_REMOVED: 'Webhook deleted',
  WEBHOOK_SECRET_RENEWED: 'Secret of a webhook renewed',
  SECOND_FACTOR_REMOVED: 'Second factor removed by us',
  STAFF_VIEW_STARTED: 'Started to view the company as you see it',
  STAFF_VIEW_ENDED: 'Stopped viewing the company',
  STAFF_READ: 'Looked at',
  DATA_COPIED: 'Asked for a copy of all data',
  DATA_DELETED: 'Deleted, its time was over',
};

/** Fields of what was changed, by the name the API has for them. */
const fields: Readonly<Record<string, string>> = {
  role: 'Role',
  until: 'Until',
  status: 'Status',
  pauseReason: 'Reason',
  expectedPauseEnd: 'Pause ends',
  statusNote: 'Note',
  account: 'Account',
  fee: 'Fee',
  name: 'Company name',
  registrationNumber: 'Registration number',
  vatNumber: 'VAT number',
  vatStatus: 'VAT check',
  vatCompanyName: 'Name at the VAT register',
  discountBasisPoints: 'Discount in basis points',
  sellTo: 'Sell to',
  sellToRegions: 'Sell to, regions',
  sellToCountries: 'Sell to, countries',
  shipDirectToRegions: 'Ship direct to, regions',
  shipDirectToCountries: 'Ship direct to, countries',
  shippingFrom: 'Shipping from',
  terms: 'Minimum order and shipping cost',
  scopes: 'Rights',
  address: 'Address',
  uses: 'Used for',
};

const kinds: Readonly<Record<string, string>> = {
  ORDER: 'an order',
  DOCUMENT: 'a document',
  PAPER: 'a paper of an order',
  CONVERSATION: 'a conversation',
  PAYOUT: 'a payout',
  CLAIM: 'a claim',
  COMPANY: 'the company’s profile',
  WITHDRAWAL: 'a withdrawal',
  QUESTION: 'a question about an order',
  CREDIT: 'an application for credit',
};

export const auditMessages = {
  title: 'Audit log',
  caption: 'Changes, newest first',
  columns: { at: 'When', person: 'Who', action: 'What', changes: 'Before and after' },
  columnsOfFile: ['Number', 'When (UTC)', 'What', 'Who', 'Of Quayside', 'About', 'Before and after'],
  actions,
  fieldOf: (field: string): string => fields[field] ?? field,
  /** What our own people looked at is kept by kind. */
  subjectOf: (action: AuditAction, subject: string): string =>
    action === 'STAFF_READ' ? (kinds[subject] ?? subject) : subject,
  /** What a run deleted of the company. */
  deleted: ({
    orders,
    claims,
    files,
    payments,
  }: Readonly<Record<'orders' | 'claims' | 'files' | 'payments', number>>) =>
    [counted(orders, 'order'), counted(payments, 'payment'), counted(claims, 'claim'), counted(files, 'file')].join(
      ', ',
    ),
  ours: 'Quayside staff',
  nothing: 'nothing',
  all: 'Everything',
  filter: 'What',
  save: 'Save as CSV',
  saveFailed: "We couldn't save the audit log. Try again.",
  check: 'Verify the log',
  intact: (entries: number) =>
    entries === 1 ? 'The 1 entry is intact.' : `All ${countLabel(entries)} entries are intact and in order.`,
  broken: (entry: number) => `Entry ${entry} does not follow from the one before. Contact us straight away.`,
  checkFailed: "We couldn't verify the log. Try again.",
  empty: 'No changes yet.',
  noneFound: 'No changes of this kind.',
  failed: "We couldn't load the audit log.",
  latest: 'Latest changes',
} as const;

/** The page where those who look after the audit see who of us looked at what. */
export const staffReadMessages = {
  title: shellMessages.staffReads,
  intro: 'Who on our staff looked at which company’s data. Entries can’t be changed or deleted.',
  caption: 'What staff looked at, newest first',
  columns: { at: 'When', person: 'Who', kind: 'Looked at', company: 'Company' },
  kindOf: (kind: string): string => kinds[kind] ?? kind,
  all: 'Show all companies',
  only: (company: string) => `Show only ${company}`,
  none: 'Nobody has looked at anything yet.',
  failed: "We couldn't load this. Try again.",
} as const;
