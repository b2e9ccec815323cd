/**
 * Office hours, for telling people how much time they really have: a deadline on Monday at ten is one hour away for
 * somebody who looks on Saturday. Deadlines themselves count whole working days (`working-time.ts`).
 */
import { days, type Instant, plus } from './clock.ts';
import { isWorkingDay, localDate, type WorkCalendar } from './working-time.ts';

/** By the clock on the wall, in minutes since midnight (ours: no source gives them). */
const office = { opens: 9 * 60, closes: 17 * 60 } as const;

/** Minutes in which an office is open between two instants, 09:00 to 17:00 on working days; 0 when the second is not later. */
export function officeMinutesBetween(from: Instant, to: Instant, calendar: WorkCalendar): number {
  if (to <= from) return 0;
  const start = wallTime(from, calendar.timeZone);
  const end = wallTime(to, calendar.timeZone);
  let minutes = 0;
  for (let date = start.date; date <= end.date; date = dayAfter(date)) {
    if (!isWorkingDay(date, calendar)) continue;
    const opens = date === start.date ? Math.max(start.minutes, office.opens) : office.opens;
    const closes = date === end.date ? Math.min(end.minutes, office.closes) : office.closes;
    minutes += Math.max(0, closes - opens);
  }
  return minutes;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function wallTime(instant: Instant, timeZone: string): { date: string; minutes: number } {
  const known = clocks.get(timeZone);
  const clock =
    known ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (!known) clocks.set(timeZone, clock);
  const [hour = 0, minute = 0] = clock.format(Date.parse(instant)).split(':').map(Number);
  return { date: localDate(instant, timeZone), minutes: hour * 60 + minute };
}

const dayAfter = (date: string): string => plus(`${date}T12:00:00.000Z`, days(1)).slice(0, 10);
