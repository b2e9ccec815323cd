/** Makes a person's link; the one before stops working. */
import type { Write } from '../../../platform/write.ts';
import { calendarSecretHash, newCalendarSecret } from '../calendar-secret.ts';
import { type Holder, type LinkRecord, saveLink } from '../calendars.repository.ts';

/** Answers the link with its address, which is told only here. */
export async function makeCalendarLink(
  { db, deps, now }: Write,
  { sellerId, userId }: Holder,
): Promise<{ readonly link: LinkRecord; readonly url: string }> {
  const secret = newCalendarSecret();
  const link = { sellerId, userId, secretHash: calendarSecretHash(secret), createdAt: now, readAt: null };
  await saveLink(db, link);
  return { link, url: `${deps.config.apiBaseUrl}/calendar/${secret}/` };
}
