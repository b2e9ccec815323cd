/** How old the lists of offers are: which end, which will soon, and who still has one that is valid. */
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { listDays } from './offers.limits.ts';
import { offers } from './offers.tables.ts';

/** Living offers whose list was given before; across sellers, for the timer. */
export function listedBefore(database: Database, before: Instant, limit: number) {
  return database.read('system', (db) =>
    db
      .select({ sellerId: offers.sellerId, id: offers.id, productId: offers.productId })
      .from(offers)
      .where(and(inArray(offers.status, ['ACTIVE', 'OUT_OF_STOCK']), lt(offers.listedAt, before)))
      .limit(limit)
      .execute(),
  );
}

/** Whether the company has an offer of a list that is still valid; its timer may not have ended the others yet. */
export async function hasCurrentOffers(db: Db, sellerId: string, now: Instant): Promise<boolean> {
  const [found] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.sellerId, sellerId),
        inArray(offers.status, ['ACTIVE', 'OUT_OF_STOCK']),
        gte(offers.listedAt, plus(now, -days(listDays))),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Companies whose living offers end within that many days, each with the first day they end on; for the timer. */
export async function listsEnding(database: Database, now: Instant, daysLeft: number) {
  const until = plus(now, days(daysLeft - listDays));
  const answer = await database.read('system', (db) =>
    db.execute<{ seller_id: string; ends_on: string }>(sql`
      select seller_id, to_char((min(listed_at) + make_interval(days => ${listDays})) at time zone 'UTC', 'YYYY-MM-DD') as ends_on
      from offers where status in ('ACTIVE', 'OUT_OF_STOCK') and listed_at < ${until} group by seller_id`),
  );
  return answer.rows.map(({ seller_id: sellerId, ends_on: endsOn }) => ({ sellerId, endsOn }));
}
