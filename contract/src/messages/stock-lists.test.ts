import { expect, it } from 'vitest';
import { stockListMessages } from './stock-lists.ts';

it.each([
  [1, 0, 'Apply 1 row'],
  [1_200, 0, 'Apply 1,200 rows'],
  [9, 1, 'Apply 9 rows, take 1 offer out of stock'],
  [0, 3, 'Take 3 offers out of stock'],
])('[INV-04] %i rows and %i offers that are in none: “%s”', (rows, removed, label) => {
  expect(stockListMessages.apply(rows, removed)).toBe(label);
});
