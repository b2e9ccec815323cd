import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import type { Facts } from './analytics.rules.ts';

/** What visitors who agreed did. Nobody's own: no person and no company stands in it. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** The sender's id of the event: sent twice, it is kept once. */
    messageId: text().primaryKey(),
    type: text().notNull(),
    name: text().notNull(),
    path: text().notNull(),
    /** Random, of one browser since it agreed. */
    anonymousId: text().notNull(),
    facts: jsonb().$type<Facts>().notNull(),
    at: instant().notNull(),
    receivedAt: instant().notNull(),
  },
  (t) => [index('analytics_events_name').on(t.name, t.at), index('analytics_events_received').on(t.receivedAt)],
);
