import { describe, expect, it } from 'vitest';
import { workCalendarOf } from '../platform/calendar.ts';
import { officeMinutesBetween } from './office-hours.ts';

const netherlands = workCalendarOf('NL', 'Europe/Amsterdam');

describe('[RT-05] working hours to a deadline', () => {
  const hours = (from: string, to: string, calendar = netherlands) => officeMinutesBetween(from, to, calendar) / 60;

  it.each([
    ['within one day', '2026-11-18T09:00:00.000Z', '2026-11-18T11:30:00.000Z', 2.5],
    ['over one night', '2026-11-18T14:00:00.000Z', '2026-11-19T09:00:00.000Z', 3],
    ['over a weekend', '2026-11-20T15:00:00.000Z', '2026-11-23T09:00:00.000Z', 2],
    ['from a Saturday', '2026-11-21T08:00:00.000Z', '2026-11-23T16:00:00.000Z', 8],
    ['from before the day opens to after it closes', '2026-11-18T03:00:00.000Z', '2026-11-18T21:00:00.000Z', 8],
    ['over Christmas', '2026-12-24T15:00:00.000Z', '2026-12-28T09:00:00.000Z', 2],
    ['over the night the clocks change', '2026-10-23T14:00:00.000Z', '2026-10-26T09:00:00.000Z', 2],
    ['none at night', '2026-11-18T20:00:00.000Z', '2026-11-19T06:00:00.000Z', 0],
    ['none to a deadline that has passed', '2026-11-18T12:00:00.000Z', '2026-11-18T11:00:00.000Z', 0],
  ])('%s', (_what, from, to, expected) => {
    expect(hours(from, to)).toBe(expected);
  });

  it('are those of the seller’s own clock', () => {
    const america = workCalendarOf('US', 'America/New_York');
    expect(hours('2026-11-18T09:00:00.000Z', '2026-11-18T15:00:00.000Z', america)).toBe(1);
  });
});
