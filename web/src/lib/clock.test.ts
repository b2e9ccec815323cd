import { afterEach, describe, expect, it, vi } from 'vitest';
import { clock, todayIn } from './clock.ts';

afterEach(() => void vi.restoreAllMocks());

describe('[ORD-15] today', () => {
  it.each([
    ['2026-11-21T23:30:00.000Z', 'Europe/Amsterdam', '2026-11-22'],
    ['2026-11-21T22:30:00.000Z', 'Europe/Amsterdam', '2026-11-21'],
    ['2026-07-21T22:30:00.000Z', 'Europe/Amsterdam', '2026-07-22'],
    ['2026-01-01T04:30:00.000Z', 'America/New_York', '2025-12-31'],
    ['2026-01-01T04:30:00.000Z', 'UTC', '2026-01-01'],
  ])('at %s in %s is %s', (now, zone, date) => {
    vi.spyOn(clock, 'now').mockReturnValue(new Date(now));
    expect(todayIn(zone)).toBe(date);
  });
});
