/**
 * The life of a sale, section 2 of the domain page, as a table. Guards are pure; the rules of what a request may ask
 * (quantities, reasons, loads) live in the rules files.
 */
import type { SaleStatus } from '@quayside/contract/sale-values';
import { type Machine, next, type Outcome, type Refused } from '../../kernel/machine.ts';
import { missingDocumentsOf } from './sales.documents.rules.ts';
import type { SaleErrorCode } from './sales.errors.ts';
import { claimRefusal, isOverdue, isTracked, payRules, reviewReasonsOf } from './sales.rules.ts';
import type { SaleContext } from './sales.types.ts';

export const saleEventNames = [
  'order_paid',
  'payment_timeout',
  'read',
  'confirm',
  'reconfirm',
  'decline',
  'expire',
  'extend',
  'update',
  'pay',
  'approve',
  'reject',
  'complete',
  'cancel',
] as const;
export type SaleEventName = (typeof saleEventNames)[number];

type Guard = (context: SaleContext) => Refused<SaleErrorCode> | null;

const slaAccepted: Guard = ({ seller }) => (seller.slaAccepted ? null : { code: 'sla_not_accepted' });
const beforeDeadline: Guard = (context) =>
  isOverdue(context) ? { code: 'sale_expired', details: { expiredAt: context.sale.expiresAt } } : null;
const pastDeadline: Guard = (context) => (isOverdue(context) ? null : { code: 'invalid_transition' });
const nothingBooked =
  (code: SaleErrorCode): Guard =>
  ({ sale }) =>
    sale.bookingSucceeded ? { code } : null;
/** What a carrier has is on its way to the buyer: it can no longer be withheld, nor be refunded as if it were. */
const notCollected =
  (code: SaleErrorCode): Guard =>
  ({ sale }) =>
    sale.pickedUpAt === null ? null : { code };
const notExtended: Guard = ({ sale }) => (sale.extendedAt === null ? null : { code: 'already_extended' });
const tracked: Guard = ({ sale }) => (isTracked(sale) ? null : { code: 'tracking_incomplete' });
const notBack: Guard = ({ sale, isBack = sale.goodsBack }) => (isBack ? { code: 'goods_went_back' } : null);
const documented: Guard = ({ sale }) => {
  const missing = missingDocumentsOf(sale);
  return missing.length > 0 ? { code: 'documents_missing', details: { missing } } : null;
};
/** Goods that are claimed for stay as they were confirmed, until it is decided. */
const notClaimed =
  (code: SaleErrorCode): Guard =>
  ({ sale }) =>
    sale.claimOpen ? { code } : null;
const payable: Guard = (context) => payRules(context).find(({ refused }) => refused)?.refused ?? null;

const open = ['REQUESTED', 'CONFIRMED'] as const;
const same = ({ sale }: SaleContext): SaleStatus => sale.status;
const visible = [
  'REQUESTED',
  'CONFIRMED',
  'PAYMENT_IN_REVIEW',
  'PAID',
  'COMPLETED',
  'DECLINED',
  'EXPIRED',
  'CANCELLED',
] as const;

export const saleMachine: Machine<SaleStatus, SaleEventName, SaleContext, SaleErrorCode> = [
  { event: 'order_paid', from: ['AWAITING_BUYER_PAYMENT'], to: 'REQUESTED', guards: [] },
  { event: 'payment_timeout', from: ['AWAITING_BUYER_PAYMENT'], to: 'CANCELLED', guards: [] },
  { event: 'read', from: visible, to: same, guards: [] },
  { event: 'confirm', from: ['REQUESTED'], to: 'CONFIRMED', guards: [slaAccepted, beforeDeadline] },
  {
    event: 'reconfirm',
    from: ['CONFIRMED'],
    to: 'CONFIRMED',
    guards: [
      slaAccepted,
      beforeDeadline,
      nothingBooked('booking_blocks_lowering'),
      notCollected('collected_blocks_lowering'),
      notClaimed('claim_blocks_lowering'),
    ],
  },
  {
    event: 'decline',
    from: open,
    to: 'DECLINED',
    guards: [
      slaAccepted,
      beforeDeadline,
      nothingBooked('booking_blocks_decline'),
      notCollected('collected_blocks_decline'),
      notClaimed('claim_blocks_decline'),
    ],
  },
  { event: 'expire', from: open, to: 'EXPIRED', guards: [notCollected('invalid_transition'), pastDeadline] },
  { event: 'extend', from: open, to: same, guards: [notCollected('invalid_transition'), beforeDeadline, notExtended] },
  { event: 'update', from: ['CONFIRMED'], to: 'CONFIRMED', guards: [slaAccepted, beforeDeadline] },
  {
    event: 'pay',
    from: ['CONFIRMED'],
    to: (context) => (reviewReasonsOf(context).length > 0 ? 'PAYMENT_IN_REVIEW' : 'PAID'),
    guards: [payable],
  },
  { event: 'approve', from: ['PAYMENT_IN_REVIEW'], to: 'PAID', guards: [claimRefusal] },
  { event: 'reject', from: ['PAYMENT_IN_REVIEW'], to: 'CONFIRMED', guards: [] },
  { event: 'complete', from: ['PAID'], to: 'COMPLETED', guards: [tracked, notBack, documented] },
  { event: 'cancel', from: ['REQUESTED', 'CONFIRMED', 'PAYMENT_IN_REVIEW'], to: 'CANCELLED', guards: [] },
];

/** Where the event leads, or why not. */
export function fire(event: SaleEventName, context: SaleContext): Outcome<SaleStatus, SaleErrorCode> {
  return next(saleMachine, context.sale.status, event, context, 'invalid_transition');
}
