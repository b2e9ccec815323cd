import { counted } from '../count-label.ts';
import type { webhookProblems, webhookStatuses, webhookTypes } from '../webhook-values.ts';

/** What the server answers about webhooks, by code. */
export const webhookErrorMessages = {
  webhook_not_found: 'There is no such endpoint.',
  webhook_delivery_not_found: 'There is no such delivery.',
  webhook_url_refused:
    'Give an https address on port 443 that anybody on the internet can reach, without a user name and without a # part.',
  webhook_switched_off: 'This endpoint is switched off. Send it a test first: when the test arrives, it is on again.',
  too_many_webhooks: 'A company can have 5 endpoints. Delete one first.',
} as const;

const statuses: Readonly<Record<(typeof webhookStatuses)[number], string>> = {
  PENDING: 'Waiting',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
};
const problems: Readonly<Record<(typeof webhookProblems)[number], string>> = {
  TIMEOUT: 'No answer within 10 seconds',
  NO_CONNECTION: 'No connection',
  ADDRESS_REFUSED: 'Not a public address',
  SWITCHED_OFF: 'The endpoint was switched off',
};
const types: Readonly<Record<(typeof webhookTypes)[number], string>> = {
  'checkout.expired': 'A checkout expired',
  'order.placed': 'An order was placed',
  'order.paid': 'An order was paid',
  'order.ended': 'An order ended',
  'order.issue_answered': 'A question about an order was answered',
  'order.invoiced': 'An invoice or credit note was issued',
  'sale.requested': 'An order came in',
  'sale.declined': 'An order was declined',
  'sale.expired': 'An order expired',
  'sale.cancelled': 'An order was cancelled',
  'sale.confirmed_reduced': 'An order was confirmed with less',
  'shipment.moved': 'A shipment moved',
  'claim.decide': 'A claim was decided',
  'claim.accept': 'A claim was accepted by its seller',
  'webhook.test': 'A test',
};

/** The page of a company's webhooks. */
export const webhookMessages = {
  statuses,
  problems,
  types,
  guide: 'How to verify and answer a message',
  add: 'Add endpoint',
  addTitle: 'Add an endpoint',
  url: 'Address',
  urlHint: 'An https address on the public internet, such as https://erp.example/hooks.',
  urlMissing: 'Enter the address.',
  secretTitle: 'Your signing secret',
  secretText: 'We show it only once. Your program needs it to check that a message comes from us.',
  secretName: 'Signing secret',
  saved: 'I’ve saved it',
  endpoints: 'Endpoints',
  endpointColumns: { url: 'Address', state: 'State', added: 'Added', act: 'Actions' },
  on: 'On',
  failing: 'Failing',
  off: 'Switched off',
  failingSince: (day: string) => `Nothing has arrived since ${day}`,
  offText: 'Send a test: when it arrives, the endpoint is on again',
  twoSecrets: (day: string) => `Signed with the previous secret too until ${day}`,
  test: 'Send test',
  testOf: (url: string) => `Send a test to ${url}`,
  testSent: 'Test sent. What came back stands in the log below.',
  rotate: 'Renew secret',
  rotateOf: (url: string) => `Renew the secret of ${url}`,
  rotateTitle: 'Renew the secret?',
  rotateText: 'For 24 hours we sign with both secrets, so your program can change over without losing a message.',
  remove: 'Delete',
  removeOf: (url: string) => `Delete ${url}`,
  removeTitle: 'Delete this endpoint?',
  removeText: (url: string) => `We send nothing more to ${url}, and its log goes too. This can’t be undone.`,
  removed: 'Endpoint deleted.',
  none: 'Your programs are told of nothing yet.',
  noneText: 'Add an address of yours, and we send a message there when an order, shipment or claim changes.',
  failed: "We couldn't load your endpoints.",
  changeFailed: "We couldn't save that. Try again.",
  log: 'Sent in the last 30 days',
  logColumns: { type: 'Message', at: 'Sent', state: 'State', answer: 'Last answer', act: 'Replay' },
  to: (url: string) => `to ${url}`,
  tries: (count: number) => counted(count, 'try', 'tries'),
  nextTry: 'Next try',
  notTried: 'Not tried yet',
  status: (code: number) => `HTTP ${code}`,
  replay: 'Send again',
  replayOf: (type: string, at: string) => `Send again: ${type}, ${at}`,
  replayed: 'It will be sent again, with the same webhook-id.',
  logNone: 'Nothing was sent in the last 30 days.',
  logFailed: "We couldn't load the log.",
} as const;
