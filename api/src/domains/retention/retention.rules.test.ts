import { expect, it } from 'vitest';
import { wholeGroups } from './retention.rules.ts';

it('[PRO-01] an order goes alone, or with all that its books are tied to, never without', () => {
  expect(wholeGroups(['a', 'b'], [], new Set(['a']))).toEqual([['a']]);
  const chain = [
    ['a', 'b'],
    ['b', 'c'],
    ['d', 'e'],
  ] as const;
  expect(wholeGroups(['a', 'd'], chain, new Set(['a', 'b', 'd', 'e']))).toEqual([['d', 'e']]);
  expect(wholeGroups(['a'], chain, new Set(['a', 'b', 'c']))).toEqual([['a', 'b', 'c']]);
});
