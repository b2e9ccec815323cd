const weekMs = 7 * 86_400_000;

export type DaysAway = 'past' | 'today' | 'tomorrow' | 'week' | 'later';

/** How far a point in time is away, in days of `zone`. `past`: on a day before today. Pure. */
export function daysAway(iso: string, zone: string, now: Date): DaysAway {
  const at = new Date(iso);
  const dayOf = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(date);
  const [day, today] = [dayOf(at), dayOf(now)];
  if (day < today) return 'past';
  if (day === today) return 'today';
  if (day === nextDay(today)) return 'tomorrow';
  return at.getTime() - now.getTime() < weekMs ? 'week' : 'later';
}

/** How many days of `zone` ago something was. Pure. */
export function daysSince(iso: string, zone: string, now: Date): number {
  const dayOf = (date: Date) => Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(date));
  return Math.round((dayOf(now) - dayOf(new Date(iso))) / 86_400_000);
}

/** Of a date alone: days of a zone may have 23 or 25 hours. */
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00.000Z`) + 86_400_000).toISOString().slice(0, 10);
