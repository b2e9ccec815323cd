/** Makes a person's link; the one before stops working. */
import type { Deps } from '../../../platform/deps.ts';
import { calendarSecretHash, newCalendarSecret } from '../calendar-secret.ts';
import { type Holder, type LinkRecord, saveLink } from '../calendars.repository.ts';

/** Answers the link with its address, which is told only here. */
export async function makeCalendarLink(
  { database, clock, config }: Deps,
  { sellerId, userId }: Holder,
): Promise<{ readonly link: LinkRecord; readonly url: string }> {
  const secret = newCalendarSecret();
  const link = { sellerId, userId, secretHash: calendarSecretHash(secret), createdAt: clock.now(), readAt: null };
  await database.write({ sellerId }, (db) => saveLink(db, link));
  return { link, url: `${config.apiBaseUrl}/calendar/${secret}/` };
}
