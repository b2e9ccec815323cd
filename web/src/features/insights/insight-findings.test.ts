import { expect, test } from 'vitest';
import { changeOf, isWholeWeek, salesFinding } from './insight-findings.ts';

const weeksOf = (...sales: number[]): Parameters<typeof salesFinding>[0] => ({
  from: '2026-08-27',
  until: '2026-11-25',
  weeks: sales.map((amount, index) => ({
    from: new Date(Date.UTC(2026, 10, 23) - (sales.length - 1 - index) * 7 * 86_400_000).toISOString().slice(0, 10),
    sales: { amount: amount.toFixed(2), currency: 'EUR' },
  })),
});

test('[INV-10] newer weeks are held against as many older ones, without the week that still runs', () => {
  expect(salesFinding(weeksOf(100, 100, 120, 108, 9_999))).toBe('Sales are up 14 % on the 2 weeks before.');
  expect(salesFinding(weeksOf(7, 100, 100, 90, 60, 0))).toBe('Sales are down 25 % on the 2 weeks before.');
  expect(salesFinding(weeksOf(50, 50, 1))).toBe('Sales are as high as in the week before.');
});

test('[INV-10] the first week is left out when the period begins within it', () => {
  const period = { ...weeksOf(10, 100, 90, 80, 4), from: '2026-10-29' };
  expect(salesFinding(period)).toBe('Sales are down 11 % on the week before.');
});

test('[INV-10] with no sales to compare nothing is claimed', () => {
  expect(salesFinding(weeksOf())).toBe('There are too few sales yet to compare weeks.');
  expect(salesFinding(weeksOf(0, 10, 5))).toBe('There are too few sales yet to compare weeks.');
});

test('[INV-10] a figure is held against the period before; against nothing there is no percentage', () => {
  expect(changeOf({ amount: '114.00' }, { amount: '100.00' })).toBe(14);
  expect(changeOf({ amount: '100.30' }, { amount: '100.00' })).toBe(0);
  expect(changeOf({ amount: '0.00' }, { amount: '50.00' })).toBe(-100);
  expect(changeOf({ amount: '50.00' }, { amount: '0.00' })).toBeNull();
  expect([isWholeWeek('2026-11-23', '2026-11-25'), isWholeWeek('2026-11-16', '2026-11-22')]).toEqual([false, true]);
});
