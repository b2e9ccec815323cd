/** Companies whose orders are summed up, and the days of orders that changed. In system scope. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';

const company = z.object({
  id: z.uuid(),
  country: z.string(),
  timeZone: z.string(),
  shippingFrom: z.array(z.object({ country: z.string(), leadDays: z.number() })),
});
export type CountedCompany = z.infer<typeof company>;

/** All, or one. */
export async function companiesToCount(db: Db, sellerId?: string): Promise<CountedCompany[]> {
  const { rows } = await db.execute(
    sql`select id, country, time_zone as "timeZone", shipping_from as "shippingFrom" from sellers
      where ${sellerId === undefined ? sql`true` : sql`id = ${sellerId}`} order by id`,
  );
  return z.array(company).parse(rows);
}

const day = z.object({ day: z.string() });

/** The days on which these orders of a company reached it. */
export async function daysOfSales(
  db: Db,
  { id, timeZone }: CountedCompany,
  saleIds: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select distinct (created_at at time zone ${timeZone})::date::text as day from sales
    where seller_id = ${id} and id = any (${sql.param([...saleIds])}::uuid[])`);
  return z
    .array(day)
    .parse(rows)
    .map((one) => one.day);
}
