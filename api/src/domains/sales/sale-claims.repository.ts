/** What claims need of sales: pieces that are claimed, and a month's value. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** Claimed pieces by line; lines left out have none. */
export async function saveClaimedQuantities(
  db: Db,
  sellerId: string,
  saleId: string,
  claimed: readonly { readonly lineId: string; readonly quantity: number }[],
): Promise<void> {
  await db.execute(sql`
    update sale_lines l set claimed_quantity = coalesce(c.quantity, 0)
    from (select k.id, d.quantity from sale_lines k
      left join unnest(${sql.param(claimed.map(({ lineId }) => lineId))}::uuid[], ${sql.param(claimed.map(({ quantity }) => quantity))}::int[]) as d(id, quantity) on d.id = k.id
      where k.seller_id = ${sellerId} and k.sale_id = ${saleId}) c
    where l.seller_id = ${sellerId} and l.sale_id = ${saleId} and l.id = c.id and l.claimed_quantity <> coalesce(c.quantity, 0)`);
}

/** What the seller sold in a month (`2026-11`, in the given time zone) and was paid for, in minor units. */
export async function soldInMonth(
  db: Db,
  { sellerId, month, timeZone, currency }: { sellerId: string; month: string; timeZone: string; currency: string },
): Promise<bigint> {
  const { rows } = await db.execute<{ sold: string }>(sql`
    select coalesce(sum(s.total_minor), 0)::text as sold from sales s
    where s.seller_id = ${sellerId} and s.status_group in ('CURRENT', 'PAST') and s.status in ('PAID', 'COMPLETED') and s.currency = ${currency}
      and s.created_at >= ${`${month}-01`}::date - 2 and s.created_at < ${`${month}-01`}::date + 33
      and to_char(s.created_at at time zone ${timeZone}, 'YYYY-MM') = ${month}`);
  return BigInt(rows[0]?.sold ?? 0);
}
