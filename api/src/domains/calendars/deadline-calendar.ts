/**
 * Deadlines as a calendar (RFC 5545), pure. Each is half an hour that ends at the deadline, marked as free: zero-length
 * events are hidden by some programs, and a deadline keeps nobody from other work.
 */
import { calendarMessages as words } from '@quayside/contract/messages/calendars';
import { type Instant, minutes, plus } from '../../kernel/clock.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** How often programs should ask (RFC 7986, and the older property that Outlook reads). */
const refresh = 'PT1H';
/** Octets of a line before it is folded (RFC 5545, 3.1). */
const longestLine = 75;
const shown = minutes(30);

/** The text is the same as long as nothing changed. */
export function deadlineCalendar(entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quayside//Deadlines//EN',
    'METHOD:PUBLISH',
    `NAME:${escaped(words.name)}`,
    `X-WR-CALNAME:${escaped(words.name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...entries.flatMap(event),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function event({ id, title, about, link, deadline, changedAt, version }: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@quayside`,
    `DTSTAMP:${stamp(changedAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${stamp(plus(deadline, -shown))}`,
    `DTEND:${stamp(deadline)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** UTC in the basic form, to the second. */
const stamp = (at: Instant): string => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Lines of at most 75 octets; what goes on begins with a space. A character is never cut in two. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
