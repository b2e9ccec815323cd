/** What a calendar program gets for a link's secret. */
import { hours, plus } from '../../../kernel/clock.ts';
import { money } from '../../../kernel/money.ts';
import type { Deps } from '../../../platform/deps.ts';
import { accountById, permissionsOf } from '../../users/users.public.ts';
import { calendarSecretHash } from '../calendar-secret.ts';
import { refuse } from '../calendars.errors.ts';
import { linkBySecret, saveReading } from '../calendars.repository.ts';
import { deadlineCalendar } from '../deadline-calendar.ts';
import { type Deadline, openDeadlines } from '../deadlines.read-model.ts';

const notedEvery = hours(1);

/** The calendar as text; refuses `calendar_link_unknown` for whoever may not read the company's orders any more, too. */
export async function readCalendar({ database, clock, config }: Deps, secret: string): Promise<string> {
  const link = await database.read('system', (db) => linkBySecret(db, calendarSecretHash(secret)));
  if (!link) throw refuse('calendar_link_unknown');
  const { sellerId, userId } = link;
  const { account, deadlines } = await database.read({ sellerId }, async (db) => ({
    account: await accountById(db, userId),
    deadlines: await openDeadlines(db, sellerId),
  }));
  const mayRead =
    account?.maySignIn === true &&
    account.standing.sellerId === sellerId &&
    permissionsOf(account.standing, config.warehouseEnabled).includes('orders.read');
  if (!mayRead) throw refuse('calendar_link_unknown');
  const now = clock.now();
  await database.write({ sellerId }, (db) => saveReading(db, link, now, plus(now, -notedEvery)));
  return deadlineCalendar(deadlines.map(entryOf), config.siteBaseUrl);
}

const entryOf = ({ totalMinor, currency, ...deadline }: Deadline) => ({
  ...deadline,
  total: money(totalMinor, currency),
});
