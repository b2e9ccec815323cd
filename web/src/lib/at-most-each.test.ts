import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEach } from './at-most-each.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[WH-08] what five hundred scans ask for is done at once, once a second, and after the last of them', () => {
  const work = vi.fn<() => void>();
  const { ask, stop } = atMostEach(1_000, work);
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  for (let scan = 0; scan < 499; scan += 1) {
    ask();
    vi.advanceTimersByTime(10);
  }
  // 4.99 s.
  expect(work).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(6);
  ask();
  expect(work, 'at once again after a rest').toHaveBeenCalledTimes(7);
  ask();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(work, 'nothing once nobody listens').toHaveBeenCalledTimes(7);
});
