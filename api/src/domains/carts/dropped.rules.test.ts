import { describe, expect, it } from 'vitest';
import { droppedReasons } from './dropped.rules.ts';
import { optimise } from './optimise.rules.ts';
import type { Candidate, Problem } from './optimise.types.ts';

const offer = (sellerId: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ lineId: 'soap', sellerId, offerId: sellerId, priceMinor: 100n, stock: 1_000, unitSize: 1 },
  ...more,
});
type Asked = Partial<Parameters<typeof droppedReasons>[0]> & { readonly left?: number; readonly targetMinor?: bigint };

const reasonOf = ({ left = 5, targetMinor, ...shared }: Asked) =>
  droppedReasons({ candidates: [], placed: [], terms: new Map(), isChosen: () => true, ...shared })(
    { id: 'soap', targetMinor: targetMinor ?? null },
    left,
  );
const minimum = (minimumMinor: bigint) => new Map([['one', { minimumMinor, shippingMinor: 0n }]]);

describe('[BUY-06] what a choice by hand leaves', () => {
  it('is the buyer’s choice only where somebody could send it', () => {
    expect(reasonOf({ candidates: [offer('one')] })).toBe('BUYERS_CHOICE');
    const placed = [{ offer: offer('one'), quantity: 998 }];
    expect(reasonOf({ candidates: [offer('one')], placed, left: 2 })).toBe('BUYERS_CHOICE');
    expect(reasonOf({ candidates: [offer('one', { stock: 998 })], placed, left: 2 })).toBe('INSUFFICIENT_STOCK');
  });

  it('is less than a selling unit, below a minimum, above the target, or nobody’s', () => {
    expect(reasonOf({ candidates: [offer('one', { unitSize: 6 })] })).toBe('UNIT_SIZE');
    expect(reasonOf({ candidates: [offer('one')], terms: minimum(501n) })).toBe('BELOW_MOV');
    expect(reasonOf({ candidates: [offer('one')], terms: minimum(500n) })).toBe('BUYERS_CHOICE');
    expect(reasonOf({ candidates: [offer('one')], targetMinor: 99n })).toBe('ABOVE_TARGET_PRICE');
    expect(reasonOf({})).toBe('NO_OFFER');
    expect(reasonOf({ unserved: new Map([['soap', 'DESTINATION_NOT_SERVED']]) })).toBe('DESTINATION_NOT_SERVED');
  });
});

describe('[BUY-05] what the optimiser leaves', () => {
  const solve = (problem: Partial<Problem>) =>
    optimise({
      lines: [{ id: 'soap', quantity: 18, targetMinor: null }],
      ...{ candidates: [], terms: new Map(), maximumSellers: 100, ...problem },
    });

  it('beside a choice by hand is not told as nobody’s', () => {
    const plan = solve({ candidates: [offer('one')], fixed: [{ offer: offer('one'), quantity: 12 }] });
    expect(plan.dropped).toEqual([{ lineId: 'soap', quantity: 6, reason: 'BUYERS_CHOICE' }]);
    const both = [offer('one'), offer('two', { priceMinor: 130n })];
    const kept = solve({ candidates: both, fixed: [{ offer: offer('one'), quantity: 12 }] });
    expect(kept.dropped).toEqual([]);
    expect(kept.placed[0]).toMatchObject({ reason: 'BY_HAND', nextBestMinor: 130n });
  });

  it('for there may be no more sellers is the buyer’s choice', () => {
    const candidates = [offer('one', { stock: 12 }), offer('two', { priceMinor: 130n, stock: 10 })];
    const plan = solve({ candidates, maximumSellers: 1 });
    expect(plan.dropped).toEqual([{ lineId: 'soap', quantity: 6, reason: 'BUYERS_CHOICE' }]);
  });

  it('since nobody serves the destination says why', () => {
    const plan = solve({ unserved: new Map([['soap', 'BRAND_RESTRICTED']]) });
    expect(plan.dropped).toEqual([{ lineId: 'soap', quantity: 18, reason: 'BRAND_RESTRICTED' }]);
  });
});
