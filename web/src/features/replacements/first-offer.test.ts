import { expect, it } from 'vitest';
import { firstOffer } from './first-offer.ts';

it.each([
  ['all that is missing', { missingQuantity: 12, stock: 100, unitSize: 6 }, 12],
  ['whole selling units of what there is', { missingQuantity: 12, stock: 8, unitSize: 6 }, 6],
  ['never more than is missing, also where a selling unit is more', { missingQuantity: 5, stock: 3, unitSize: 6 }, 5],
])('[ORD-05] units that others miss are first offered as %s', (_what, asked, quantity) => {
  expect(firstOffer(asked)).toBe(quantity);
});
