/** Words of notifications: on the bell, on their page, in mails. */
import type { MailKind, NotificationType } from '../notifications.ts';
import type { MailText } from './mails.ts';

const of = (order: string | null) => (order === null ? 'your order' : `order ${order}`);

export const notificationMessages = {
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${countOf(unread)} unread`),
  count: (unread: number) => countOf(unread),
  all: 'All',
  unread: 'Unread',
  preferences: 'E-mail',
  views: 'Parts of this page',
  seeAll: 'See all',
  markAllRead: 'Mark all as read',
  empty: 'Nothing new. What needs you appears here.',
  emptyUnread: 'You have read everything.',
  failed: 'There was an error loading your notifications, please try again.',
  readFailed: 'There was an error updating your notifications, please try again.',
  preferencesIntro: 'Choose what also comes by e-mail. On this page you always see everything.',
  preferencesFailed: 'There was an error loading your e-mail settings, please try again.',
  preferencesSaved: 'E-mail settings saved',
  preferencesNotSaved: 'There was an error updating your e-mail settings, please try again.',
  noPreferences: 'No e-mails can be chosen for this account.',
  until: 'until',
  kinds: {
    NEW_SALE: 'A new order arrives',
    EXPIRING_24H: 'An order expires in 24 hours of working time',
    EXPIRING_4H: 'An order expires in 4 hours of working time',
    EXPIRED: 'An order has expired',
    PAYMENT_APPROVED: 'A payment is approved',
    PAYMENT_REJECTED: 'A payment is not approved',
    PAYOUT_PAID: 'A payout has reached the bank',
    PAYOUT_FAILED: 'A payout has failed',
    PAYOUT_REVERSED: 'A paid order is refunded',
    DISCREPANCY: 'The warehouse found a difference',
    CLAIM_OPENED: 'A claim is opened',
    CLAIM_DUE: 'A claim needs an answer soon',
    CLAIM_DECIDED: 'A claim is decided',
    PAUSED: 'The company is paused',
    RESUMED: 'The company sells again',
    LOST_RANK: 'An offer has lost its rank',
    STOCK_TASK_DONE: 'A stock list is done',
    LIST_ENDING: 'A stock list ends in 7 or 2 days',
    LIST_ENDED: 'Offers ended because their list is too old',
    TARGET_MET: 'A product on the watchlist met its target',
    BANK_CHANGED: 'The bank details were changed',
    MESSAGE: 'Quayside answers a message',
    DAILY_DIGEST: 'A summary of what needs you, each working day at 7 in the morning',
  } satisfies Record<MailKind, string>,
  texts: {
    NEW_SALE: (order) => `New ${of(order)}`,
    EXPIRING_24H: (order) => `24 hours left for ${of(order)}`,
    EXPIRING_4H: (order) => `Only 4 hours left for ${of(order)}`,
    EXPIRED: (order) => `The deadline of ${of(order)} has passed: it expired`,
    PAYMENT_APPROVED: (order) => `The payment of ${of(order)} is approved`,
    PAYMENT_REJECTED: (order) => `The payment of ${of(order)} was not approved`,
    PAYOUT_PAID: (order) => `The payout of ${of(order)} has reached your bank`,
    PAYOUT_FAILED: (order) => `The payout of ${of(order)} has failed`,
    PAYOUT_REVERSED: (order) => `A refund of ${of(order)} is deducted from your next payout`,
    DISCREPANCY: (order) => `The warehouse found a difference in ${of(order)}`,
    CLAIM_OPENED: (order) => `A claim about ${of(order)} is opened`,
    CLAIM_DUE: (order) => `Your answer to the claim about ${of(order)} is due`,
    CLAIM_DECIDED: (order) => `The claim about ${of(order)} is decided`,
    PAUSED: () => 'Your company is paused',
    RESUMED: () => 'Your company sells again',
    LOST_RANK: () => 'An offer of yours has lost its rank',
    STOCK_TASK_DONE: () => 'Your stock list is done',
    LIST_ENDING: () => 'Your stock list ends soon: confirm it or send a new one',
    LIST_ENDED: () => 'Offers of yours have ended: their list is more than 30 days old',
    TARGET_MET: () => 'A product you watch has met its target',
    BANK_CHANGED: () => 'The bank details of your company were changed',
    MESSAGE: (order) => `Quayside answered you about ${of(order)}`,
  } satisfies Record<NotificationType, (order: string | null) => string>,
  unsubscribe_link_invalid: 'This link is not complete. Change your e-mail settings under Notifications instead.',
  unsubscribe: {
    title: 'E-mail settings',
    ask: 'Do you want to get these e-mails no longer?',
    confirm: 'Unsubscribe',
    done: 'Done. You will get these e-mails no longer; everything still appears under Notifications.',
    failed: 'Something went wrong. Please try again.',
  },
} as const;

function countOf(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}

/** Every mail that can be unsubscribed from ends with how. */
const mail = (subject: string, unsubscribeLink: string, ...paragraphs: readonly string[]): MailText => ({
  subject,
  body: [
    ...paragraphs,
    'Quayside',
    `You get this because of your e-mail settings. Unsubscribe: ${unsubscribeLink}`,
  ].join('\n\n'),
});

export const notificationMails = {
  one: (type: NotificationType, order: string | null, deadline: string | null, link: string, unsubscribeLink: string) =>
    mail(
      notificationMessages.texts[type](order),
      unsubscribeLink,
      ...(deadline === null ? [] : [`The deadline is ${deadline}.`]),
      link,
    ),
  digest: (digest: {
    readonly day: string;
    readonly counts: readonly string[];
    readonly soonest: readonly string[];
    readonly link: string;
    readonly unsubscribeLink: string;
  }) =>
    mail(
      `What needs you today: ${digest.counts.join(', ')}`,
      digest.unsubscribeLink,
      `Open at Quayside on ${digest.day}:`,
      digest.counts.join('\n'),
      ...(digest.soonest.length === 0 ? [] : [['Soonest deadlines:', ...digest.soonest].join('\n')]),
      digest.link,
    ),
} as const;
