/**
 * From 7 in the morning of each company's own working day: closes the day, so that it is never summed up twice, and
 * queues a mail for everybody who can act and wants it. Nothing is sent when nothing waits.
 */
import type { Instant } from '../../../kernel/clock.ts';
import { isWorkingDay, localDate } from '../../../kernel/working-time.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eachOf } from '../../../platform/jobs/each-of.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { peopleWith } from '../../users/users.public.ts';
import { wantsMail } from '../notifications.read-model.ts';
import { closeDigestDay } from '../notifications.repository.ts';
import { digestHours, digestPermission } from '../notifications.rules.ts';
import { calendarPlaces, companiesWithoutDigest, openMoves } from '../orders-at-stake.read-model.ts';

export async function prepareDigests(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const places = await deps.database.read('system', calendarPlaces);
  await eachOf('calendars have no summary of the day', places, async (place) => {
    const day = localDate(now, place.timeZone);
    const hour = localHour(now, place.timeZone);
    const isTime = hour >= digestHours.from && hour < digestHours.to;
    if (!isTime || !isWorkingDay(day, deps.calendarOf(place.country, place.timeZone))) return;
    const companies = await deps.database.read('system', (db) => companiesWithoutDigest(db, place, day));
    await eachOf('companies have no summary of the day', companies, (sellerId) =>
      deps.database.write({ sellerId }, (db) => prepare(db, sellerId, day, now)),
    );
  });
}

async function prepare(db: Db, sellerId: string, day: string, now: Instant): Promise<void> {
  if (!(await closeDigestDay(db, sellerId, day, now))) return;
  if ((await openMoves(db, sellerId)).counts.length === 0) return;
  for (const { id: userId } of await peopleWith(db, sellerId, digestPermission))
    if (await wantsMail(db, { sellerId, userId }, 'DAILY_DIGEST'))
      await emit(db, now, 'digest.due', { sellerId, userId, day });
}

function localHour(now: Instant, timeZone: string): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date(now)),
  );
}
