/** Which days of a period are summed up already, and by when goods had to leave (decision 0048). */
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { isWorkingDay, localDate, type WorkCalendar } from '../../kernel/working-time.ts';

/** `2026-11-21`. */
export type Day = string;

/** From and until an instant, or the beginning of a day. */
export type LiveRange = { readonly from: Instant | Day; readonly until: Instant | Day };
export type Spans = {
  readonly live: readonly LiveRange[];
  /** Whole days, both of them too. */
  readonly counted: { readonly from: Day; readonly until: Day } | null;
};

export const dayAfter = (day: Day, count: number): Day => plus(`${day}T12:00:00.000Z`, days(count)).slice(0, 10);

/** Both of them too; none where `until` comes before `from`. */
export function daysBetween(from: Day, until: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= until; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/**
 * A period begins and ends at an hour: its first and last day are read as they are, and so is what came after the last day that
 * is summed up.
 */
export function spansOf(from: Instant, until: Instant, countedUntil: Day | null, timeZone: string): Spans {
  const first = dayAfter(localDate(from, timeZone), 1);
  const last = dayAfter(localDate(until, timeZone), -1);
  if (countedUntil === null || countedUntil < first || last < first) return { live: [{ from, until }], counted: null };
  const end = countedUntil < last ? countedUntil : last;
  return {
    live: [
      { from, until: first },
      { from: dayAfter(end, 1), until },
    ],
    counted: { from: first, until: end },
  };
}

/** By the end of which day what is paid on each of the days has to leave: after the lead days, one at least. */
export function promisedDays(
  from: Day,
  until: Day,
  leadDays: number,
  calendar: WorkCalendar,
): { day: Day; due: Day }[] {
  const lead = Math.max(1, leadDays);
  const working: Day[] = [];
  for (let day = dayAfter(from, 1), left = lead; left > 0; day = dayAfter(day, 1)) {
    if (!isWorkingDay(day, calendar)) continue;
    working.push(day);
    if (day > until) left -= 1;
  }
  const promised: { day: Day; due: Day }[] = [];
  let next = 0;
  for (let day = from; day <= until; day = dayAfter(day, 1)) {
    while ((working[next] ?? '9999') <= day) next += 1;
    promised.push({ day, due: working[next + lead - 1] ?? day });
  }
  return promised;
}
