import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commissionMoved, partsOfGoods, settledBy, sumOf, takenBy } from './payouts.carry-overs.rules.ts';

const runs = { numRuns: process.env.DEEP ? 50_000 : 2_000 };
const minor = (min: bigint, max: bigint) => fc.bigInt({ min, max });
const open = fc
  .array(minor(-50_000n, 50_000n), { maxLength: 6 })
  .map((amounts) => amounts.map((openMinor, index) => ({ id: String(index), openMinor })));

it('[ORD-15] a payout never falls below zero and takes from no debt more than is left of it', () => {
  fc.assert(
    fc.property(minor(0n, 100_000n), open, (net, debts) => {
      const taken = takenBy(net, debts);
      expect(net - sumOf(taken)).toBeGreaterThanOrEqual(0n);
      for (const { carryOverId, amountMinor } of taken) {
        const left = debts.find(({ id }) => id === carryOverId)?.openMinor ?? 0n;
        expect(left > 0n ? amountMinor > 0n && amountMinor <= left : amountMinor === left).toBe(true);
      }
    }),
    runs,
  );
});

it('[ORD-15] what is owed to the seller is paid out whole, and debts are taken oldest first', () => {
  fc.assert(
    fc.property(minor(0n, 100_000n), open, (net, debts) => {
      const amounts = new Map(takenBy(net, debts).map((one) => [one.carryOverId, one.amountMinor]));
      for (const { id, openMinor } of debts) if (openMinor < 0n) expect(amounts.get(id)).toBe(openMinor);
      const owed = debts.filter(({ openMinor }) => openMinor > 0n);
      const firstOpen = owed.findIndex(({ id, openMinor }) => amounts.get(id) !== openMinor);
      if (firstOpen < 0) return;
      // Once a debt is not taken whole, the payout is used up.
      for (const { id } of owed.slice(firstOpen + 1)) expect(amounts.has(id)).toBe(false);
      expect(net - sumOf(takenBy(net, debts))).toBe(0n);
    }),
    runs,
  );
});

it('[ORD-15] a payment by bank settles each order up to what it owes, the oldest first, and is used whole', () => {
  const debt = fc.record({ saleId: fc.constantFrom('a', 'b', 'c'), openMinor: minor(-50_000n, 50_000n) });
  fc.assert(
    fc.property(fc.array(debt, { maxLength: 8 }), fc.integer({ min: 0, max: 1_000 }), (rows, share) => {
      const debts = rows.map((row) => ({ ...row, orderNumber: row.saleId }));
      const owedOf = (sale: string) =>
        debts.reduce((sum, { saleId, openMinor }) => (saleId === sale ? sum + openMinor : sum), 0n);
      const owed = debts.reduce((sum, { openMinor }) => sum + openMinor, 0n);
      if (owed <= 0n) return;
      const paid = (owed * BigInt(share)) / 1_000n;
      const settled = settledBy(paid, debts);
      expect(sumOf(settled)).toBe(paid);
      for (const { saleId, amountMinor } of settled) expect(amountMinor <= owedOf(saleId)).toBe(true);
      for (const { saleId, amountMinor } of settled.slice(0, -1)) expect(amountMinor).toBe(owedOf(saleId));
      const inOrder = [...new Set(debts.map(({ saleId }) => saleId))].filter((sale) => owedOf(sale) > 0n);
      expect(settled.map(({ saleId }) => saleId)).toEqual(inOrder.slice(0, settled.length));
    }),
    runs,
  );
});

it('[ORD-15] goods taken back bit by bit give back every part of the payout, to the cent', () => {
  const payout = fc.record({
    goods: minor(1n, 500_000n),
    fee: minor(0n, 50_000n),
    vat: minor(0n, 100_000n),
    commission: minor(0n, 50_000n),
    commissionVat: minor(0n, 10_000n),
  });
  fc.assert(
    fc.property(payout, fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 5 }), (paid, marks) => {
      const stops = [...marks.map((mark) => (paid.goods * BigInt(mark)) / 1_000n), 0n, paid.goods].sort((a, b) =>
        a < b ? -1 : a > b ? 1 : 0,
      );
      const total = { goods: 0n, fee: 0n, vat: 0n, commission: 0n, commissionVat: 0n };
      for (const [index, after] of stops.entries()) {
        const parts = partsOfGoods(paid, stops[index - 1] ?? 0n, after);
        total.goods += parts.goods;
        total.fee += parts.fee;
        total.vat += parts.vat;
        total.commission += parts.commission;
        total.commissionVat += parts.commissionVat;
        for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0n);
      }
      expect(total).toEqual(paid);
    }),
    runs,
  );
});

it('[CLM-05] [ORD-15] claims about one sale, decided and appealed in whatever order, give back no more commission than was taken', () => {
  const paid = fc.record({ goods: minor(1n, 500_000n), commission: minor(0n, 50_000n) });
  /** Which claim, and what share of its goods its seller bears from now on; an old one gave no commission back at first. */
  const step = fc.record({ claim: fc.integer({ min: 0, max: 3 }), borne: fc.integer({ min: 0, max: 1_000 }) });
  fc.assert(
    fc.property(paid, fc.array(step, { maxLength: 12 }), fc.boolean(), ({ goods, commission }, steps, isFirstOld) => {
      const parts = { goods, commission, fee: 0n, vat: 0n, commissionVat: commission / 5n };
      const borne = [0n, 0n, 0n, 0n];
      const given = [0n, 0n, 0n, 0n];
      let returned = 0n;
      const bear = (claim: number, share: number) => {
        const target = ((goods / 4n) * BigInt(share)) / 1_000n;
        const asked = target - (borne[claim] ?? 0n);
        const isOld = isFirstOld && claim === 0 && borne[0] === 0n;
        borne[claim] = target;
        if (isOld) return;
        const bySale = given.reduce((sum, one) => sum + one, 0n);
        const moved = commissionMoved(asked, { bySale, byClaim: given[claim] ?? 0n, goods });
        given[claim] = (given[claim] ?? 0n) + moved;
        returned += partsOfGoods(parts, bySale, bySale + moved).commission;
        expect(returned >= 0n && returned <= commission).toBe(true);
        expect(given.every((one, index) => one >= 0n && one <= (borne[index] ?? 0n))).toBe(true);
      };
      for (const { claim, borne: share } of steps) bear(claim, share);
      for (const claim of [0, 1, 2, 3]) bear(claim, 0);
      expect(returned).toBe(0n);
    }),
    runs,
  );
});

it('[CLM-05] what a claim never gave back is not taken again by its appeal, also where another one did', () => {
  expect(commissionMoved(-10_000n, { bySale: 5_000n, byClaim: 0n, goods: 20_000n })).toBe(0n);
  expect(commissionMoved(-10_000n, { bySale: 15_000n, byClaim: 5_000n, goods: 20_000n })).toBe(-5_000n);
  expect(commissionMoved(9_000n, { bySale: 15_000n, byClaim: 0n, goods: 20_000n })).toBe(5_000n);
});
