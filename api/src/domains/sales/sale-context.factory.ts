/** Facts for tests of pure rules: a confirmed sale of 1,000.00 that can be paid at once, unless told otherwise. */
import type { SaleContext, SaleSnapshot, SellerSnapshot } from './sales.types.ts';

export const deadline = '2026-11-23T09:00:00.000Z';
export const beforeDeadline = '2026-11-21T08:00:00.000Z';

/** 1,000.00 of goods to Germany, one parcel by the seller's own carrier, one track and trace number. */
export function saleSnapshotOf(overrides: Partial<SaleSnapshot> = {}): SaleSnapshot {
  return {
    status: 'CONFIRMED',
    currency: 'EUR',
    requestedMinor: 100_000n,
    confirmedMinor: 100_000n,
    shippingFeeMinor: 0n,
    vatMinor: 0n,
    destinationCountry: 'DE',
    shippingMethod: 'SELLER',
    loadCount: 1,
    bookingSucceeded: false,
    trackedCount: 1,
    pickedUpAt: null,
    documentTypes: [],
    claimAwaitsSeller: false,
    expiresAt: deadline,
    extendedAt: null,
    ...overrides,
  };
}

export function makeSellerSnapshot(overrides: Partial<SellerSnapshot> = {}): SellerSnapshot {
  return { currency: 'EUR', slaAccepted: true, missingProfile: [], riskFlag: false, bankChangedAt: null, ...overrides };
}

export function saleContextOf(
  sale: Partial<SaleSnapshot> = {},
  seller: Partial<SellerSnapshot> = {},
  now = beforeDeadline,
): SaleContext {
  return { sale: saleSnapshotOf(sale), seller: makeSellerSnapshot(seller), vatBasisPoints: 1_900, now };
}
