import type { Instant } from '../../kernel/clock.ts';

/** A deadline in words: en-GB, long, with time and zone (ORD-07), as a company's people read their clocks. */
export function deadlineLabel(at: Instant, timeZone: string): string {
  const date = new Date(at);
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date);
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(date);
  return `${words} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'}`;
}
