import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workCalendarOf } from '../platform/calendar.ts';
import {
  addWorkingDays,
  addWorkingTime,
  isWorkingDay,
  localDate,
  type WorkCalendar,
  workingTimeBetween,
} from './working-time.ts';

const netherlands = workCalendarOf('NL', 'Europe/Amsterdam');

describe('[ORD-07] working days', () => {
  it.each([
    ['a Wednesday', '2026-11-18T09:00:00.000Z', 3, '2026-11-23T09:00:00.000Z'],
    ['a Friday', '2026-11-20T16:30:00.000Z', 1, '2026-11-23T16:30:00.000Z'],
    ['a Saturday counts from Monday', '2026-11-21T08:00:00.000Z', 1, '2026-11-23T08:00:00.000Z'],
    ['Christmas, Boxing Day and a weekend', '2026-12-23T10:00:00.000Z', 3, '2026-12-29T10:00:00.000Z'],
    ['New Year', '2026-12-31T10:00:00.000Z', 1, '2027-01-04T10:00:00.000Z'],
    ['the night the clocks go back', '2026-10-23T12:00:00.000Z', 1, '2026-10-26T13:00:00.000Z'],
    ['the night they go forward', '2027-03-26T13:00:00.000Z', 1, '2027-03-30T12:00:00.000Z'],
    ['no day at all', '2026-11-21T08:00:00.000Z', 0, '2026-11-21T08:00:00.000Z'],
  ])('%s', (_, start, count, end) => {
    expect(addWorkingDays(start, count, netherlands)).toBe(end);
  });

  it('are those of the seller’s country', () => {
    const thanksgivingEve = '2026-11-25T15:00:00.000Z';
    const america = workCalendarOf('US', 'America/New_York');
    expect(addWorkingDays(thanksgivingEve, 1, netherlands)).toBe('2026-11-26T15:00:00.000Z');
    expect(addWorkingDays(thanksgivingEve, 1, america)).toBe('2026-11-27T15:00:00.000Z');
    expect(isWorkingDay('2026-11-26', america)).toBe(false);
  });

  it('follow the seller’s own midnight', () => {
    const lateFriday = '2026-11-20T23:30:00.000Z';
    expect(localDate(lateFriday, 'Europe/Amsterdam')).toBe('2026-11-21');
    expect(localDate(lateFriday, 'America/New_York')).toBe('2026-11-20');
    // Already Saturday in Amsterdam: the first working day after it is Tuesday's first half hour, local time.
    expect(addWorkingDays(lateFriday, 1, netherlands)).toBe('2026-11-22T23:30:00.000Z');
  });
});

describe('[ORD-07] hours of working time', () => {
  const hour = 3_600_000;
  it.each([
    ['within a day', '2026-11-18T09:00:00.000Z', 4, '2026-11-18T13:00:00.000Z'],
    ['a day that is followed by a weekend', '2026-11-20T09:00:00.000Z', 24, '2026-11-23T09:00:00.000Z'],
    ['over the local midnight into a weekend', '2026-11-20T21:07:00.000Z', 4, '2026-11-23T01:07:00.000Z'],
    ['from a free day on', '2026-11-21T08:00:00.000Z', 4, '2026-11-23T03:00:00.000Z'],
    ['over Christmas', '2026-12-24T10:00:00.000Z', 24, '2026-12-28T10:00:00.000Z'],
    ['over the night the clocks go back', '2026-10-23T12:00:00.000Z', 24, '2026-10-26T13:00:00.000Z'],
    ['none', '2026-11-21T08:00:00.000Z', 0, '2026-11-21T08:00:00.000Z'],
  ])('%s', (_, start, count, end) => {
    expect(addWorkingTime(start, count * hour, netherlands)).toBe(end);
  });

  it.each([
    ['within a day', '2026-11-18T09:00:00.000Z', '2026-11-18T09:07:30.500Z', 7 * 60_000 + 30_500],
    ['over a weekend', '2026-11-20T21:07:00.000Z', '2026-11-23T01:07:00.000Z', 4 * hour],
    ['on a free day', '2026-11-21T08:00:00.000Z', '2026-11-22T08:00:00.000Z', 0],
    ['over the night the clocks go back', '2026-10-23T12:00:00.000Z', '2026-10-26T13:00:00.000Z', 24 * hour],
    ['backwards', '2026-11-18T09:00:00.000Z', '2026-11-17T09:00:00.000Z', 0],
  ])('that have passed %s', (_, from, to, passed) => {
    expect(workingTimeBetween(from, to, netherlands)).toBe(passed);
  });

  const zones = [
    'Europe/Amsterdam',
    'America/New_York',
    'Africa/Cairo',
    'Asia/Beirut',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
  ];

  it('are those that a walk by quarters of an hour comes to, in every zone, also where the clock changes at midnight', () => {
    const byQuarters = (from: number, to: number, calendar: WorkCalendar): number => {
      let passed = 0;
      for (let at = from; at < to; ) {
        const step = Math.min(15 * 60_000 - (at % (15 * 60_000)), to - at);
        const date = localDate(new Date(at).toISOString(), calendar.timeZone);
        if (isWorkingDay(date, calendar)) passed += step;
        at += step;
      }
      return passed;
    };
    const begin = Date.parse('2026-01-01T00:00:00.000Z');
    const starts = fc.integer({ min: 0, max: 730 * 24 * 60 }).map((minute) => begin + minute * 60_000 + 30_500);
    const spans = fc.integer({ min: 0, max: 6 * 24 * 60 }).map((minute) => minute * 60_000 + 1);
    fc.assert(
      fc.property(fc.constantFrom(...zones), starts, spans, (timeZone, start, span) => {
        const calendar = workCalendarOf('NL', timeZone);
        const [from, to] = [start, start + span].map((at) => new Date(at).toISOString());
        const passed = byQuarters(start, start + span, calendar);
        expect(workingTimeBetween(from ?? '', to ?? '', calendar)).toBe(passed);
        expect(workingTimeBetween(from ?? '', addWorkingTime(from ?? '', passed, calendar), calendar)).toBe(passed);
      }),
      { numRuns: 150 },
    );
  });

  it('asks once for each day whether it is free', () => {
    const asked: string[] = [];
    const isHoliday = (date: string) => asked.push(date) === 0;
    const calendar = { timeZone: 'Europe/Amsterdam', isHoliday };
    expect(addWorkingTime('2026-11-02T09:00:00.000Z', 10 * 24 * hour, calendar)).toBe('2026-11-16T09:00:00.000Z');
    expect(asked.length).toBeLessThanOrEqual(11);
  });
});
