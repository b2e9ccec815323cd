import type { Instant } from '../../kernel/clock.ts';

type Clock = { readonly words: Intl.DateTimeFormat; readonly zone: Intl.DateTimeFormat };
/** Made once for each time zone: making one costs more than all it formats for a mail. */
const clocks = new Map<string, Clock>();

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = {
    words: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }),
    zone: new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }),
  };
  clocks.set(timeZone, made);
  return made;
}

/** A deadline in words: en-GB, long, with time and zone (ORD-07), as a company's people read their clocks. */
export function deadlineLabel(at: Instant, timeZone: string): string {
  const date = new Date(at);
  const { words, zone } = clockOf(timeZone);
  const parts = zone.formatToParts(date);
  return `${words.format(date)} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'}`;
}
