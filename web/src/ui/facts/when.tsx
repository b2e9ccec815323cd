/** The one rule for time in lists: near days by their names, others by weekday and date, the year only where it is another. */
import { timeMessages as words } from '@quayside/contract/messages/times';
import { clock } from '../../lib/clock.ts';

const dayMs = 86_400_000;
/** From so far away on, a day and a month could be those of two years. */
const farMs = 300 * dayMs;

interface WhenProps {
  /** A point in time, or a day such as `2026-11-26`. */
  iso: string;
  /** IANA; without it the reader's own. */
  zone?: string | undefined;
  /** Its time of day does not matter. */
  isDay?: boolean;
}

/** In a list: when something is or was. Deadlines alone have the time left beside it. */
export function When({ iso, zone, isDay = false }: WhenProps) {
  return (
    <time dateTime={iso} className="type-num whitespace-nowrap">
      {isDay ? dayLabel(iso, zone) : whenLabel(iso, zone)}
    </time>
  );
}

/** "18:10 today", "09:30 tomorrow", "16:05 yesterday", "Thu 26 Nov, 10:00", by the clock of `zone`. */
export function whenLabel(iso: string, zone?: string, now: Date = clock.now()): string {
  const time = clockLabel(iso, zone);
  const near = { 0: words.todayAt, 1: words.tomorrowAt, [-1]: words.yesterdayAt }[daysFrom(now, iso, zone)];
  return near ? near(time) : `${namedDay(iso, zone, now)}, ${time}`;
}

/** "today", "tomorrow", "yesterday", "Thu 26 Nov". */
export function dayLabel(iso: string, zone?: string, now: Date = clock.now()): string {
  const near = { 0: words.today, 1: words.tomorrow, [-1]: words.yesterday }[daysFrom(now, iso, zone)];
  return near ?? namedDay(iso, zone, now);
}

/** Above what happened on a day: "Today, Thursday 26 November", "Tuesday 24 November". */
export function dayTitle(iso: string, zone?: string, now: Date = clock.now()): string {
  const date = new Date(iso);
  const day = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', ...(zone ? { timeZone: zone } : {}) },
    ...(now.getTime() - date.getTime() > farMs ? { year: 'numeric' } : {}),
  } as const).format(date);
  const near = { 0: words.todayIs, [-1]: words.yesterdayWas }[daysFrom(now, iso, zone)];
  return near ? near(day) : day;
}

/** Below such a title the time of day is enough. */
export const clockLabel = (iso: string, zone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...(zone ? { timeZone: zone } : {}) }).format(
    new Date(iso),
  );

/** A day is the same in every zone. */
const isDate = (iso: string): boolean => iso.length === 10;

function daysFrom(now: Date, iso: string, zone: string | undefined): number {
  const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', zone ? { timeZone: zone } : {}).format(at);
  const day = isDate(iso) ? iso : dayOf(new Date(iso));
  return Math.round((Date.parse(day) - Date.parse(dayOf(now))) / dayMs);
}

function namedDay(iso: string, zone: string | undefined, now: Date): string {
  const date = new Date(iso);
  const timeZone = isDate(iso) ? { timeZone: 'UTC' } : zone ? { timeZone: zone } : {};
  const isFar = Math.abs(date.getTime() - now.getTime()) > farMs;
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', ...timeZone }).format(date);
  const day = new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'short', ...timeZone },
    ...(isFar ? { year: 'numeric' } : {}),
  } as const).format(date);
  return `${weekday} ${day}`;
}
