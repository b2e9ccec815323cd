import { auditMessages } from './audit.ts';

/** Words of the page of the log alone: those of `audit.ts` are in every page's frame. */
export const auditLogMessages = {
  filterPerson: 'Who',
  everybody: 'Everybody',
  from: 'From',
  to: 'To',
  wrongPeriod: 'The first day is after the last.',
  clear: 'Show everything',
  noneFound: 'No changes like that.',
  brokenReading: (kind: string, number: number) =>
    `Reading ${number} of ${auditMessages.subjectOf('STAFF_READ', kind)} does not follow from the one before. Contact us straight away.`,
} as const;
