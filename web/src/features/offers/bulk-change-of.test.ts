import { describe, expect, it } from 'vitest';
import { bulkChangeOf } from './bulk-change-of.ts';

describe('a change of many offers', () => {
  it.each([
    ['-5', -5],
    ['−5', -5],
    ['2,5', 2.5],
    ['3 %', 3],
    ['500', 500],
  ])('[INV-01] %s is a percentage', (typed, percent) => {
    expect(bulkChangeOf('price', typed)).toEqual({ kind: 'PRICE_PERCENT', percent });
  });

  it.each(['', '0', '-91', '501', 'five', '1e400', '1,2,3'])('[INV-01] %s is none', (typed) => {
    expect(bulkChangeOf('price', typed)).toBeNull();
  });

  it('[INV-01] stock is a whole number', () => {
    expect(bulkChangeOf('stock', '12')).toEqual({ kind: 'STOCK', stock: 12 });
    expect(['1.5', '-1', '10000001', 'x', ''].map((typed) => bulkChangeOf('stock', typed))).toEqual(
      Array(5).fill(null),
    );
  });
});
