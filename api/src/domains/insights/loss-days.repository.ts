/** The sums of what a company's offers lost by day, made anew from the rows themselves. */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { Day } from './counted-days.rules.ts';
import { type Losing, lossCells, lossOfferCells, lostOn } from './loss-cells.read-model.ts';

const dates = (days: readonly Day[]): SQL => sql`${sql.param([...days])}::date[]`;
const day = z.object({ day: z.string() });

/** Days up to `until` of which rows came or went since they were summed up, the oldest first. */
export async function changedDays(db: Db, { sellerId, timeZone }: Losing, until: Day): Promise<Day[]> {
  const { rows } = await db.execute(sql`
    select distinct (at at time zone ${timeZone})::date::text as day from loss_changes
    where seller_id = ${sellerId} and at < ((${until}::date + 1)::timestamp at time zone ${timeZone}) order by 1`);
  return z
    .array(day)
    .parse(rows)
    .map((one) => one.day);
}

/**
 * Replaces the sums of these days. Forgets first what was heard of them: what is written meanwhile is heard of again, and
 * these days are read as they are until the next time.
 */
export async function recountLosses(db: Db, losing: Losing, days: readonly Day[]): Promise<void> {
  const { sellerId, timeZone } = losing;
  await db.execute(sql`
    delete from loss_changes where seller_id = ${sellerId} and (at at time zone ${timeZone})::date = any (${dates(days)})`);
  await db.execute(sql`delete from loss_days where seller_id = ${sellerId} and day = any (${dates(days)})`);
  await db.execute(sql`delete from loss_offer_days where seller_id = ${sellerId} and day = any (${dates(days)})`);
  const lost = lostOn(losing, sql`select * from unnest(${dates(days)}) as d(day)`);
  await db.execute(sql`
    insert into loss_days (seller_id, currency, brand_name, destination_country, day, orders, pieces, paid_minor)
    select ${sellerId}::uuid, cells.* from (with ${lost}, ${lossCells}) cells`);
  await db.execute(sql`
    insert into loss_offer_days (seller_id, currency, destination_country, day, offer_id, brand_name, orders, pieces, paid_minor, own_minor)
    select ${sellerId}::uuid, cells.* from (with ${lost} ${lossOfferCells}) cells`);
}

export async function saveLossesUntil(db: Db, sellerId: string, until: Day): Promise<void> {
  await db.execute(sql`update insight_spans set losses_until = ${until} where seller_id = ${sellerId}`);
}

/** Days that no period asks about any more, and what was heard of them. */
export async function dropLossDays(db: Db, { sellerId, timeZone }: Losing, before: Day): Promise<void> {
  await db.execute(sql`delete from loss_days where seller_id = ${sellerId} and day < ${before}`);
  await db.execute(sql`delete from loss_offer_days where seller_id = ${sellerId} and day < ${before}`);
  await db.execute(sql`
    delete from loss_changes where seller_id = ${sellerId} and at < (${before}::date::timestamp at time zone ${timeZone})`);
}
