import type { CalendarLink } from '@quayside/contract/calendars';
import type { LinkRecord } from './calendars.repository.ts';

/** How a link looks on the wire: when it was made and read, never its secret. */
export const presentLink = (link: LinkRecord | undefined): CalendarLink => ({
  createdAt: link?.createdAt ?? null,
  readAt: link?.readAt ?? null,
});
