/** What of a company is not settled. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/**
 * Whether an order, also one that its buyer may still pay, a claim or a payout of the company still asks for something, or the
 * next payout would carry something: nobody could pay it any more.
 */
export async function hasOpenWork(db: Db, sellerId: string): Promise<boolean> {
  const answer = await db.execute<{ is_open: boolean }>(sql`
    select exists (select from sales where seller_id = ${sellerId} and status not in ('COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED'))
      or exists (select from claims where seller_id = ${sellerId} and status_group = 'OPEN')
      or exists (select from carry_overs where seller_id = ${sellerId} group by currency having sum(open_minor) <> 0)
      or exists (select from payouts where seller_id = ${sellerId} and status not in ('PAID', 'CANCELLED')) as is_open`);
  return answer.rows[0]?.is_open ?? false;
}
