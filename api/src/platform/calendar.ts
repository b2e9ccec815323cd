/** Public holidays by country, from the `date-holidays` tables. */
import Holidays from 'date-holidays';
import type { WorkCalendar } from '../kernel/working-time.ts';

export type WorkCalendarOf = (country: string, timeZone: string) => WorkCalendar;

const known = new Map<string, ReadonlySet<string>>();

/** The calendar of a country in a time zone; a country without a table has no holidays. */
export const workCalendarOf: WorkCalendarOf = (country, timeZone) => ({
  timeZone,
  isHoliday: (date) => holidaysOf(country, date.slice(0, 4)).has(date),
});

function holidaysOf(country: string, year: string): ReadonlySet<string> {
  const key = `${country} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const made = new Set(
    new Holidays(country)
      .getHolidays(Number(year))
      .filter((one) => one.type === 'public')
      .map((one) => one.date.slice(0, 10)),
  );
  known.set(key, made);
  return made;
}
