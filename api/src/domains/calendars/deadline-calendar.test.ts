import { describe, expect, it } from 'vitest';
import { type CalendarEntry, deadlineCalendar } from './deadline-calendar.ts';

const entry: CalendarEntry = {
  saleId: '019a0000-0000-7000-8000-000000000001',
  orderNumber: 'QS-70001-0',
  nextAction: 'CONFIRM_QUANTITIES',
  total: { minor: 125_000n, currency: 'EUR' },
  deadline: '2026-11-23T16:00:00.000Z',
  changedAt: '2026-11-20T09:30:15.250Z',
  version: 3,
};
const site = 'https://sellers.quayside.example';

describe('[RT-05] the calendar of deadlines', () => {
  it('has an event of half an hour that ends at the deadline, and keeps nobody busy', () => {
    const text = deadlineCalendar([entry], site);
    for (const line of [
      'UID:019a0000-0000-7000-8000-000000000001@quayside',
      'DTSTAMP:20261120T093015Z',
      'SEQUENCE:3',
      'DTSTART:20261123T153000Z',
      'DTEND:20261123T160000Z',
      'SUMMARY:Confirm quantities: QS-70001-0',
      'TRANSP:TRANSPARENT',
    ])
      expect(text).toContain(`\r\n${line}\r\n`);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  it('escapes what has a meaning in the format, and keeps line ends out of lines', () => {
    const text = deadlineCalendar([{ ...entry, orderNumber: 'A;B,C\\D\nEND:VEVENT' }], site);
    expect(text).toContain('SUMMARY:Confirm quantities: A\\;B\\,C\\\\D\\nEND:VEVENT\r\n');
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
  });

  it('folds lines at 75 octets without cutting a character, so that unfolding gives the text again', () => {
    const orderNumber = `Bürotürme ${'ü€'.repeat(40)}`;
    const text = deadlineCalendar([{ ...entry, orderNumber }], site);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Confirm quantities: ${orderNumber}\r\n`);
  });

  it('without open orders is a calendar without events', () => {
    expect(deadlineCalendar([], site)).not.toContain('VEVENT');
  });
});
