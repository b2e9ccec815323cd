import { describe, expect, it } from 'vitest';
import { moneyLabel } from '../facts/money-text.tsx';
import { amountFrom, stepAmount } from './money-amount.ts';

describe('reading an amount', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1234,5', '1234.50'],
    ['12', '12.00'],
    ['1 234.56', '1234.56'],
    ['1.234', '1234.00'],
    ['1,234,567', '1234567.00'],
    ['0.05', '0.05'],
    ['007', '7.00'],
    ['1.', '1.00'],
  ])('%s is understood as %s', (typed, amount) => expect(amountFrom(typed)).toBe(amount));

  /** Each was read as an amount ten or a hundred times as high. */
  const grouping = [
    '12..3',
    '1.2.3',
    '1.234.56',
    '1,23,456.00',
    '1.234,567.00',
    '..5',
    '1234.567.890',
    '0.125',
    '0,500',
  ];
  it.each(['', 'abc', '-5', '1,2345', '1.23.4,5678', '12 euro', '99999999999999', ...grouping])(
    '%j is no amount',
    (typed) => expect(amountFrom(typed)).toBeNull(),
  );

  it('steps by cents without rounding, and never below zero', () => {
    expect(stepAmount('0.09', 1)).toBe('0.10');
    expect(stepAmount('9007199254740993.99', 1)).toBe('9007199254740994.00');
    expect(stepAmount('0.50', -100)).toBe('0.00');
  });
});

describe('showing money', () => {
  it('puts the symbol first, a space that does not break, thousands and two decimals', () => {
    expect(moneyLabel({ amount: '1234567.50', currency: 'EUR' })).toBe('€\u00A01,234,567.50');
    expect(moneyLabel({ amount: '8.00', currency: 'SEK' })).toBe('SEK\u00A08.00');
    expect(moneyLabel({ amount: '-86.50', currency: 'GBP' })).toBe('−£\u00A086.50');
  });
});
