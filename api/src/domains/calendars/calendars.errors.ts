/** What the calls of this domain may refuse. */
import { calendarMessages as m } from '@quayside/contract/messages/calendars';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const calendarLinkErrors = {
  calendar_link_unknown: { status: 404, message: m.calendar_link_unknown },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(calendarLinkErrors);
