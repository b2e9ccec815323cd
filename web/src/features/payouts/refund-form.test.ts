import { describe, expect, it } from 'vitest';
import { emptyRefund, faultsOf, refundIn } from './refund-form.ts';

const left = { amount: '250.00', currency: 'EUR' };
const reason = 'Came back';

describe('[INT-04] a refund as staff type it', () => {
  it.each([
    ['nothing', emptyRefund, ['amount', 'reason']],
    ['no reason but blanks', { amount: '1.00', reason: '  ' }, ['reason']],
    ['an amount of nothing', { amount: '0.00', reason }, ['amount']],
    ['a cent', { amount: '0.01', reason }, []],
    ['all that is left', { amount: '250.00', reason }, []],
    ['a cent more than is left', { amount: '250.01', reason }, ['amount']],
  ])('%s', (_, form, faults) => {
    expect(Object.keys(faultsOf(form, left))).toEqual(faults);
  });

  it('is kept as it was typed, and nothing else is taken for one', () => {
    expect(refundIn({ amount: '1.00', reason })).toEqual({ amount: '1.00', reason });
    for (const kept of [null, 'text', {}, { amount: 1, reason }, { amount: '1.00' }]) expect(refundIn(kept)).toBeNull();
  });
});
