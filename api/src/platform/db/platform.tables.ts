/** Tables of the plumbing: outbox, idempotency, and the embedded defaults of mail and payments. */
import { currencies } from '@quayside/contract/common';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from './columns.ts';

/** An event that others subscribe to; written in the transaction of the change it tells about. */
export const outbox = pgTable('outbox', {
  id: uuid().primaryKey(),
  topic: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant().notNull(),
});

/** One row per subscriber that has handled an event: its effect happens once. */
export const outboxHandled = pgTable(
  'outbox_handled',
  { eventId: uuid().notNull(), subscriber: text().notNull(), at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.eventId, t.subscriber] })],
);

/** Key, fingerprint and answer of a write that must not happen twice; kept 72 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: uuid().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    /** The answer as text: a replay is byte-identical. Null while the first request runs. */
    answer: text(),
    status: integer(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.operation, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
);

/** Mail and text messages of the embedded outbox, readable at /dev/outbox/ in development. */
export const messagesSent = pgTable(
  'messages_sent',
  {
    id: uuid().primaryKey(),
    channel: text({ enum: ['EMAIL', 'SMS'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** How people see a mail; null: a text message, or one that a relay sent. */
    html: text(),
    headers: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: instant().notNull(),
  },
  (t) => [index('messages_sent_recipient').on(t.recipient, t.createdAt), index('messages_sent_at').on(t.createdAt)],
);

/** Messages of outside services by their own id: each is handled once. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  { id: text().primaryKey(), at: instant().notNull() },
  (t) => [index('webhook_deliveries_at').on(t.at)],
);

/** Transfers of the embedded payment provider; the id is the caller's own, so the same one never pays twice. */
export const providerTransfers = pgTable(
  'provider_transfers',
  {
    id: uuid().primaryKey(),
    account: text().notNull(),
    holder: text().notNull().default(''),
    amountMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    reference: text().notNull(),
    status: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('provider_transfers_at').on(t.createdAt)],
);

/** Pickups of the embedded carriers; the id is the caller's own, so the same booking is never collected twice. */
export const carrierPickups = pgTable(
  'carrier_pickups',
  {
    id: uuid().primaryKey(),
    carrier: text().notNull(),
    /** Country and city: what a driver goes round in a day. */
    place: text().notNull(),
    pickupDate: text().notNull(),
    status: text({ enum: ['pending', 'scheduled', 'cancelled'] }).notNull(),
    country: text().notNull(),
    timeZone: text().notNull(),
    transitDays: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('carrier_pickups_slot').on(t.place, t.carrier, t.pickupDate)],
);

/** Accounts the embedded payment provider pays to; their numbers are sealed with a key of the server. */
export const providerRecipients = pgTable('provider_recipients', {
  id: text().primaryKey(),
  kind: text().notNull(),
  holder: text().notNull(),
  country: text().notNull(),
  currency: text().notNull(),
  sealed: text().notNull(),
  createdAt: instant().notNull(),
});

/** Newsletter subscribers: the embedded default of the marketing-forms port. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text().primaryKey(),
  page: text(),
  createdAt: instant().notNull(),
  /** Null: whoever has the address has not agreed yet, and gets no letter. */
  confirmedAt: instant(),
});

/** Tickets of the embedded support service. */
export const supportTickets = pgTable('support_tickets', {
  id: uuid().primaryKey(),
  number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1_001 }),
  mailbox: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  requesterName: text().notNull(),
  requesterEmail: text().notNull(),
  tags: text().array().notNull(),
  createdAt: instant().notNull(),
});
