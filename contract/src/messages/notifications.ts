/** Words of notifications: on the bell, on their page, in mails. */
import type { NotificationType } from '../notifications.ts';

const of = (order: string | null) => (order === null ? 'your order' : `order ${order}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
  noPreferences: 'There are no e-mails to choose for this account.',
  until: 'until',
  texts: {
    NEW_SALE: (order) => `New ${of(order)}`,
    EXPIRING_24H: (order) => `${capital(of(order))} expires soon`,
    EXPIRING_4H: (order) => `${capital(of(order))} is about to expire`,
    EXPIRED: (order) => `${capital(of(order))} expired`,
    SALE_CANCELLED: (order) => `${capital(of(order))} is cancelled: do not send it`,
    NOT_SHIPPED: (order) => `${capital(of(order))} is paid and not sent: ship it and add its tracking numbers`,
    GOODS_BACK: (order) => `Goods of ${of(order)} came back: ship them again, or the order ends`,
    REPLACEMENT_ASKED: () => 'Another seller is short of goods you sell: offer yours',
    SHIPMENT_TROUBLE: (order) => `A shipment of ${of(order)} is delayed or coming back`,
    PAYMENT_APPROVED: (order) => `Payment for ${of(order)} approved`,
    PAYMENT_REJECTED: (order) => `Payment for ${of(order)} not approved`,
    PAYOUT_PAID: (order) => `The payout of ${of(order)} has reached your bank`,
    PAYOUT_FAILED: (order) => `The payout of ${of(order)} has failed`,
    PAYOUT_REVERSED: (order) => `A refund of ${of(order)} is deducted from your next payout`,
    DISCREPANCY: (order) => `The warehouse found a difference in ${of(order)}`,
    PACKAGE_MISSING: (order) => `A package of ${of(order)} has not reached the warehouse`,
    GOODS_DECIDED: (order) => `The warehouse decided what happens to goods of ${of(order)}`,
    CLAIM_OPENED: (order) => `New claim about ${of(order)}`,
    CLAIM_DUE: (order) => `Your answer to the claim about ${of(order)} is due`,
    CLAIM_DECIDED: (order) => `We decided the claim about ${of(order)}`,
    CLAIM_APPEALED: (order) => `The buyer appealed: we are reviewing the claim about ${of(order)} again`,
    PAUSED: () => 'Your company is paused',
    RESUMED: () => 'Your company sells again',
    LOST_RANK: () => 'One of your offers lost its rank',
    STOCK_TASK_DONE: () => 'Your stock list is done',
    STOCK_TASK_WAITING: () => 'A stock list arrived automatically and needs you: it is not applied yet',
    LIST_ENDING: () => 'Your stock list ends soon: confirm it or send a new one',
    LIST_ENDED: () => 'Some of your offers ended: their list is more than 30 days old',
    TARGET_MET: () => 'A product you watch has met its target',
    BANK_CHANGED: () => 'The bank details of your company were changed',
    MESSAGE: (order) => `Quayside answered you about ${of(order)}`,
  } satisfies Record<NotificationType, (order: string | null) => string>,
  pausedFor: (reason: string) => `Your company is paused: ${reason}`,
  pausedUntil: 'until',
  unsubscribe_link_invalid: 'This link is not complete. Change your e-mail settings under Notifications instead.',
  unsubscribe: {
    title: 'E-mail settings',
    ask: 'Stop these e-mails?',
    confirm: 'Unsubscribe',
    done: 'Done. These e-mails stop; everything still appears under Notifications.',
    failed: 'Something went wrong. Please try again.',
  },
} as const;

function countOf(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
