import type { MoneyOnWire } from '@quayside/contract/common';
import { expect, it } from 'vitest';
import { groupSum } from './group-sum.ts';

const worth = (amount: string, currency: MoneyOnWire['currency'] = 'EUR') => ({ total: { amount, currency } });
const rows = [worth('15464.20', 'GBP'), worth('281.10'), worth('0.90')];
const onePage = { page: 1, size: 25, count: 20 };

it('[ORD-01] a group says how many orders it holds and what they come to, pounds apart from euros', () => {
  expect(groupSum(rows, { index: 0, groups: 2 }, onePage)).toBe('3 orders, £ 15,464.20 and € 282.00');
  expect(groupSum([worth('89.04')], { index: 1, groups: 2 }, onePage)).toBe('1 order, € 89.04');
});

it.each([
  ['the last of a page that is not the last', { index: 1, groups: 2 }, { page: 1, size: 25, count: 60 }],
  ['the first of a page that is not the first', { index: 0, groups: 2 }, { page: 3, size: 25, count: 60 }],
])('[ORD-01] %s may go on: its sum is that of the page', (_, place, list) => {
  expect(groupSum([worth('89.04')], place, list)).toBe('1 order on this page, € 89.04');
});

it('[ORD-01] a group between others stands whole on any page', () => {
  expect(groupSum([worth('89.04')], { index: 1, groups: 3 }, { page: 2, size: 25, count: 90 })).toBe(
    '1 order, € 89.04',
  );
});

it('[ORD-01] orders without a deadline and those that wait come in any order: neither sum is whole while pages follow', () => {
  const mixed = { groups: 3, isMixed: true };
  const first = { page: 1, size: 25, count: 60 };
  expect(groupSum([worth('89.04')], { index: 1, ...mixed }, first)).toBe('1 order on this page, €\u00a089.04');
  expect(groupSum([worth('89.04')], { index: 2, ...mixed }, first)).toBe('1 order on this page, €\u00a089.04');
  const last = { page: 3, size: 25, count: 60 };
  expect(groupSum([worth('89.04')], { index: 1, ...mixed, groups: 2 }, last)).toBe(
    '1 order on this page, €\u00a089.04',
  );
  expect(groupSum([worth('89.04')], { index: 1, ...mixed }, last)).toBe('1 order, €\u00a089.04');
});
