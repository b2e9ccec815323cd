/** What people were told, what they want by e-mail, and which days' summaries were sent. */
import { mailKinds, notificationTypes } from '@quayside/contract/notifications';
import { pauseReasons } from '@quayside/contract/users';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const notifications = pgTable(
  'notifications',
  {
    sellerId: sellerId(),
    userId: uuid().notNull(),
    id: uuid().notNull(),
    type: text({ enum: notificationTypes }).notNull(),
    /** What it tells of, once per person: the event, or the type and the order. */
    key: text().notNull(),
    saleId: uuid(),
    claimId: uuid(),
    orderNumber: text(),
    deadline: instant(),
    /** Of a pause: why, until when as far as it is known, and what was written to the company with it. */
    pauseReason: text({ enum: pauseReasons }),
    pauseEnd: instant(),
    pauseNote: text(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.userId, t.id] }),
    uniqueIndex('notifications_once').on(t.sellerId, t.key, t.userId),
    index('notifications_unread').on(t.sellerId, t.userId, t.id).where(sql`"read_at" is null`),
    tenantPolicy('notifications', 'seller_id'),
  ],
).enableRLS();

/** Only what a person chose; the rest is as `defaultMails` says. */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    sellerId: sellerId(),
    userId: uuid().notNull(),
    kind: text({ enum: mailKinds }).notNull(),
    email: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.userId, t.kind] }), tenantPolicy('mail_preferences', 'seller_id')],
).enableRLS();

/** The days of a company whose summary is done, sent or empty: none is sent twice. */
export const digestDays = pgTable(
  'digest_days',
  { sellerId: sellerId(), day: date().notNull(), at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.sellerId, t.day] }), tenantPolicy('digest_days', 'seller_id')],
).enableRLS();
