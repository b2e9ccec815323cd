import { expect, it } from 'vitest';
import { pauseAfter, retryDelay } from './retry-delay.ts';

it('[ORD-16] tries again soon, and never later than after five seconds', () => {
  expect([0, 1, 2].map(retryDelay)).toEqual([250, 500, 1_000]);
  for (const failures of [5, 20, 100]) expect(retryDelay(failures)).toBe(5_000);
});

it('[ORD-16] a try that took its time is followed at once: tries begin five seconds apart at most', () => {
  const ago = (milliseconds: number) => performance.now() - milliseconds;
  expect(pauseAfter(20, ago(4_000))).toBeLessThanOrEqual(1_000);
  expect(pauseAfter(20, ago(8_000))).toBe(250);
  expect(pauseAfter(0, ago(0))).toBe(250);
});
