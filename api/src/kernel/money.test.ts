import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, allocate, fromWire, money, readable, share, subtract, toWire } from './money.ts';

const minor = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const weights = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0));
const runs = { numRuns: process.env.DEEP ? 100_000 : 2_000 };
const sum = (parts: readonly { minor: bigint }[]): bigint => parts.reduce((total, part) => total + part.minor, 0n);

describe('money', () => {
  it('splits so that the parts sum to the whole, each within one unit of its fair share', () => {
    fc.assert(
      fc.property(minor, weights, (amount, list) => {
        const parts = allocate(money(amount, 'EUR'), list);
        expect(sum(parts)).toBe(amount);
        const total = BigInt(list.reduce((a, b) => a + b, 0));
        for (const [index, weight] of list.entries()) {
          const off = (parts[index]?.minor ?? 0n) * total - amount * BigInt(weight);
          expect(off < 0n ? -off : off).toBeLessThan(total);
        }
      }),
      runs,
    );
  });

  it('gives nothing to a weight of nothing, and refuses weights that are all zero', () => {
    expect(allocate(money(100n, 'EUR'), [0, 3, 0, 3]).map((part) => part.minor)).toEqual([0n, 50n, 0n, 50n]);
    expect(allocate(money(-1n, 'EUR'), [1, 1, 1]).map((part) => part.minor)).toEqual([-1n, 0n, 0n]);
    expect(() => allocate(money(1n, 'EUR'), [0, 0])).toThrow('weights');
  });

  it('takes a share to the nearest unit, halves away from zero', () => {
    expect([1n, 3n, -1n, -3n].map((amount) => share(money(amount, 'EUR'), 5_000).minor)).toEqual([1n, 2n, -1n, -2n]);
    expect(share(money(333n, 'EUR'), 1_500).minor).toBe(50n);
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const off = share(money(amount, 'EUR'), basisPoints).minor * 10_000n - amount * BigInt(basisPoints);
        expect(off < 0n ? -off : off).toBeLessThanOrEqual(5_000n);
      }),
      runs,
    );
  });

  it('comes back from the wire as it was sent, never as a float', () => {
    expect(toWire(money(-5n, 'EUR'))).toEqual({ amount: '-0.05', currency: 'EUR' });
    fc.assert(
      fc.property(minor, (amount) => {
        expect(fromWire(toWire(money(amount, 'GBP')))).toEqual(money(amount, 'GBP'));
      }),
      runs,
    );
  });

  it('never mixes currencies', () => {
    expect(subtract(money(5n, 'EUR'), money(7n, 'EUR')).minor).toBe(-2n);
    expect(() => add(money(1n, 'EUR'), money(1n, 'GBP'))).toThrow('adding EUR and GBP');
  });
});

describe('an amount on a paper', () => {
  it.each([
    ['7.00', '7.00'],
    ['999.10', '999.10'],
    ['7843.65', '7,843.65'],
    ['-1234567.89', '-1,234,567.89'],
  ])('%s reads %s', (amount, text) => {
    expect(readable(amount)).toBe(text);
  });
});
