import { describe, expect, it } from 'vitest';
import { bulkChangeOf } from './bulk-change-of.ts';

describe('a change of many offers', () => {
  it.each([
    ['-5', -5],
    ['−5', -5],
    ['2,5', 2.5],
    ['3 %', 3],
    ['500', 500],
    ['+4', 4],
  ])('[INV-01] %s is a percentage', (typed, percent) => {
    expect(bulkChangeOf('price', typed)).toEqual({ kind: 'PRICE_PERCENT', percent });
  });

  it.each(['', '0', '-91', '501', 'five', '1e400', '1e2', '1,2,3', '1,000'])('[INV-01] %s is none', (typed) => {
    expect(bulkChangeOf('price', typed)).toBeNull();
  });

  it('[INV-01] stock is a whole number, with its thousands set apart or not', () => {
    expect(bulkChangeOf('stock', '12')).toEqual({ kind: 'STOCK', stock: 12 });
    for (const typed of ['1000', '1,000', '1.000', '1 000'])
      expect(bulkChangeOf('stock', typed)).toEqual({ kind: 'STOCK', stock: 1_000 });
    expect(['1.5', '0.500', '-1', '10000001', 'x', ''].map((typed) => bulkChangeOf('stock', typed))).toEqual(
      Array(6).fill(null),
    );
  });
});
