/** What a calendar program gets for a link's secret. */
import { hours, plus } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { accountById, permissionsOf } from '../../users/users.public.ts';
import { entryOfClaim, entryOfSale } from '../calendar-entry.ts';
import { calendarSecretHash } from '../calendar-secret.ts';
import { refuse } from '../calendars.errors.ts';
import { type Holder, linkBySecret, saveReading } from '../calendars.repository.ts';
import { deadlineCalendar } from '../deadline-calendar.ts';
import { claimDeadlines, saleDeadlines } from '../deadlines.read-model.ts';

const notedEvery = hours(1);

/** The calendar as text; refuses `calendar_link_unknown` for whoever may not read the company's orders any more, too. */
export async function readCalendar({ database, clock, config }: Deps, secret: string): Promise<string> {
  const link = await database.read('system', (db) => linkBySecret(db, calendarSecretHash(secret)));
  if (!link) throw refuse('calendar_link_unknown');
  const { sellerId } = link;
  const { sales, claims } = await database.read({ sellerId }, async (db) => {
    const permissions = await permissionsNow(db, link, config.warehouseEnabled);
    if (!permissions.includes('orders.read')) throw refuse('calendar_link_unknown');
    return {
      sales: await saleDeadlines(db, sellerId),
      claims: permissions.includes('claims.read') ? await claimDeadlines(db, sellerId) : [],
    };
  });
  const now = clock.now();
  await database.write({ sellerId }, (db) => saveReading(db, link, now, plus(now, -notedEvery)));
  const site = config.siteBaseUrl;
  return deadlineCalendar([
    ...sales.map((sale) => entryOfSale(sale, site)),
    ...claims.map((claim) => entryOfClaim(claim, site)),
  ]);
}

/** What the person may do in the link's company now: nothing, once dismissed or gone to another one. */
async function permissionsNow(db: Db, { sellerId, userId }: Holder, warehouseEnabled: boolean) {
  const account = await accountById(db, userId);
  const mayWork = account?.maySignIn === true && account.standing.sellerId === sellerId;
  return mayWork ? permissionsOf(account.standing, warehouseEnabled) : [];
}
