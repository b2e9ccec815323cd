import { expect, it } from 'vitest';
import { watchedIn } from './watchlist-file.rules.ts';

it('[BUY-10] reads products and targets from a file, and tells rows that are none', () => {
  const rows = [
    ['Our wishes', '', ''],
    ['EAN', 'Target price', 'Quantity'],
    ['4006381333931', '12,5', '24'],
    ['96385074', 'cheap', '0'],
    ['4006381333932', '1.00', '1'],
    ['4006381333931', '9.00', '1'],
  ];
  expect(watchedIn(rows)).toEqual({
    watched: [
      { line: 3, gtin: '04006381333931', targetMinor: 1_250n, targetQuantity: 24 },
      { line: 4, gtin: '00000096385074', targetMinor: null, targetQuantity: null },
    ],
    wrong: [{ line: 5, value: '4006381333932 1.00 1' }],
  });
});
