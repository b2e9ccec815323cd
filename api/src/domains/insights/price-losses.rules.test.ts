import { expect, it } from 'vitest';
import { type Bought, lossesOf, type Rival } from './price-losses.rules.ts';

const line = (given: Partial<Bought> = {}): Bought => ({
  ...{ productId: 'soap', brandName: 'Lindqvist', sellerId: 'cheap', quantity: 10, unitPriceMinor: 100n },
  ...given,
});
const rival = (given: Partial<Rival> = {}): Rival => ({
  ...{ sellerId: 'dear', offerId: 'offer', productId: 'soap', priceMinor: 105n, stock: 50, unitSize: 1 },
  ...given,
});

it('[INV-10] a dearer offer lost the pieces that were bought for less, at what was paid for them', () => {
  expect(lossesOf([line()], [rival()])).toEqual([
    { sellerId: 'dear', offerId: 'offer', brandName: 'Lindqvist', pieces: 10, paidMinor: 1_000n, ownMinor: 1_050n },
  ]);
  expect(lossesOf([line()], [rival({ priceMinor: 100n }), rival({ priceMinor: 99n })])).toEqual([]);
  expect(lossesOf([line()], [rival({ productId: 'balm' })])).toEqual([]);
});

it('[INV-10] it lost no more than it could have sent, in whole selling units', () => {
  expect(lossesOf([line()], [rival({ stock: 8, unitSize: 3 })])).toMatchObject([{ pieces: 6, paidMinor: 600n }]);
  expect(lossesOf([line()], [rival({ stock: 2, unitSize: 3 })])).toEqual([]);
  // Three pieces at 1.00 and one at 1.03: of these four two cost 2.015.
  const mixed = [line({ quantity: 3 }), line({ sellerId: 'other', quantity: 1, unitPriceMinor: 103n })];
  expect(lossesOf(mixed, [rival({ stock: 2 })])).toMatchObject([{ pieces: 2, paidMinor: 202n }]);
});

it('[INV-10] who sent part of the product, or is dearer by more than half, lost none of it', () => {
  expect(lossesOf([line(), line({ sellerId: 'dear', unitPriceMinor: 105n })], [rival()])).toEqual([]);
  expect(lossesOf([line()], [rival({ priceMinor: 150n })])).toHaveLength(1);
  expect(lossesOf([line()], [rival({ priceMinor: 151n })])).toEqual([]);
});

it('[INV-10] of one product the twenty cheapest of them are kept', () => {
  const many = Array.from({ length: 25 }, (_, at) =>
    rival({ sellerId: `s${at}`, offerId: `o${at}`, priceMinor: 125n - BigInt(at) }),
  );
  const lost = lossesOf([line()], many);
  expect(lost).toHaveLength(20);
  expect(lost[0]).toMatchObject({ sellerId: 's24' });
});
