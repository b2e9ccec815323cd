import { describe, expect, it } from 'vitest';
import { entryOfClaim, entryOfSale } from './calendar-entry.ts';
import { deadlineCalendar } from './deadline-calendar.ts';
import type { ClaimDeadline, SaleDeadline } from './deadlines.read-model.ts';

const sale: SaleDeadline = {
  saleId: '019a0000-0000-7000-8000-000000000001',
  orderNumber: 'QS-70001-0',
  nextAction: 'CONFIRM_QUANTITIES',
  totalMinor: 125_000n,
  currency: 'EUR',
  deadline: '2026-11-23T16:00:00.000Z',
  changedAt: '2026-11-20T09:30:15.250Z',
  version: 3,
};
const claim: ClaimDeadline = {
  claimId: '019a0000-0000-7000-8000-000000000002',
  number: 'CL-10001',
  orderNumber: 'QS-70001-0',
  claimedMinor: 2_550n,
  currency: 'EUR',
  deadline: '2026-11-24T09:00:00.000Z',
  changedAt: '2026-11-20T09:00:00.000Z',
  version: 4,
};
const site = 'https://sellers.quayside.example';
const calendarOf = (...sales: SaleDeadline[]) => deadlineCalendar(sales.map((one) => entryOfSale(one, site)));
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('[RT-05] the calendar of deadlines', () => {
  it('has an event of half an hour that ends at the deadline, and keeps nobody busy', () => {
    const text = unfolded(calendarOf(sale));
    for (const line of [
      'UID:019a0000-0000-7000-8000-000000000001@quayside',
      'DTSTAMP:20261120T093015Z',
      'SEQUENCE:3',
      'DTSTART:20261123T153000Z',
      'DTEND:20261123T160000Z',
      'SUMMARY:Confirm quantities: QS-70001-0',
      `DESCRIPTION:Goods worth EUR 1250.00\\n${site}/orders/019a0000-0000-7000-8000-000000000001/`,
      `URL:${site}/orders/019a0000-0000-7000-8000-000000000001/`,
      'TRANSP:TRANSPARENT',
    ])
      expect(text).toContain(`\r\n${line}\r\n`);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  it('has an event of its own for a claim, which leads to the claim', () => {
    const text = unfolded(deadlineCalendar([entryOfClaim(claim, site)]));
    for (const line of [
      'UID:019a0000-0000-7000-8000-000000000002@quayside',
      'SEQUENCE:4',
      'DTEND:20261124T090000Z',
      'SUMMARY:Answer claim CL-10001: QS-70001-0',
      `DESCRIPTION:EUR 25.50 is claimed\\n${site}/claims/019a0000-0000-7000-8000-000000000002/`,
      `URL:${site}/claims/019a0000-0000-7000-8000-000000000002/`,
    ])
      expect(text).toContain(`\r\n${line}\r\n`);
  });

  it('escapes what has a meaning in the format, and keeps line ends out of lines', () => {
    const text = calendarOf({ ...sale, orderNumber: 'A;B,C\\D\nEND:VEVENT' });
    expect(text).toContain('SUMMARY:Confirm quantities: A\\;B\\,C\\\\D\\nEND:VEVENT\r\n');
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
  });

  it('folds lines at 75 octets without cutting a character, so that unfolding gives the text again', () => {
    const orderNumber = `Bürotürme ${'ü€'.repeat(40)}`;
    const text = calendarOf({ ...sale, orderNumber });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:Confirm quantities: ${orderNumber}\r\n`);
  });

  it('without open orders is a calendar without events', () => {
    expect(deadlineCalendar([])).not.toContain('VEVENT');
  });
});
