import { expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

it('[ORD-16] tries again soon, and never later than after five seconds', () => {
  expect([0, 1, 2].map(retryDelay)).toEqual([250, 500, 1_000]);
  for (const failures of [5, 20, 100]) expect(retryDelay(failures)).toBe(5_000);
});
