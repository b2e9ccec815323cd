/** Who is told of what, and what comes by e-mail unless somebody chose otherwise. Pure. */

import { alwaysMailed, type MailKind, type NotificationType, type OfferedKind } from '@quayside/contract/notifications';
import type { PermissionName } from '@quayside/contract/permissions';
import type { TopicOf } from '../../kernel/events.ts';

type Source = {
  readonly topic: TopicOf<{ readonly sellerId: string }>;
  readonly type: NotificationType;
  /** Whoever can do something about it, or has to know. */
  readonly permission: PermissionName;
};

/** Events that people are told of. A type without a source here cannot happen yet. */
export const sources: readonly Source[] = [
  { topic: 'sale.requested', type: 'NEW_SALE', permission: 'orders.confirm' },
  { topic: 'sale.expired', type: 'EXPIRED', permission: 'orders.confirm' },
  { topic: 'sale.cancelled', type: 'SALE_CANCELLED', permission: 'orders.read' },
  { topic: 'sale.unshipped', type: 'NOT_SHIPPED', permission: 'orders.update' },
  { topic: 'sale.goods_back', type: 'GOODS_BACK', permission: 'orders.update' },
  { topic: 'replacement.asked', type: 'REPLACEMENT_ASKED', permission: 'orders.confirm' },
  { topic: 'shipment.troubled', type: 'SHIPMENT_TROUBLE', permission: 'orders.read' },
  { topic: 'payment.approved', type: 'PAYMENT_APPROVED', permission: 'payments.trigger' },
  { topic: 'payment.rejected', type: 'PAYMENT_REJECTED', permission: 'payments.trigger' },
  { topic: 'payout.paid', type: 'PAYOUT_PAID', permission: 'payouts.read' },
  { topic: 'payout.failed', type: 'PAYOUT_FAILED', permission: 'payouts.read' },
  { topic: 'payout.reversed', type: 'PAYOUT_REVERSED', permission: 'payouts.read' },
  { topic: 'claim.submit', type: 'CLAIM_OPENED', permission: 'claims.respond' },
  { topic: 'claim.submit_lost_shipment', type: 'CLAIM_OPENED', permission: 'claims.respond' },
  { topic: 'claim.ask_seller', type: 'CLAIM_DUE', permission: 'claims.respond' },
  { topic: 'claim.decide', type: 'CLAIM_DECIDED', permission: 'claims.read' },
  { topic: 'claim.appeal', type: 'CLAIM_APPEALED', permission: 'claims.read' },
  { topic: 'offer.rank_lost', type: 'LOST_RANK', permission: 'offers.write' },
  { topic: 'offer.lists_ending', type: 'LIST_ENDING', permission: 'offers.write' },
  { topic: 'offer.lists_ended', type: 'LIST_ENDED', permission: 'offers.write' },
  { topic: 'stock_list.applied', type: 'STOCK_TASK_DONE', permission: 'stocklist.upload' },
  { topic: 'stock_list.waiting', type: 'STOCK_TASK_WAITING', permission: 'stocklist.upload' },
  { topic: 'watchlist.target_met', type: 'TARGET_MET', permission: 'offers.write' },
  { topic: 'seller.paused', type: 'PAUSED', permission: 'orders.read' },
  { topic: 'seller.resumed', type: 'RESUMED', permission: 'orders.read' },
  { topic: 'bank_account.changed', type: 'BANK_CHANGED', permission: 'bank.write' },
  { topic: 'package.discrepancy', type: 'DISCREPANCY', permission: 'orders.read' },
  { topic: 'package.missing', type: 'PACKAGE_MISSING', permission: 'orders.read' },
  { topic: 'package.resolved', type: 'GOODS_DECIDED', permission: 'orders.read' },
  { topic: 'thread.answered', type: 'MESSAGE', permission: 'orders.read' },
];

/** Warnings before an order's deadline, the closest first: hours of working time that are left. */
export const warnings = [
  { type: 'EXPIRING_4H', hoursLeft: 4 },
  { type: 'EXPIRING_24H', hoursLeft: 24 },
] as const satisfies readonly { type: NotificationType; hoursLeft: number }[];

/** Who can still do something about an order that expires. */
export type Audience = {
  readonly permission: PermissionName;
  /** Whoever may do this hears of it already. */
  readonly unless?: PermissionName;
  readonly statuses: readonly ('REQUESTED' | 'CONFIRMED')[];
  /** Tells what each is told apart. */
  readonly key: string;
};
export const warned: readonly Audience[] = [
  { permission: 'orders.confirm', statuses: ['REQUESTED', 'CONFIRMED'], key: '' },
  // What a confirmed order lacks may be its payment alone.
  { permission: 'payments.trigger', unless: 'orders.confirm', statuses: ['CONFIRMED'], key: 'pay:' },
];

/** Whoever can confirm orders gets the summary of what is open. */
export const digestPermission = 'orders.confirm';
/** The local hours in which the summary is sent; after a longer standstill it would be old news. */
export const digestHours = { from: 7, to: 12 } as const;

/** Good news that waits on the bell unless somebody wants it by e-mail. */
const onBellOnly: readonly MailKind[] = ['PAYOUT_PAID'];

/** What a person can choose about, in the order it is shown: only what can happen, and to this person. */
export function offeredKinds(permissions: ReadonlySet<PermissionName>): OfferedKind[] {
  const isWarned = warned.some(({ permission }) => permissions.has(permission));
  const ofWarnings = isWarned ? [...warnings].reverse() : [];
  const [newSale, ...others] = sources;
  const offered = (of: readonly Source[]) => of.filter(({ permission }) => permissions.has(permission));
  const kinds = [...offered(newSale ? [newSale] : []), ...ofWarnings, ...offered(others)]
    .map(({ type }) => type)
    .filter((type) => !hasOwnMail(type));
  // Two events may tell people the same.
  const each = [...new Set(kinds)];
  return permissions.has(digestPermission) ? [...each, 'DAILY_DIGEST'] : each;
}

/** One mail is enough: nobody can choose a second. */
export const hasOwnMail = (kind: MailKind): kind is (typeof alwaysMailed)[number] =>
  alwaysMailed.some((one) => one === kind);
export const isMailedByDefault = (kind: MailKind): boolean => !onBellOnly.includes(kind) && !hasOwnMail(kind);
