import { expect, it } from 'vitest';
import { wayOf } from './lead-way.ts';

const told = (status: Parameters<typeof wayOf>[0]) =>
  wayOf(status).map((one) => (one.isNext ? 'NEXT' : one.isWaiting ? 'THEIRS' : one.status));

it('[INT-02] the way of a lead says what is done, whose move it is, and that one given up is on none', () => {
  expect(told('STOCK_CHECK')).toEqual(['COMPLETED', 'COMPLETED', 'NEXT', 'NOT_STARTED', 'NOT_STARTED', 'NOT_STARTED']);
  expect(told('ONBOARDING')).toEqual([...Array.from({ length: 4 }, () => 'COMPLETED'), 'THEIRS', 'NOT_STARTED']);
  expect(new Set(told('COMPLETED_SUCCESSFUL'))).toEqual(new Set(['COMPLETED']));
  expect(new Set(told('DUPLICATE'))).toEqual(new Set(['NOT_NEEDED']));
});
