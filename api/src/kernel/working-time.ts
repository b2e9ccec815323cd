/** Working days in a person's own calendar and time zone. The calendar says which local dates are free. */
import { days, type Instant, minutes, plus } from './clock.ts';

export type WorkCalendar = {
  /** IANA time zone, for example `Europe/Amsterdam`. */
  readonly timeZone: string;
  /** Whether a local date (`2026-12-25`) is a public holiday. */
  readonly isHoliday: (localDate: string) => boolean;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The date on the calendar of that time zone: `2026-11-21`. */
export function localDate(instant: Instant, timeZone: string): string {
  const known = formatters.get(timeZone);
  const formatter =
    known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (!known) formatters.set(timeZone, formatter);
  return formatter.format(Date.parse(instant));
}

export function isWorkingDay(date: string, calendar: WorkCalendar): boolean {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !calendar.isHoliday(date);
}

/**
 * The same time of day, `count` working days later, also across a change of the clock. A start on a free day counts from
 * the next working day. A time that the change skips becomes the one an hour later.
 */
export function addWorkingDays(start: Instant, count: number, calendar: WorkCalendar): Instant {
  const { timeZone } = calendar;
  // Counted on the local clock, read as if it were UTC's: its days all have 24 hours.
  let local = plus(start, offsetOf(start, timeZone));
  let left = count;
  while (left > 0) {
    local = plus(local, days(1));
    if (isWorkingDay(local.slice(0, 10), calendar)) left -= 1;
  }
  const guess = plus(local, -offsetOf(local, timeZone));
  return plus(local, -offsetOf(guess, timeZone));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which the local clock is ahead of UTC's at that instant. */
function offsetOf(at: Instant, timeZone: string): number {
  const known = clocks.get(timeZone);
  const clock = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  if (!known) clocks.set(timeZone, clock);
  const whole = Math.floor(Date.parse(at) / 1000) * 1000;
  return Date.parse(`${clock.format(whole).replace(' ', 'T')}Z`) - whole;
}

/**
 * When that much working time has passed: all hours of working days count, none of free days. So 24 hours before a
 * Monday's deadline is the Friday before, at the same time.
 */
export function addWorkingTime(start: Instant, milliseconds: number, calendar: WorkCalendar): Instant {
  let at = Date.parse(start);
  let left = milliseconds;
  while (left > 0) {
    const rest = restOfDay(at, calendar.timeZone);
    const counts = isWorkingTime(at, calendar);
    const step = counts ? Math.min(rest, left) : rest;
    if (counts) left -= step;
    at += step;
  }
  return new Date(at).toISOString();
}

/** Milliseconds of working time between two instants, counted as `addWorkingTime` does; 0 when the second is not later. */
export function workingTimeBetween(from: Instant, to: Instant, calendar: WorkCalendar): number {
  const end = Date.parse(to);
  let passed = 0;
  for (let at = Date.parse(from); at < end; ) {
    const step = Math.min(restOfDay(at, calendar.timeZone), end - at);
    if (isWorkingTime(at, calendar)) passed += step;
    at += step;
  }
  return passed;
}

/** Every time zone's midnight lies on a quarter of an hour. */
const quarter = minutes(15);

/**
 * Milliseconds until the local midnight; where the clock changes before it, until the next quarter of an hour at least, so
 * that whoever steps by it stays within one date and comes to every midnight.
 */
function restOfDay(at: number, timeZone: string): number {
  const instant = (time: number): Instant => new Date(time).toISOString();
  const local = at + offsetOf(instant(at), timeZone);
  const rest = days(1) - (local % days(1));
  const isPlain = offsetOf(instant(at + rest), timeZone) === local - at;
  return isPlain ? rest : quarter - (at % quarter);
}

const isWorkingTime = (at: number, calendar: WorkCalendar): boolean =>
  isWorkingDay(localDate(new Date(at).toISOString(), calendar.timeZone), calendar);
