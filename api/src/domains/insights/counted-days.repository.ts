/** The sums of a company's orders by day, counted anew from the orders themselves. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Day, dayAfter } from './counted-days.rules.ts';
import { type Counting, cellColumns, cellsOf } from './day-cells.read-model.ts';

const span = z.object({ time_zone: z.string(), counted_until: z.string(), losses_until: z.string().nullable() });
export type Counted = { readonly timeZone: string; readonly countedUntil: Day };
export type Span = Counted & { readonly lossesUntil: Day | null };

/** How far a company is summed up; locked, nobody else counts it until the transaction ends. */
export async function lockSpan(db: Db, sellerId: string): Promise<Span | null> {
  const { rows } = await db.execute(
    sql`select time_zone, counted_until::text, losses_until::text from insight_spans where seller_id = ${sellerId} for update`,
  );
  const [found] = z.array(span).parse(rows);
  return found
    ? { timeZone: found.time_zone, countedUntil: found.counted_until, lossesUntil: found.losses_until }
    : null;
}

/** On another clock than before, losses are to be summed up from the beginning. */
export async function saveSpan(
  db: Db,
  sellerId: string,
  { timeZone, countedUntil }: Counted,
  at: Instant,
): Promise<void> {
  await db.execute(sql`
    insert into insight_spans (seller_id, time_zone, counted_until, counted_at) values (${sellerId}, ${timeZone}, ${countedUntil}, ${at})
    on conflict (seller_id) do update set time_zone = excluded.time_zone, counted_until = excluded.counted_until, counted_at = excluded.counted_at,
      losses_until = case when insight_spans.time_zone = excluded.time_zone then insight_spans.losses_until end`);
}

type Days = { readonly from: Day; readonly until: Day };

/** Replaces the sums of these days, both of them too. The span is locked. */
export async function recountDays(db: Db, counting: Omit<Counting, 'ranges'>, { from, until }: Days): Promise<void> {
  const { sellerId } = counting;
  await db.execute(sql`delete from insight_days where seller_id = ${sellerId} and day between ${from} and ${until}`);
  await db.execute(sql`
    with ${cellsOf({ ...counting, ranges: [{ from, until: dayAfter(until, 1) }] })}
    insert into insight_days (seller_id, currency, brand_name, destination_country, day, ${cellColumns})
    select ${sellerId}::uuid, currency, brand, country, day, ${cellColumns} from live`);
}

/** Days that no period asks about any more. */
export async function dropDays(db: Db, sellerId: string, before: Day): Promise<void> {
  await db.execute(sql`delete from insight_days where seller_id = ${sellerId} and day < ${before}`);
}
