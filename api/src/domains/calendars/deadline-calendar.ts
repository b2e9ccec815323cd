/**
 * Deadlines as a calendar (RFC 5545), pure. Each is half an hour that ends at the deadline, marked as free: zero-length
 * events are hidden by some programs, and a deadline keeps nobody from other work.
 */
import { calendarMessages as words } from '@quayside/contract/messages/calendars';
import { orderMessages } from '@quayside/contract/messages/orders';
import type { NextAction } from '@quayside/contract/sale-values';
import { type Instant, minutes, plus } from '../../kernel/clock.ts';
import { type Money, toWire } from '../../kernel/money.ts';

export type CalendarEntry = {
  readonly saleId: string;
  readonly orderNumber: string;
  readonly nextAction: NextAction;
  readonly total: Money;
  readonly deadline: Instant;
  readonly changedAt: Instant;
  readonly version: number;
};

/** How often programs should ask (RFC 7986, and the older property that Outlook reads). */
const refresh = 'PT1H';
/** Octets of a line before it is folded (RFC 5545, 3.1). */
const longestLine = 75;
const shown = minutes(30);

/** `site` is where links lead, without a slash at its end. The text is the same as long as nothing changed. */
export function deadlineCalendar(entries: readonly CalendarEntry[], site: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quayside//Deadlines//EN',
    'METHOD:PUBLISH',
    `NAME:${escaped(words.name)}`,
    `X-WR-CALNAME:${escaped(words.name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...entries.flatMap((entry) => event(entry, site)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function event(entry: CalendarEntry, site: string): string[] {
  const { saleId, orderNumber, nextAction, total, deadline, changedAt, version } = entry;
  const link = `${site}/orders/${saleId}/`;
  const { amount, currency } = toWire(total);
  return [
    'BEGIN:VEVENT',
    `UID:${saleId}@quayside`,
    `DTSTAMP:${stamp(changedAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${stamp(plus(deadline, -shown))}`,
    `DTEND:${stamp(deadline)}`,
    `SUMMARY:${escaped(words.event(orderMessages.nextActions[nextAction], orderNumber))}`,
    `DESCRIPTION:${escaped(words.about(`${currency} ${amount}`, link))}`,
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
