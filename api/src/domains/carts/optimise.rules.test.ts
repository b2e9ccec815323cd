import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optimise } from './optimise.rules.ts';
import type { Candidate, Problem } from './optimise.types.ts';

const offer = (lineId: string, sellerId: string, price: number, more: Partial<Candidate> = {}): Candidate => ({
  ...{ lineId, sellerId, offerId: `${lineId}-${sellerId}`, priceMinor: BigInt(price), stock: 1_000, unitSize: 1 },
  ...more,
});
const line = (id: string, quantity: number, targetMinor: bigint | null = null) => ({ id, quantity, targetMinor });
const terms = (given: Record<string, [number, number]>): Problem['terms'] =>
  new Map(
    Object.entries(given).map(([id, [minimum, shipping]]) => [
      id,
      { minimumMinor: BigInt(minimum), shippingMinor: BigInt(shipping) },
    ]),
  );
const solve = (problem: Partial<Problem>) =>
  optimise({ lines: [], candidates: [], terms: new Map(), maximumSellers: 100, ...problem });
const sent = (problem: Partial<Problem>) =>
  solve(problem).placed.map(({ lineId, offer: { sellerId }, quantity }) => `${lineId}: ${quantity} of ${sellerId}`);

describe('[BUY-05] a cart is shared out', () => {
  it('to the cheapest, and over several where one has too little', () => {
    const candidates = [offer('soap', 'dear', 120), offer('soap', 'cheap', 100, { stock: 30 })];
    expect(sent({ lines: [line('soap', 50)], candidates })).toEqual(['soap: 30 of cheap', 'soap: 20 of dear']);
  });

  it('the same in whichever order offers of one price come', () => {
    const candidates = ['a', 'b', 'c', 'd'].flatMap((seller) =>
      ['soap', 'balm', 'wax'].map((one) => offer(one, seller, 100, { stock: 7 })),
    );
    const lines = ['soap', 'balm', 'wax'].map((one) => line(one, 10));
    const asked = { lines, terms: terms({ a: [0, 50], b: [0, 50], c: [0, 50], d: [0, 50] }) };
    const plan = solve({ ...asked, candidates });
    expect(plan.placed.map(({ quantity }) => quantity)).toEqual([7, 3, 7, 3, 7, 3]);
    for (let turn = 1; turn < candidates.length; turn += 1) {
      const turned = [...candidates.slice(turn), ...candidates.slice(0, turn)];
      expect(solve({ ...asked, candidates: turned })).toEqual(plan);
      expect(solve({ ...asked, candidates: turned.toReversed() })).toEqual(plan);
    }
  });

  it('in whole selling units', () => {
    const candidates = [offer('soap', 'boxes', 100, { unitSize: 12 }), offer('soap', 'single', 110)];
    expect(sent({ lines: [line('soap', 30)], candidates })).toEqual(['soap: 24 of boxes', 'soap: 6 of single']);
    expect(solve({ lines: [line('soap', 5)], candidates: candidates.slice(0, 1) }).dropped).toEqual([
      { lineId: 'soap', quantity: 5, reason: 'UNIT_SIZE' },
    ]);
  });

  it('closes a seller whose shipping costs more than it saves', () => {
    const candidates = [offer('soap', 'near', 101), offer('soap', 'far', 100), offer('balm', 'near', 200)];
    const problem = {
      lines: [line('soap', 10), line('balm', 1)],
      candidates,
      terms: terms({ near: [0, 100], far: [0, 500] }),
    };
    expect(sent(problem)).toEqual(['soap: 10 of near', 'balm: 1 of near']);
    expect(solve(problem).placed[0]).toMatchObject({ reason: 'SAVES_SHIPPING', nextBestMinor: 100n });
  });

  it('leaves sellers whose minimum is not reached, and says so', () => {
    const candidates = [offer('soap', 'big', 100), offer('balm', 'small', 200)];
    const plan = solve({
      lines: [line('soap', 10), line('balm', 1)],
      candidates,
      terms: terms({ big: [5_000, 0], small: [0, 0] }),
    });
    expect(plan.placed.map(({ lineId }) => lineId)).toEqual(['balm']);
    expect(plan.dropped).toEqual([{ lineId: 'soap', quantity: 10, reason: 'BELOW_MOV' }]);
  });

  it('keeps to target prices and tells why a line has nobody', () => {
    const candidates = [offer('soap', 'one', 100)];
    expect(solve({ lines: [line('soap', 1, 99n), line('balm', 2)], candidates }).dropped).toEqual([
      { lineId: 'soap', quantity: 1, reason: 'ABOVE_TARGET_PRICE' },
      { lineId: 'balm', quantity: 2, reason: 'NO_OFFER' },
    ]);
  });

  it('gives a plan that can be kept, the same one each time, and never below its bound', () => {
    const sellers = ['a', 'b', 'c'];
    const ids = ['x', 'y', 'z'];
    const anyOffer = fc.record({
      price: fc.integer({ min: 1, max: 500 }),
      stock: fc.nat(40),
      unitSize: fc.integer({ min: 1, max: 6 }),
    });
    const arbitrary = fc.record({
      quantities: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 3 }),
      offers: fc.array(anyOffer, { minLength: 9, maxLength: 9 }),
      minima: fc.array(fc.tuple(fc.nat(3_000), fc.nat(800)), { minLength: 3, maxLength: 3 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ quantities, offers, minima }) => {
        const lines = ids.map((id, index) => line(id, quantities[index] ?? 1));
        const candidates = offers.map(({ price, stock, unitSize }, index) =>
          offer(ids[index % 3] ?? 'x', sellers[Math.floor(index / 3)] ?? 'a', price, { stock, unitSize }),
        );
        const given = terms(Object.fromEntries(sellers.map((id, index) => [id, minima[index] ?? [0, 0]])));
        const plan = solve({ lines, candidates, terms: given });
        expect(plan).toEqual(solve({ lines, candidates, terms: given }));
        expect(plan.gap).toBeGreaterThanOrEqual(0);
        for (const { id, quantity } of lines) {
          const placed = plan.placed.filter(({ lineId }) => lineId === id).reduce((sum, one) => sum + one.quantity, 0);
          const dropped = plan.dropped
            .filter(({ lineId }) => lineId === id)
            .reduce((sum, one) => sum + one.quantity, 0);
          expect(placed + dropped).toBe(quantity);
        }
        for (const { offer: one, quantity } of plan.placed) {
          expect(quantity).toBeLessThanOrEqual(one.stock);
          expect(quantity % one.unitSize).toBe(0);
        }
        for (const [seller, { minimumMinor }] of given) {
          const own = plan.placed.filter(({ offer: one }) => one.sellerId === seller);
          const goods = own.reduce((sum, { offer: one, quantity }) => sum + one.priceMinor * BigInt(quantity), 0n);
          expect(own.length === 0 || goods >= minimumMinor).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
