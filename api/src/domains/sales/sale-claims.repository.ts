/** What claims need of sales: pieces that are claimed or were refunded, and a month's value. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

export type ClaimedLine = { readonly lineId: string; readonly quantity: number; readonly refundedMinor: bigint };

/**
 * Claimed pieces by line; lines left out have none. A piece counts as refunded by claims when its whole price was given back,
 * beside those that were refunded when the seller confirmed fewer.
 */
export async function saveClaimedQuantities(
  db: Db,
  sellerId: string,
  saleId: string,
  claimed: readonly ClaimedLine[],
): Promise<void> {
  const ids = sql.param(claimed.map(({ lineId }) => lineId));
  const pieces = sql.param(claimed.map(({ quantity }) => quantity));
  const refunds = sql.param(claimed.map(({ refundedMinor }) => refundedMinor.toString()));
  await db.execute(sql`
    update sale_lines l set claimed_quantity = c.claimed, refunded_quantity = c.refunded
    from (select k.id, coalesce(d.quantity, 0) as claimed, case when k.status = 'VOID' then k.refunded_quantity else
        least(k.requested_quantity, k.requested_quantity - coalesce(k.confirmed_quantity, k.requested_quantity)
          + coalesce(d.refunded / nullif(k.unit_price_minor, 0), 0))::int end as refunded
      from sale_lines k
      left join unnest(${ids}::uuid[], ${pieces}::int[], ${refunds}::bigint[]) as d(id, quantity, refunded) on d.id = k.id
      where k.seller_id = ${sellerId} and k.sale_id = ${saleId}) c
    where l.seller_id = ${sellerId} and l.sale_id = ${saleId} and l.id = c.id
      and (l.claimed_quantity, l.refunded_quantity) is distinct from (c.claimed, c.refunded)`);
}

type Month = { sellerId: string; saleId: string; month: string; timeZone: string; currency: string };

/**
 * What the seller sold in a month (`2026-11`, in the given time zone) and was paid for, in minor units; the sale that is claimed
 * about counts before its payment too.
 */
export async function soldInMonth(db: Db, { sellerId, saleId, month, timeZone, currency }: Month): Promise<bigint> {
  const { rows } = await db.execute<{ sold: string }>(sql`
    select coalesce(sum(s.total_minor), 0)::text as sold from sales s
    where s.seller_id = ${sellerId} and s.status_group in ('CURRENT', 'PAST') and (s.status in ('PAID', 'COMPLETED') or s.id = ${saleId}) and s.currency = ${currency}
      and s.created_at >= ${`${month}-01`}::date - 2 and s.created_at < ${`${month}-01`}::date + 33
      and to_char(s.created_at at time zone ${timeZone}, 'YYYY-MM') = ${month}`);
  return BigInt(rows[0]?.sold ?? 0);
}
