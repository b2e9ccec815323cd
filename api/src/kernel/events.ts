/**
 * Every event of the product: what happened, and what is told of it. `emit` takes and subscribers get exactly this; a
 * field that stands nowhere here, or one that is missing, fails the type check. Payloads are ids and facts of the moment,
 * kept as JSON: amounts are minor units as text.
 *
 * A new field of an event that waits in the outbox while the product is updated is optional or has a default.
 */
import { evidenceKinds } from '@quayside/contract/claim-values';
import { currencies } from '@quayside/contract/common';
import { blockedReasons } from '@quayside/contract/offer-values';
import { troubles } from '@quayside/contract/package-values';
import { pauseReasons } from '@quayside/contract/users';
import { z } from 'zod';

const ofSeller = z.object({ sellerId: z.uuid() });
const ofSale = ofSeller.extend({ saleId: z.uuid() });
const ofUser = z.object({ userId: z.uuid() });
const ofBuyer = z.object({ buyerId: z.uuid() });
/** Until when somebody has to act. */
const deadline = z.iso.datetime();
const minor = z
  .string()
  .regex(/^-?\d+$/)
  .transform(BigInt);
const currency = z.enum(currencies);

const endedSale = ofSale.extend({
  orderNumber: z.string(),
  buyerId: z.uuid(),
  buyerName: z.string(),
  /** The status it had before. */
  endedFrom: z.string().optional(),
});
const payout = ofSale.extend({ payoutId: z.uuid(), orderNumber: z.string() });
const payment = ofSale.extend({ orderNumber: z.string() });
const withdrawal = ofBuyer.extend({ withdrawalId: z.uuid(), userId: z.uuid() });
const lead = z.object({ leadId: z.uuid() });
const warehouseShipment = z.object({ shipmentId: z.uuid(), number: z.string() });
const parcel = ofSale.extend({ packageId: z.uuid() });
const claim = ofSale.extend({
  ...{ claimId: z.uuid(), buyerId: z.uuid(), byId: z.uuid().nullable(), number: z.string(), orderNumber: z.string() },
  ...{ status: z.string(), deadline: deadline.nullable() },
  /** Kinds of evidence that the claim waits for. */
  wanted: z.array(z.enum(evidenceKinds)).default([]),
});

export const events = {
  'auth.password_changed': ofUser,
  /** By a mail, without the old one. */
  'auth.password_reset': ofUser,
  'auth.person_gone': ofUser,
  'auth.portal_user_refused': ofUser.extend({ sessionId: z.uuid() }),
  'auth.refresh_reused': ofUser.extend({ sessionId: z.uuid() }),
  'auth.reset_requested': z.object({ email: z.string() }),
  'auth.secret_made': z.object({ secretId: z.uuid() }),
  'bank_account.changed': ofSeller,
  'buyer.credit_applied': ofBuyer,
  'buyer.credit_changed': ofBuyer.extend({ isEnded: z.boolean(), reason: z.string() }),
  'buyer.credit_decided': ofBuyer.extend({ status: z.enum(['APPROVED', 'DECLINED']) }),
  'catalogue.request_answered': ofUser.extend({ isAdded: z.boolean(), wanted: z.string(), answer: z.string() }),
  'checkout.expired': ofBuyer.extend({ checkoutId: z.uuid() }),
  'claim.accept': claim,
  'claim.add_evidence': claim,
  'claim.appeal': claim,
  'claim.ask_seller': claim,
  'claim.confirm': claim,
  'claim.contest': claim,
  'claim.decide': claim,
  'claim.evidence_added': claim,
  'claim.evidence_timeout': claim,
  'claim.propose': claim,
  'claim.reject_proposal': claim,
  'claim.remind': claim,
  'claim.seller_timeout': claim,
  'claim.reship_timeout': claim,
  'claim.sale_ended': claim,
  'claim.settle': claim,
  'claim.ship_again': claim.extend({
    ...{ carrier: z.string(), tracking: z.string(), trackingUrl: z.string().nullable() },
  }),
  'claim.submit': claim,
  'claim.submit_lost_shipment': claim,
  'claim.triage': claim,
  'claim.withdraw': claim,
  'claim.withdraw_proposal': claim,
  'digest.due': ofSeller.extend({ userId: z.uuid(), day: z.iso.date() }),
  'document.issued': ofSale.extend({ documentId: z.uuid(), kind: z.string(), number: z.string() }),
  'lead.created': lead,
  'lead.moved': lead.extend({ from: z.string(), to: z.string() }),
  'notification.added': ofSeller.extend({ userId: z.uuid(), notificationId: z.uuid() }),
  'offer.lists_ended': ofSeller,
  'offer.lists_ending': ofSeller.extend({ deadline }),
  'offer.blocked': ofSeller.extend({
    ...{ offerId: z.uuid(), productName: z.string(), reason: z.enum(blockedReasons), note: z.string() },
  }),
  'offer.unblocked': ofSeller.extend({ offerId: z.uuid(), productName: z.string() }),
  'offer.rank_lost': ofSeller.extend({ offerId: z.uuid() }),
  'order.credit_due': ofBuyer.extend({ orderId: z.uuid() }),
  'order.credit_overdue': ofBuyer.extend({ orderId: z.uuid() }),
  'order.ended': ofBuyer.extend({ orderId: z.uuid() }),
  'order.invoiced': ofBuyer.extend({ orderId: z.uuid(), invoiceId: z.uuid() }),
  'order.issue': ofBuyer.extend({ issueId: z.uuid() }),
  'order.issue_answered': ofBuyer.extend({ issueId: z.uuid() }),
  'order.paid': ofBuyer.extend({ orderId: z.uuid() }),
  'order.placed': ofBuyer.extend({ orderId: z.uuid() }),
  'package.discrepancy': parcel,
  'package.missing': parcel,
  'package.resolved': parcel.extend({ orderNumber: z.string().optional(), resolution: z.string() }),
  'payment.approved': payment.extend({ payout: z.object({ amountMinor: minor, currency }).optional() }),
  'payment.rejected': payment.extend({ reason: z.string() }),
  'payout.carried_over': ofSale.extend({
    ...{ orderNumber: z.string(), carryOverId: z.uuid(), causeId: z.uuid(), kind: z.string(), amountMinor: minor },
    currency,
  }),
  'payout.failed': payout,
  'payout.paid': payout,
  'payout.reversed': payout.extend({
    ...{ carryOverId: z.uuid(), currency, reason: z.string(), goodsMinor: minor, feeMinor: minor, vatMinor: minor },
  }),
  'payout.unresolved': payout,
  'promotion.given': ofBuyer.extend({ amountMinor: minor, currency, expiresAt: deadline }),
  'replacement.asked': ofSeller.extend({ deadline: deadline.nullable().default(null) }),
  'replacement.offered': ofSeller.extend({ replacementId: z.uuid(), saleLineId: z.uuid() }),
  'sale.cancelled': endedSale,
  'sale.confirmed_reduced': ofSale.extend({
    ...{ orderNumber: z.string(), buyerId: z.uuid(), buyerName: z.string(), lines: z.string().default('') },
    missing: z.array(z.object({ lineId: z.uuid(), quantity: z.int() })).default([]),
  }),
  'sale.declined': endedSale,
  'sale.expired': endedSale,
  'sale.goods_back': ofSale.extend({ deadline: z.iso.datetime() }),
  'sale.paid': ofSale,
  'sale.payment_in_review': ofSale,
  'sale.refunded': ofSale.extend({
    ...{ buyerId: z.uuid(), amountMinor: minor, currency },
    source: z.enum(['ORDER_REFUND', 'REDUCTION_REFUND', 'CLAIM_REFUND']),
  }),
  'sale.requested': ofSale,
  'sale.shipping_cleared': ofSale,
  'sale.unshipped': ofSale,
  'seller.fee_asked': ofSeller,
  'seller.fee_decided': ofSeller.extend({ isAgreed: z.boolean() }),
  'seller.market_changed': ofSeller.extend({ isPriced: z.boolean() }),
  'seller.paused': ofSeller.extend({
    reason: z.enum(pauseReasons).nullable().default(null),
    pauseEnd: z.iso.datetime().nullable().default(null),
    note: z.string().default(''),
  }),
  'seller.profile_changed': ofSeller,
  'seller.resumed': ofSeller,
  'seller.sla_accepted': ofSeller.extend({ version: z.string() }),
  'seller.closed': ofSeller.extend({ userId: z.uuid(), email: z.string(), company: z.string() }),
  'seller.status_changed': ofSeller.extend({
    ...{ event: z.string(), from: z.string(), to: z.string() },
    /** What was written to the company with it. */
    note: z.string().default(''),
  }),
  'seller.vat_invalid': ofSeller,
  'shipment.troubled': ofSale.extend({ shipmentId: z.uuid(), status: z.string() }),
  'shipment.none_left': ofSale,
  /** Numbers of an order that goes to our warehouse were taken out, or changed. */
  'shipment.taken_back': ofSale,
  'shipment.moved': ofSale.extend({ shipmentId: z.uuid(), orderNumber: z.string(), status: z.string() }),
  'stock_list.applied': ofSeller.extend({ listId: z.uuid() }),
  'stock_list.waiting': ofSeller.extend({ listId: z.uuid() }),
  'thread.answered': ofSale.extend({ threadId: z.uuid(), byId: z.uuid().nullable() }),
  'thread.message_added': ofSale.extend({ threadId: z.uuid(), messageId: z.uuid(), byId: z.uuid().nullable() }),
  'user.activated': ofUser,
  'user.email_change_asked': ofUser.extend({ oldEmail: z.string() }),
  'user.email_changed': ofUser.extend({ oldEmail: z.string() }),
  'user.phone_changed': ofUser,
  'user.second_factor_lost': ofUser.extend({ lossId: z.uuid(), email: z.string() }),
  'user.second_factor_off': ofUser,
  'user.passkey_added': ofUser,
  'user.second_factor_on': ofUser,
  'user.second_factor_taken': ofUser.extend({ email: z.string() }),
  'warehouse_shipment.delivered': warehouseShipment,
  'warehouse_shipment.dispatched': warehouseShipment,
  'warehouse_shipment.troubled': warehouseShipment.extend({ journey: z.enum(troubles) }),
  'watchlist.buyer_target_met': ofBuyer,
  'watchlist.target_met': ofSeller,
  'webhook.switched_off': ofUser.extend({ endpointId: z.uuid() }),
  'withdrawal.asked': withdrawal,
  'withdrawal.ended': withdrawal,
  'withdrawal.rejected': withdrawal,
} as const satisfies Readonly<Record<string, z.ZodObject>>;

export type Topic = keyof typeof events;
/** What whoever emits it tells. */
export type Told<T extends Topic> = Readonly<z.input<(typeof events)[T]>>;
/** What whoever hears of it gets. */
export type Heard<T extends Topic> = z.output<(typeof events)[T]>;

const schemas: { readonly [T in Topic]: z.ZodType<Heard<T>> } = events;

/** The payload of a stored event. Throws when it is none of that topic. */
export const heard = <T extends Topic>(topic: T, payload: unknown): Heard<T> => schemas[topic].parse(payload);

/** The topics that tell at least this. */
export type TopicOf<Facts> = { [T in Topic]: Heard<T> extends Facts ? T : never }[Topic];

/** What open pages alone are told of, beside the events: changes that have an audit row of their own. */
export const pageTopics = [
  'document.changed',
  'offer.changed',
  'package.changed',
  'sale.changed',
  'sale.next_action',
  'thread.read',
  'warehouse_shipment.changed',
] as const;
export type PageTopic = (typeof pageTopics)[number];
