/** What a seller was paid, will be paid and owes: payouts with their entries, the balance, the statement (ORD-15). */
import { z } from 'zod';
import { askedMoney, currency, instant, listOf, money, pageQuery, qid, text } from './common.ts';
import { secondApproval } from './decisions.ts';
import { fieldErrorMessages } from './messages/field-errors.ts';
import { payoutStatuses } from './sale-values.ts';

/** Section 13 of the domain page. Amounts of entries are signed: above zero for the seller, below zero taken. */
export const payoutEntryKinds = [
  'GOODS',
  'SHIPPING_FEE',
  'SELLER_VAT',
  'COMMISSION',
  'COMMISSION_VAT',
  'CLAIM_DEDUCTION',
  'CARRIER_COST',
  'ADJUSTMENT',
  'REVERSAL',
  'SETTLEMENT',
] as const;
export const payoutEntry = z
  .strictObject({
    kind: z.enum(payoutEntryKinds),
    /** The order it comes from; another one's for what was carried over. */
    order: z.string(),
    amount: money,
  })
  .meta({ id: 'PayoutEntry' });
export type PayoutEntry = z.infer<typeof payoutEntry>;

const payoutShape = {
  qid,
  saleQid: qid,
  order: z.string(),
  status: z.enum(payoutStatuses),
  amount: money,
  accountEnding: z.string(),
  requestedAt: instant,
  replyBy: instant.nullable(),
  sentAt: instant.nullable(),
  settledAt: instant.nullable(),
  failureCode: z.string().nullable(),
};
export const payoutRow = z.strictObject(payoutShape).meta({ id: 'PayoutRow' });
export type PayoutRow = z.infer<typeof payoutRow>;

/** What is not settled, per currency: what waits apart from what moves. */
export const payoutBalance = z.strictObject({
  onTheWay: money.meta({ description: 'Approved or with the payment provider' }),
  inReview: money.meta({ description: 'Waiting for our approval' }),
  replyBy: instant.nullable().meta({ description: 'When the first of those in review is answered at the latest' }),
  stopped: money.meta({ description: 'Failed, or compared with our bank statement: nothing moves' }),
  carriedOver: money.meta({ description: 'Carried over to the next payout; below zero the seller owes it' }),
});
export type PayoutBalance = z.infer<typeof payoutBalance>;
export const payoutQuery = pageQuery.extend({ status: z.enum(payoutStatuses).optional(), sellerQid: qid.optional() });
export const payoutList = listOf(payoutRow).extend({ balances: z.array(payoutBalance) });
export type PayoutList = z.infer<typeof payoutList>;

export const payoutEvent = z.strictObject({
  qid,
  at: instant,
  action: z.string(),
  actor: z.string(),
  from: z.enum(payoutStatuses).nullable(),
  to: z.enum(payoutStatuses),
  reason: z.string().nullable(),
  /** Goods the buyer got back; null for everything but a refund. */
  refunded: money.nullable(),
});
export const payoutActions = ['RETRY', 'CHANGE_BANK_DETAILS', 'REFUND'] as const;
export const payout = z
  .strictObject({
    ...payoutShape,
    sellerName: z.string(),
    entries: z.array(payoutEntry),
    events: z.array(payoutEvent),
    statementReference: z.string().nullable(),
    /** What is left of the goods after the refunds so far. */
    refundable: money,
    secondApproval,
    allowedActions: z.array(z.enum(payoutActions)),
    version: z.int(),
  })
  .meta({ id: 'PayoutDetail' });
export type PayoutDetail = z.infer<typeof payout>;

/** Local dates of the company, both included; at most 366 days. */
export const statementQuery = z.strictObject({ from: z.iso.date(), to: z.iso.date(), sellerQid: qid.optional() });

export const reconcileBody = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('PAID'),
    statementReference: text(60),
    amount: askedMoney,
    note: text(500),
  }),
  z.strictObject({ outcome: z.literal('FAILED'), note: text(500) }),
]);
export type Reconcile = z.infer<typeof reconcileBody>;
const someMoney = askedMoney.extend({
  amount: z.string().regex(/^(?!0+\.00$)\d{1,13}\.\d{2}$/, fieldErrorMessages.amountAboveZero),
});
/** Goods to be refunded: more than nothing. */
export const reverseBody = z.strictObject({
  amount: someMoney,
  reason: text(500),
  refundable: askedMoney.optional().meta({
    description: 'What was left of the goods as the caller saw it; another amount is stale. Absent: no check',
  }),
});
export const reversalCostQuery = z.strictObject({ amount: someMoney.shape.amount });
export const reversalCost = z.strictObject({
  refund: money.meta({ description: 'Goods that go back to the buyer' }),
  owed: money.meta({ description: 'What the seller’s next payout falls by: the goods less commission and its VAT' }),
  takesTwo: z.boolean().meta({ description: 'Above the four-eyes limit: a second person has to confirm it' }),
});
export type ReversalCost = z.infer<typeof reversalCost>;
export const reversalAnswer = z.strictObject({
  qid,
  carryOverQid: qid.nullable().meta({ description: 'Null while it waits for a second person' }),
  owed: money,
  currency,
  secondApproval,
});
export const bankFileQuery = z.strictObject({ date: z.iso.date() });
