import { describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import {
  beforeDeadline,
  deadline,
  makeSellerSnapshot,
  saleContextOf,
  saleSnapshotOf,
} from './fixtures/sale-context.factory.ts';
import {
  expectedVat,
  grossOf,
  maximumShippingFee,
  nextActionOf,
  payoutPartsOf,
  payRules,
  reviewReasonsOf,
  tasksOf,
} from './sales.rules.ts';
import type { SaleSnapshot } from './sales.types.ts';

const failing = (sale: Partial<SaleSnapshot>, now?: string) =>
  payRules(saleContextOf(sale, {}, now))
    .filter(({ refused }) => refused)
    .map(({ rule }) => rule);

describe('[ORD-03] who moves next', () => {
  const booked = { shippingMethod: 'PLATFORM', bookingSucceeded: true } as const;
  it.each([
    ['CONFIRM_QUANTITIES', { status: 'REQUESTED' }, []],
    ['ADD_SHIPPING_DETAILS', { shippingMethod: null }, []],
    ['ADD_SHIPPING_DETAILS', { loadCount: 0 }, []],
    ['BOOK_CARRIER', { shippingMethod: 'PLATFORM' }, []],
    ['COMPLETE_PROFILE', {}, ['billing-address']],
    ['COMPLETE_PROFILE', booked, ['payment-details']],
    ['TRIGGER_PAYMENT', {}, []],
    ['TRIGGER_PAYMENT', booked, []],
    ['WAIT_FOR_APPROVAL', { status: 'PAYMENT_IN_REVIEW' }, []],
    ['ADD_TRACKING', { status: 'PAID', trackedCount: 0 }, []],
    ['COMPLETE_ORDER', { status: 'PAID' }, []],
    ['NONE', { status: 'PAID', trackedCount: 0, ...booked }, []],
    ['COMPLETE_ORDER', { status: 'PAID', trackedCount: 0, pickedUpAt: beforeDeadline, ...booked }, []],
    ['COMPLETE_ORDER', { status: 'PAID', ...booked }, []],
    ['BOOK_CARRIER', { status: 'PAID', trackedCount: 0, shippingMethod: 'PLATFORM' }, []],
    ['NONE', { status: 'COMPLETED' }, []],
    ['NONE', { status: 'DECLINED' }, []],
    ['NONE', { status: 'EXPIRED' }, []],
    ['NONE', { status: 'CANCELLED' }, []],
    ['NONE', { status: 'AWAITING_BUYER_PAYMENT' }, []],
  ] as const)('%s for %o, missing %o', (action, sale, missingProfile) => {
    expect(nextActionOf(saleSnapshotOf(sale), { missingProfile })).toBe(action);
  });
});

describe('[ERR-10] limits, exactly at them and one unit above', () => {
  it('a shipping fee is at most 15 % of the confirmed goods', () => {
    expect(maximumShippingFee(saleSnapshotOf())).toBe(15_000n);
    expect(maximumShippingFee(saleSnapshotOf({ confirmedMinor: 50_000n }))).toBe(7_500n);
    expect(failing({ shippingFeeMinor: 15_000n })).toEqual([]);
    expect(failing({ shippingFeeMinor: 15_001n })).toEqual(['fee']);
  });

  it('and never more than 2,500.00', () => {
    const large = { confirmedMinor: 2_000_000n };
    expect(failing({ ...large, shippingFeeMinor: 250_000n })).toEqual([]);
    expect(failing({ ...large, shippingFeeMinor: 250_001n })).toEqual(['fee']);
  });

  it('VAT is at most that of goods and fee at the destination’s rate', () => {
    const sale = { shippingFeeMinor: 10_000n };
    expect(expectedVat(saleSnapshotOf(sale), 1_900)).toBe(20_900n);
    expect(failing({ ...sale, vatMinor: 20_900n })).toEqual([]);
    expect(failing({ ...sale, vatMinor: 20_901n })).toEqual(['vat']);
    const told = payRules(saleContextOf({ ...sale, vatMinor: 20_901n })).find(({ rule }) => rule === 'vat');
    expect(told?.refused?.details).toEqual({ expectedVatAmount: { amount: '209.00', currency: 'EUR' } });
  });

  it('[ERR-04] nothing above 250,000.00 is paid, counted with fee and VAT', () => {
    expect(failing({ confirmedMinor: 25_000_000n })).toEqual([]);
    expect(failing({ confirmedMinor: 25_000_001n })).toEqual(['limit']);
    expect(failing({ confirmedMinor: 24_700_000n, shippingFeeMinor: 50_000n, vatMinor: 250_001n })).toEqual(['limit']);
  });

  it('[ORD-07] a payment comes before the deadline', () => {
    expect(failing({}, plus(deadline, -1))).toEqual([]);
    expect(failing({}, deadline)).toEqual(['status']);
  });

  it('[ORD-15] every rule is told, not only the first that fails', () => {
    const sale = { status: 'REQUESTED', shippingMethod: null, shippingFeeMinor: 99_000n } as const;
    const seller = { slaAccepted: false, missingProfile: ['billing-address'], currency: 'GBP' } as const;
    const rules = payRules(saleContextOf(sale, seller));
    expect(rules.map(({ rule }) => rule)).toEqual([
      'status',
      'claim',
      'sla',
      'profile',
      'shipping',
      'fee',
      'vat',
      'currency',
      'limit',
    ]);
    expect(rules.filter(({ refused }) => refused === null).map(({ rule }) => rule)).toEqual(['claim', 'vat', 'limit']);
  });
});

describe('[ORD-15] review by staff', () => {
  const reasons = (sale: Partial<SaleSnapshot>, seller = {}) => reviewReasonsOf(saleContextOf(sale, seller));

  it('from one unit above 25,000.00', () => {
    expect(reasons({ confirmedMinor: 2_500_000n })).toEqual([]);
    expect(reasons({ confirmedMinor: 2_500_001n })).toEqual(['OVER_AUTO_LIMIT']);
    expect(reasons({ confirmedMinor: 2_499_900n, shippingFeeMinor: 101n })).toEqual(['OVER_AUTO_LIMIT']);
  });

  it('for fourteen days after a change of bank details', () => {
    const changed = (ago: number) => ({ bankChangedAt: plus(beforeDeadline, -ago) });
    expect(reasons({}, changed(days(14) - 1))).toEqual(['NEW_BANK_DETAILS']);
    expect(reasons({}, changed(days(14)))).toEqual([]);
  });

  it('for a risk flag, and for all reasons at once', () => {
    const seller = { riskFlag: true, bankChangedAt: beforeDeadline };
    expect(reasons({ confirmedMinor: 9_000_000n }, seller)).toEqual([
      'OVER_AUTO_LIMIT',
      'NEW_BANK_DETAILS',
      'RISK_FLAG',
    ]);
  });
});

describe('amounts', () => {
  it('are of the confirmed goods once confirmed, of the requested before', () => {
    const sale = saleSnapshotOf({
      requestedMinor: 90_000n,
      confirmedMinor: null,
      shippingFeeMinor: null,
      vatMinor: null,
    });
    expect(grossOf(sale)).toBe(90_000n);
    expect(grossOf({ ...sale, confirmedMinor: 50_000n, shippingFeeMinor: 700n, vatMinor: 30n })).toBe(50_730n);
  });

  it('the commission is taken of the goods alone, with its VAT', () => {
    const terms = { feeBasisPoints: 800, commissionVatBasisPoints: 2_100 };
    expect(payoutPartsOf(saleSnapshotOf({ shippingFeeMinor: 1_000n, vatMinor: 500n }), terms)).toEqual({
      goods: 100_000n,
      fee: 1_000n,
      vat: 500n,
      commission: 8_000n,
      commissionVat: 1_680n,
    });
  });
});

describe('[ORD-03] tasks', () => {
  const statuses = (sale: Partial<SaleSnapshot>, slaAccepted = true) =>
    tasksOf(saleSnapshotOf(sale), makeSellerSnapshot({ slaAccepted })).map(({ name, status }) => `${name} ${status}`);

  it('a fresh order begins with its quantities, or with the SLA', () => {
    const fresh = {
      status: 'REQUESTED',
      confirmedMinor: null,
      shippingMethod: null,
      loadCount: 0,
      trackedCount: 0,
      shippingFeeMinor: null,
      vatMinor: null,
    } as const;
    expect(statuses(fresh)).toEqual([
      'quantities NOT_STARTED',
      'shipping CANNOT_START',
      'fees CANNOT_START',
      'payment CANNOT_START',
      'complete CANNOT_START',
    ]);
    expect(statuses(fresh, false)[0]).toBe('sla NOT_STARTED');
  });

  it('one shipped with the platform asks for a carrier, one shipped oneself for numbers', () => {
    expect(statuses({ shippingMethod: 'PLATFORM', trackedCount: 0 })).toContain('carrier NOT_STARTED');
    expect(statuses({ shippingMethod: 'PLATFORM' }).some((task) => task.startsWith('tracking'))).toBe(false);
    expect(statuses({ trackedCount: 1, loadCount: 2 })).toContain('tracking IN_PROGRESS');
  });

  it.each([
    ['DECLINED', null, 'NOT_NEEDED'],
    ['EXPIRED', null, 'NOT_NEEDED'],
    ['EXPIRED', 100_000n, 'COMPLETED'],
    ['CANCELLED', 100_000n, 'COMPLETED'],
  ] as const)(
    'of one that ended %s wait for nobody: done or no longer needed',
    (status, confirmedMinor, quantities) => {
      const ended = { status, confirmedMinor, shippingMethod: null, loadCount: 0, trackedCount: 0 };
      const rest = ['shipping', 'fees', 'payment', 'complete'].map((name) => `${name} NOT_NEEDED`);
      expect(statuses({ ...ended, shippingFeeMinor: null, vatMinor: null })).toEqual([
        `quantities ${quantities}`,
        ...rest,
      ]);
      expect(statuses({ ...ended, shippingFeeMinor: null, vatMinor: null }, false)[0]).toBe('sla NOT_NEEDED');
    },
  );

  it('a payment in review is in progress, a paid order can be completed, a completed one has nothing left', () => {
    expect(statuses({ status: 'PAYMENT_IN_REVIEW' })).toContain('payment IN_PROGRESS');
    expect(statuses({ status: 'PAID' })).toEqual(expect.arrayContaining(['payment COMPLETED', 'complete NOT_STARTED']));
    expect(statuses({ status: 'COMPLETED' }).every((task) => task.endsWith(' COMPLETED'))).toBe(true);
    // Completed by the system, upon a delivery that nobody numbered.
    expect(statuses({ status: 'COMPLETED', trackedCount: 0 })).toContain('tracking NOT_NEEDED');
    expect(statuses({ status: 'COMPLETED', vatMinor: null })).toContain('fees NOT_ENTERED');
    expect(statuses({ status: 'PAID', vatMinor: 475n, shippingFeeMinor: null }), 'its VAT is there').toContain(
      'fees COMPLETED',
    );
  });
});
