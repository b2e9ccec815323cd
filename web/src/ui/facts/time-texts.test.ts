import { describe, expect, it } from 'vitest';
import { pagesAround } from '../list/pagination.tsx';
import { timeLeft } from './countdown.tsx';
import { dateLabel, localLabel } from './date-text.tsx';
import { dayLabel, whenLabel } from './when.tsx';

const minute = 60_000;

describe('time in words', () => {
  it('[ORD-07] a deadline is the en-GB long date with time and zone', () => {
    expect(dateLabel('2026-11-22T17:00:00.000Z', 'long', 'Europe/London')).toBe('22 November 2026 at 17:00 GMT');
    expect(dateLabel('2026-07-22T17:00:00.000Z', 'long', 'Europe/London')).toBe('22 July 2026 at 18:00 BST');
  });

  it('[ORD-07] the reader’s own clock is told without the day while it is the same', () => {
    const local = (iso: string) => localLabel(iso, 'long', 'Europe/Amsterdam', 'Europe/London');
    expect(local('2026-11-22T17:00:00.000Z')).toBe('17:00 GMT');
    expect(local('2026-11-22T23:30:00.000Z')).toBe('22 November 2026 at 23:30 GMT');
  });

  it('other dates are short', () =>
    expect(dateLabel('2026-11-22T23:30:00.000Z', 'short', 'Europe/Amsterdam')).toBe('23 Nov 2026'));

  it.each([
    ['2026-11-25T17:10:00Z', '18:10 today'],
    ['2026-11-25T22:59:00Z', '23:59 today'],
    ['2026-11-25T23:00:00Z', '00:00 tomorrow'],
    ['2026-11-27T09:00:00Z', 'Fri 27 Nov, 10:00'],
    ['2026-11-24T15:05:00Z', '16:05 yesterday'],
    ['2026-11-23T22:59:00Z', 'Mon 23 Nov, 23:59'],
    ['2025-12-01T09:00:00Z', 'Mon 1 Dec 2025, 10:00'],
  ])('[ORD-07] in a list %s is "%s" by the clock of the company', (iso, words) =>
    expect(whenLabel(iso, 'Europe/Amsterdam', new Date('2026-11-25T08:00:00Z'))).toBe(words),
  );

  it.each([
    ['2026-11-25', 'today'],
    ['2026-11-24T23:30:00Z', 'today'],
    ['2026-11-26', 'tomorrow'],
    ['2026-11-24', 'yesterday'],
    ['2026-11-20', 'Fri 20 Nov'],
    ['2025-12-01', 'Mon 1 Dec 2025'],
  ])('[ORD-07] the day of %s is "%s" in a list', (iso, words) =>
    expect(dayLabel(iso, 'Europe/Amsterdam', new Date('2026-11-25T08:00:00Z'))).toBe(words),
  );

  it.each([
    [0, 'Expired'],
    [-minute, 'Expired'],
    [minute, '1 minute left'],
    [89 * minute, '89 minutes left'],
    [90 * minute, '1 hour left'],
    [18.9 * 60 * minute, '18 hours left'],
    [47 * 60 * minute, '47 hours left'],
    [71 * 60 * minute, '2 days left'],
  ])('[ORD-07] %d ms are "%s", never more than there is', (left, words) => expect(timeLeft(left)).toBe(words));
});

describe('pages around the present one', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 17, [1, 2, 3, -17, 17]],
    [9, 17, [1, -8, 8, 9, 10, -17, 17]],
    [17, 17, [1, -16, 16, 17]],
    [4, 5, [1, 2, 3, 4, 5]],
  ])('page %d of %d', (page, last, expected) => expect(pagesAround(page, last)).toEqual(expected));
});
