import { expect, it } from 'vitest';
import { plus } from '../../kernel/clock.ts';
import { addWorkingDays, localDate } from '../../kernel/working-time.ts';
import { workCalendarOf } from '../../platform/calendar.ts';
import { promisedDays, spansOf } from './counted-days.rules.ts';

const zone = 'Europe/Amsterdam';
const [from, until] = ['2026-10-22T08:00:00.000Z', '2026-11-21T08:00:00.000Z'];

it('[INV-10] whole days that are summed up are taken as such; the ends of a period and younger days are read', () => {
  expect(spansOf(from, until, '2026-10-31', zone)).toEqual({
    live: [
      { from, until: '2026-10-23' },
      { from: '2026-11-01', until },
    ],
    counted: { from: '2026-10-23', until: '2026-10-31' },
  });
  expect(spansOf(from, until, '2026-12-31', zone)).toEqual({
    live: [
      { from, until: '2026-10-23' },
      { from: '2026-11-21', until },
    ],
    counted: { from: '2026-10-23', until: '2026-11-20' },
  });
  for (const countedUntil of [null, '2026-10-22'])
    expect(spansOf(from, until, countedUntil, zone)).toEqual({ live: [{ from, until }], counted: null });
  expect(spansOf('2026-11-20T08:00:00.000Z', until, '2026-12-31', zone).counted).toBeNull();
});

it('[INV-10] goods leave within the lead days after the payment, one working day at least, by the company’s calendar', () => {
  const calendar = workCalendarOf('NL', zone);
  for (const lead of [0, 1, 3]) {
    const promised = promisedDays('2025-12-20', '2026-01-10', lead, calendar);
    expect(promised).toHaveLength(22);
    for (const { day, due } of promised)
      expect(due, day).toBe(
        localDate(addWorkingDays(plus(`${day}T11:00:00.000Z`, 0), Math.max(1, lead), calendar), zone),
      );
  }
});
