import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byRank, effectiveOf, priceToWin, shareAbove, statusByStock } from './offers.rules.ts';

const discounts = fc.record({ seller: fc.integer({ min: 0, max: 9_000 }), brand: fc.integer({ min: 0, max: 9_000 }) });
const price = fc.bigInt({ min: 1n, max: 10_000_000n });

describe('[INV-02] what a price is', () => {
  it('is the offer price less both discounts, rounded half up to the cent', () => {
    expect(effectiveOf(1_000n, { seller: 0, brand: 0 })).toBe(1_000n);
    expect(effectiveOf(1_000n, { seller: 500, brand: 1_000 })).toBe(855n);
    expect(effectiveOf(101n, { seller: 5_000, brand: 0 })).toBe(51n);
    expect(effectiveOf(99n, { seller: 0, brand: 5_000 })).toBe(50n);
  });

  it('never exceeds the offer price', () => {
    fc.assert(fc.property(price, discounts, (minor, off) => effectiveOf(minor, off) <= minor));
  });
});

describe('[INV-03] what wins', () => {
  const one = { id: 'a', effectiveMinor: 500n, priceChangedAt: '2026-11-02T00:00:00.000Z' };
  it('is the lowest price; of equal ones the earlier change, then the id', () => {
    const cheaper = { ...one, id: 'z', effectiveMinor: 499n };
    const earlier = { ...one, id: 'y', priceChangedAt: '2026-11-01T23:59:59.999Z' };
    const later = { ...one, id: 'b' };
    expect([later, one, earlier, cheaper].sort(byRank).map(({ id }) => id)).toEqual(['z', 'y', 'a', 'b']);
  });

  it('[INV-02] is told as a share of the winning price', () => {
    expect([shareAbove(1_100n, 1_000n), shareAbove(1_000n, 1_000n), shareAbove(900n, null)]).toEqual([0.1, 0, null]);
  });

  it('the price to win is the highest one whose effective price lies a cent below the winner', () => {
    fc.assert(
      fc.property(price, discounts, (winning, off) => {
        const found = priceToWin(winning, off, null);
        if (found === null) return effectiveOf(1n, off) > winning - 1n || winning <= 1n;
        return effectiveOf(found, off) < winning && effectiveOf(found + 1n, off) >= winning;
      }),
    );
  });

  it('is never told below the floor', () => {
    expect(priceToWin(1_000n, { seller: 0, brand: 0 }, 999n)).toBe(999n);
    expect(priceToWin(1_000n, { seller: 0, brand: 0 }, 1_000n)).toBeNull();
  });
});

it('[INV-01] a status follows from the stock only where the offer sells at all', () => {
  expect(statusByStock('ACTIVE', 5, 6)).toBe('OUT_OF_STOCK');
  expect(statusByStock('OUT_OF_STOCK', 6, 6)).toBe('ACTIVE');
  for (const status of ['BLOCKED', 'INACTIVE', 'EXPIRED_LIST']) expect(statusByStock(status, 100, 1)).toBeNull();
});
