import { auditMessages } from './audit.ts';

/** Words of the page of the log alone: those of `audit.ts` are in every page's frame. */
export const auditLogMessages = {
  filterPerson: 'Who',
  everybody: 'Everybody',
  from: 'From',
  to: 'To',
  wrongPeriod: '“From” is after “To”.',
  clear: 'Show everything',
  noneFound: 'No entries match these filters.',
  brokenReading: (kind: string, number: number) =>
    `The record of what our staff looked at is broken at entry ${number} (${auditMessages.subjectOf('STAFF_READ', kind)}). Contact us straight away.`,
} as const;
