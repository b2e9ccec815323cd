import { type SaleStatus, saleStatuses } from '@quayside/contract/sale-values';
import { describe, expect, it } from 'vitest';
import { plus } from '../../kernel/clock.ts';
import { beforeDeadline, deadline, saleContextOf } from './fixtures/sale-context.factory.ts';
import { fire, type SaleEventName, saleEventNames } from './sales.machine.ts';
import { payRules } from './sales.rules.ts';
import type { SaleContext } from './sales.types.ts';

/**
 * Section 2 of the domain page, written out by hand: every event a state knows, and where it leads when no guard
 * objects. What is not here is refused. Reading marks a sale read in whatever state its seller can see it.
 */
const table: Record<SaleStatus, Partial<Record<SaleEventName, SaleStatus>>> = {
  AWAITING_BUYER_PAYMENT: { order_paid: 'REQUESTED', payment_timeout: 'CANCELLED' },
  REQUESTED: {
    read: 'REQUESTED',
    confirm: 'CONFIRMED',
    decline: 'DECLINED',
    expire: 'EXPIRED',
    extend: 'REQUESTED',
    cancel: 'CANCELLED',
  },
  CONFIRMED: {
    read: 'CONFIRMED',
    reconfirm: 'CONFIRMED',
    decline: 'DECLINED',
    expire: 'EXPIRED',
    extend: 'CONFIRMED',
    update: 'CONFIRMED',
    pay: 'PAID',
    cancel: 'CANCELLED',
  },
  PAYMENT_IN_REVIEW: { read: 'PAYMENT_IN_REVIEW', approve: 'PAID', reject: 'CONFIRMED', cancel: 'CANCELLED' },
  PAID: { read: 'PAID', complete: 'COMPLETED' },
  COMPLETED: { read: 'COMPLETED' },
  DECLINED: { read: 'DECLINED' },
  EXPIRED: { read: 'EXPIRED' },
  CANCELLED: { read: 'CANCELLED' },
};

/** A sale in that state with everything in place for the event. */
const readyFor = (event: SaleEventName, status: SaleStatus): SaleContext =>
  saleContextOf({ status }, {}, event === 'expire' ? deadline : beforeDeadline);
const codeOf = (event: SaleEventName, context: SaleContext): string => {
  const outcome = fire(event, context);
  return 'to' in outcome ? `allowed: ${outcome.to}` : outcome.refused.code;
};
const justBefore = plus(deadline, -1);

describe('[ORD-03] the life of a sale', () => {
  const pairs = saleStatuses.flatMap((status) => saleEventNames.map((event) => ({ status, event })));

  it.each(pairs)('$status + $event', ({ status, event }) => {
    const expected = table[status][event];
    const outcome = fire(event, readyFor(event, status));
    expect(outcome).toEqual(expected ? { to: expected } : { refused: { code: 'invalid_transition' } });
  });

  it('ends in states nothing but reading knows', () => {
    for (const status of ['COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const)
      expect(Object.keys(table[status])).toEqual(['read']);
  });
});

describe('guards of a sale', () => {
  it.each(['confirm', 'decline'] as const)('[ORD-08] %s needs the accepted SLA', (event) => {
    expect(codeOf(event, saleContextOf({ status: 'REQUESTED' }, { slaAccepted: false }))).toBe('sla_not_accepted');
  });

  it.each(['reconfirm', 'update', 'pay', 'decline'] as const)(
    '[ORD-08] %s of a confirmed sale needs the accepted SLA',
    (event) => {
      expect(codeOf(event, saleContextOf({}, { slaAccepted: false }))).toBe('sla_not_accepted');
    },
  );

  it.each([
    ['confirm', 'REQUESTED'],
    ['reconfirm', 'CONFIRMED'],
    ['decline', 'REQUESTED'],
    ['decline', 'CONFIRMED'],
    ['update', 'CONFIRMED'],
    ['pay', 'CONFIRMED'],
    ['extend', 'REQUESTED'],
  ] as const)('[ORD-07] %s of %s ends with the deadline, to the millisecond', (event, status) => {
    expect(codeOf(event, saleContextOf({ status }, {}, justBefore))).toMatch(/^allowed/);
    expect(codeOf(event, saleContextOf({ status }, {}, deadline))).toBe('sale_expired');
  });

  it.each(['REQUESTED', 'CONFIRMED'] as const)('[ORD-07] %s expires at its deadline and not before', (status) => {
    expect(codeOf('expire', saleContextOf({ status }, {}, justBefore))).toBe('invalid_transition');
    expect(codeOf('expire', saleContextOf({ status }, {}, deadline))).toBe('allowed: EXPIRED');
    expect(codeOf('expire', saleContextOf({ status, expiresAt: null }, {}, deadline))).toBe('invalid_transition');
  });

  it('[ORD-11] a booked carrier keeps a sale from being declined or lowered', () => {
    const booked = saleContextOf({ shippingMethod: 'PLATFORM', bookingSucceeded: true });
    expect(codeOf('decline', booked)).toBe('booking_blocks_decline');
    expect(codeOf('reconfirm', booked)).toBe('booking_blocks_lowering');
  });

  it('[ORD-12] goods that a carrier has end by no deadline, and are neither declined nor lowered', () => {
    const collected = saleContextOf({ pickedUpAt: beforeDeadline });
    expect(codeOf('decline', collected)).toBe('collected_blocks_decline');
    expect(codeOf('reconfirm', collected)).toBe('collected_blocks_lowering');
    expect(codeOf('extend', collected)).toBe('invalid_transition');
    expect(codeOf('expire', saleContextOf({ pickedUpAt: beforeDeadline }, {}, deadline))).toBe('invalid_transition');
  });

  it('[ORD-07] a deadline is extended once', () => {
    const extended = saleContextOf({ status: 'REQUESTED', extendedAt: beforeDeadline });
    expect(codeOf('extend', extended)).toBe('already_extended');
  });

  it('[ORD-14] completing needs a number for every piece, or a collected booking', () => {
    const paid = { status: 'PAID', loadCount: 3 } as const;
    expect(codeOf('complete', saleContextOf({ ...paid, trackedCount: 2 }))).toBe('tracking_incomplete');
    expect(codeOf('complete', saleContextOf({ ...paid, trackedCount: 3 }))).toBe('allowed: COMPLETED');
    expect(codeOf('complete', saleContextOf({ ...paid, trackedCount: 0, loadCount: 0 }))).toBe('tracking_incomplete');
    const booked = { ...paid, trackedCount: 0, shippingMethod: 'PLATFORM', bookingSucceeded: true } as const;
    expect(codeOf('complete', saleContextOf(booked))).toBe('tracking_incomplete');
    expect(codeOf('complete', saleContextOf({ ...booked, trackedCount: 3 }))).toBe('allowed: COMPLETED');
    expect(codeOf('complete', saleContextOf({ ...booked, pickedUpAt: beforeDeadline }))).toBe('allowed: COMPLETED');
    const other = { ...booked, shippingMethod: 'SELLER', pickedUpAt: beforeDeadline } as const;
    expect(codeOf('complete', saleContextOf(other))).toBe('tracking_incomplete');
  });

  it.each([
    ['profile_incomplete', {}, { missingProfile: ['payment-details'] }],
    ['shipping_incomplete', { shippingMethod: null }, {}],
    ['shipping_incomplete', { loadCount: 0 }, {}],
    ['shipping_incomplete', { shippingMethod: 'PLATFORM', bookingSucceeded: false }, {}],
    ['exceedsShippingAmountLimit', { shippingFeeMinor: 15_001n }, {}],
    ['EXCEEDED_MAXIMUM_VAT_AMOUNT', { vatMinor: 19_001n }, {}],
    ['currencyMismatch', {}, { currency: 'GBP' }],
    ['amountExceedsLimit', { confirmedMinor: 25_000_001n }, {}],
  ] as const)('[ERR-04] pay is refused with %s', (code, sale, seller) => {
    expect(codeOf('pay', saleContextOf(sale, seller))).toBe(code);
  });

  it('[ORD-15] a VAT below any rate may be right: it warns and refuses nothing', () => {
    expect(codeOf('pay', saleContextOf({ vatMinor: 1n }))).toBe('allowed: PAID');
    const warningOf = (vatMinor: bigint) => payRules(saleContextOf({ vatMinor })).find(({ rule }) => rule === 'vat');
    expect(warningOf(1n)).toMatchObject({ refused: null, warning: 'vat_below_any_rate' });
    expect(warningOf(0n)).toMatchObject({ refused: null, warning: null });
  });

  it.each([
    ['amount', { confirmedMinor: 2_500_001n }, {}],
    ['new bank details', {}, { bankChangedAt: beforeDeadline }],
    ['risk flag', {}, { riskFlag: true }],
  ] as const)('[ORD-15] pay leads to review by staff: %s', (_, sale, seller) => {
    expect(codeOf('pay', saleContextOf(sale, seller))).toBe('allowed: PAYMENT_IN_REVIEW');
  });
});
