/** On which days a carrier collects at a place: working days of its country, from the first one that its cut-off leaves. */
import { days, hours, type Instant, plus } from '../../kernel/clock.ts';
import { isWorkingDay, localDate, type WorkCalendar } from '../../kernel/working-time.ts';

export type PickupRule = {
  /** Local hour of the day; what is booked later counts as booked the next day. */
  readonly cutOffHour: number;
  /** Working days between the booking and the first pickup. */
  readonly leadDays: number;
};

/** Pickups are planned at most so far ahead (published DHL Express contract). */
const furthestDays = 10;

/** Dates of the pickup place, soonest first: none on a weekend or public holiday, none that the cut-off has passed. */
export function pickupDaysOf(now: Instant, { cutOffHour, leadDays }: PickupRule, calendar: WorkCalendar): string[] {
  const today = localDate(now, calendar.timeZone);
  const found = Array.from({ length: furthestDays + 1 }, (_, ahead) =>
    localDate(plus(now, days(ahead)), calendar.timeZone),
  ).filter((date, index, all) => isWorkingDay(date, calendar) && all.indexOf(date) === index);
  const isTooLate = found[0] === today && localHour(now, calendar.timeZone) >= cutOffHour;
  return found.slice(leadDays + (isTooLate ? 1 : 0));
}

function localHour(now: Instant, timeZone: string): number {
  const text = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(
    Date.parse(now),
  );
  return Number(text);
}

/** An hour of a local day as an instant. */
export function atLocalHour(date: string, hour: number, timeZone: string): Instant {
  const guess = plus(`${date}T00:00:00.000Z`, hours(hour));
  const shown = localHour(guess, timeZone);
  const ahead = ((shown - hour + 36) % 24) - 12;
  return plus(guess, hours(-ahead));
}

/** The working day `count` days later; the day itself when it is one and `count` is 0. */
export function workingDayAfter(date: string, count: number, calendar: WorkCalendar): string {
  let day = date;
  let left = count;
  while (left > 0 || !isWorkingDay(day, calendar)) {
    day = plus(`${day}T12:00:00.000Z`, days(1)).slice(0, 10);
    if (left > 0 && isWorkingDay(day, calendar)) left -= 1;
  }
  return day;
}
