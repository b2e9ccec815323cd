import { expect, test } from 'vitest';
import { factOf, isVatOpen, type RouteSale } from './route-facts.ts';

const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
const around = { carrierName: (slug: string) => slug.toUpperCase(), timeZone: 'Europe/Amsterdam' };
const confirmed: RouteSale = {
  status: 'CONFIRMED',
  nextAction: 'TRIGGER_PAYMENT',
  expectedVat: eur('21.00'),
  sellerVat: null,
  sellerShippingFee: eur('5.00'),
  shippingMethod: 'PLATFORM',
  endedAt: null,
  lines: [
    { requestedQuantity: 1_000, confirmedQuantity: 1_000 },
    { requestedQuantity: 300, confirmedQuantity: 276 },
  ],
  loads: [{ count: 4, loadType: 'PALLET' }],
  carrierBooking: { carrier: 'dhl', pickupDate: '2026-11-26' },
  payout: null,
  shipments: [],
  documents: [],
};

test('[ORD-03] a step that is done says what became of it', () => {
  const facts = (['quantities', 'shipping', 'carrier'] as const).map((name) =>
    factOf(name, 'COMPLETED', confirmed, around),
  );
  expect(facts).toEqual([{ fact: '1,276 of 1,300 units' }, { fact: '4 pallets' }, { fact: 'DHL, 26 Nov' }]);
});

test('[ORD-09] VAT that is expected and not entered stands on the route while the order can be paid, and not after', () => {
  expect(factOf('fees', 'COMPLETED', confirmed, around)).toEqual({ fact: 'No VAT entered', isOpen: true });
  expect(isVatOpen({ ...confirmed, status: 'PAID' })).toBe(false);
  expect(isVatOpen({ ...confirmed, sellerVat: eur('0.00') })).toBe(false);
  expect(isVatOpen({ ...confirmed, status: 'REQUESTED' })).toBe(false);
});

test('[ORD-15] while a payment is reviewed, what follows waits for the approval', () => {
  const inReview: RouteSale = { ...confirmed, status: 'PAYMENT_IN_REVIEW', nextAction: 'WAIT_FOR_APPROVAL' };
  expect(factOf('payment', 'IN_PROGRESS', inReview, around)).toEqual({ fact: 'Waiting for approval', isWaiting: true });
  expect(factOf('complete', 'CANNOT_START', inReview, around)).toEqual({ fact: 'After approval' });
});

test('[ORD-14] an order that ended asks for nothing more', () => {
  const expired: RouteSale = { ...confirmed, status: 'EXPIRED', nextAction: 'NONE' };
  expect(factOf('complete', 'CANNOT_START', expired, around)).toEqual({});
});
