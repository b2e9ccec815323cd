import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bayOf, receivedOf, sharesOf } from './packages.rules.ts';

const line = { lineId: 'a', announced: 10, received: null, damaged: 0, lot: null, expiresOn: null };

describe('[WH-01] what packages are said to hold', () => {
  it('shares out every piece, in whole selling units', () => {
    expect(sharesOf(36, 12, 2)).toEqual([24, 12]);
    expect(sharesOf(12, 12, 3)).toEqual([12, 0, 0]);
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.integer({ min: 1, max: 48 }),
        fc.integer({ min: 1, max: 40 }),
        (all, unit, count) => {
          const shares = sharesOf(all, unit, count);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(all);
          expect(shares.slice(1).every((share) => share % unit === 0)).toBe(true);
        },
      ),
    );
  });

  it('puts what leaves together into one bay', () => {
    expect(bayOf('01985f00-0000-7000-8000-00000000a001')).toMatch(/^[A-F]-(0[1-9]|1[0-2])$/);
    expect(bayOf('x-0000')).toBe('A-01');
  });

  it('counts what was there from the differences: missing less, over more, damaged stays', () => {
    const of = (type: 'SHORT' | 'OVER' | 'DAMAGED', quantity: number, lineId = 'a') => ({ type, quantity, lineId });
    expect(receivedOf(line, [of('SHORT', 2)])).toBe(8);
    expect(receivedOf(line, [of('OVER', 3), of('SHORT', 1)])).toBe(12);
    expect(receivedOf(line, [of('DAMAGED', 4), of('SHORT', 9, 'b')])).toBe(10);
    expect(receivedOf(line, [of('SHORT', 99)])).toBe(0);
  });
});
