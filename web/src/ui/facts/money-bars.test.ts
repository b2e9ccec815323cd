import { expect, test } from 'vitest';
import { barsOf, type MoneyRow } from './money-bars.ts';

const row = (amount: string, more: Partial<MoneyRow> = {}): MoneyRow => ({
  name: amount,
  money: { amount, currency: 'EUR' },
  ...more,
});

test('[ORD-15] the bar of each amount begins where those before it end, and the total at nothing', () => {
  expect(
    barsOf([
      row('100.00'),
      row('-20.00', { kind: 'taken' }),
      row('80.00', { kind: 'sum' }),
      row('20.00'),
      row('-10.00', { kind: 'taken' }),
      row('90.00', { isTotal: true }),
    ]),
  ).toEqual([
    { from: 0, length: 100 },
    { from: 80, length: 20 },
    { from: 0, length: 80 },
    { from: 80, length: 20 },
    { from: 90, length: 10 },
    { from: 0, length: 90 },
  ]);
});

test('[ORD-15] what is expected and missing is as long as expected, and moves nothing', () => {
  const bars = barsOf([
    row('80.00'),
    row('0.00', { kind: 'missing', expected: { amount: '20.00', currency: 'EUR' } }),
    row('-40.00', { kind: 'taken' }),
  ]);
  expect(bars).toEqual([
    { from: 0, length: 80 },
    { from: 80, length: 20 },
    { from: 40, length: 40 },
  ]);
});

test('[ORD-15] more taken off than there is leaves no bar before the beginning', () => {
  expect(barsOf([row('10.00'), row('-30.00', { kind: 'taken' })])).toEqual([
    { from: 0, length: 100 },
    { from: 0, length: 100 },
  ]);
});

test('[INT-04] amounts that are only compared all begin at nothing', () => {
  expect(barsOf([row('50.00'), row('100.00', { kind: 'taken' })], true)).toEqual([
    { from: 0, length: 50 },
    { from: 0, length: 100 },
  ]);
});
