/**
 * What a person is told: on the bell, and by e-mail as the person prefers. Types: the domain page, section 16;
 * `PAYOUT_REVERSED` is ours, for the refund after payment of section 13; so are `LIST_ENDING` and `LIST_ENDED` (section 9),
 * `TARGET_MET` (the watchlist's), `STOCK_TASK_WAITING` (a feed that needs a person), and what else happens to an order without its seller: `SALE_CANCELLED`, `NOT_SHIPPED`, `GOODS_BACK`,
 * `REPLACEMENT_ASKED`, `SHIPMENT_TROUBLE`, `PACKAGE_MISSING`, `GOODS_DECIDED`, `CLAIM_APPEALED`.
 */
import { z } from 'zod';
import { instant, listOf, pageQuery, qid } from './common.ts';
import { pauseReasons } from './users.ts';

export const notificationTypes = [
  'NEW_SALE',
  'EXPIRING_24H',
  'EXPIRING_4H',
  'EXPIRED',
  'SALE_CANCELLED',
  'NOT_SHIPPED',
  'GOODS_BACK',
  'REPLACEMENT_ASKED',
  'SHIPMENT_TROUBLE',
  'PAYMENT_APPROVED',
  'PAYMENT_REJECTED',
  'PAYOUT_PAID',
  'PAYOUT_FAILED',
  'PAYOUT_REVERSED',
  'DISCREPANCY',
  'PACKAGE_MISSING',
  'GOODS_DECIDED',
  'CLAIM_OPENED',
  'CLAIM_DUE',
  'CLAIM_DECIDED',
  'CLAIM_APPEALED',
  'PAUSED',
  'RESUMED',
  'LOST_RANK',
  'STOCK_TASK_DONE',
  'STOCK_TASK_WAITING',
  'LIST_ENDING',
  'LIST_ENDED',
  'TARGET_MET',
  'BANK_CHANGED',
  'MESSAGE',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** What can be had by e-mail or not: each type, and the daily summary of what waits. */
export const mailKinds = [...notificationTypes, 'DAILY_DIGEST'] as const;
export type MailKind = (typeof mailKinds)[number];
/** Owners get a mail of these whatever they chose: they are about money that was asked for, and say why. */
export const alwaysMailed = ['PAYMENT_APPROVED', 'PAYMENT_REJECTED', 'BANK_CHANGED'] as const satisfies MailKind[];

export const notification = z
  .strictObject({
    qid,
    type: z.enum(notificationTypes),
    order: z.string().nullable().meta({ description: 'Number of the order it is about' }),
    saleQid: qid.nullable(),
    claimQid: qid.nullable(),
    deadline: instant.nullable().meta({ description: 'By when something is to be done' }),
    pause: z
      .strictObject({ reason: z.enum(pauseReasons), end: instant.nullable(), note: z.string() })
      .nullable()
      .meta({ description: 'Of PAUSED: why, until when as far as it is known, and what we wrote' }),
    createdAt: instant,
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;
export const notificationList = listOf(notification)
  .extend({ unread: z.int().meta({ description: 'All that are unread, at most 100' }) })
  .meta({ id: 'NotificationList' });
export type NotificationList = z.infer<typeof notificationList>;

export const notificationQuery = pageQuery.extend({
  unread: z.enum(['true', 'false']).default('false').meta({ description: 'true: only what was not read yet' }),
});
export type NotificationQuery = z.infer<typeof notificationQuery>;

/** Marks these as read, or all of them when none is named. */
export const readNotificationsBody = z.strictObject({ qids: z.array(qid).min(1).max(100).optional() });
export const readNotificationsAnswer = z.strictObject({ unread: z.int() });

const offeredKind = z.enum(mailKinds).exclude(alwaysMailed);
export type OfferedKind = z.infer<typeof offeredKind>;
const preference = z.strictObject({ kind: offeredKind, email: z.boolean() });
export const mailPreferences = z.strictObject({ preferences: z.array(preference) }).meta({ id: 'MailPreferences' });
export type MailPreferences = z.infer<typeof mailPreferences>;
export const mailPreferencesBody = z.strictObject({
  preferences: z.array(preference).min(1).max(offeredKind.options.length),
});

/** The link at the foot of a mail, and what mail programs call for the reader (RFC 8058). */
export const unsubscribeQuery = z.strictObject({ token: z.string().max(400) });
