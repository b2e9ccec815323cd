/** What companies did of late, since their last pause: what the rules that pause them look at (domain page, section 7). */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';

const row = z.object({
  seller_id: z.uuid(),
  expired: z.coerce.number(),
  decided: z.coerce.number(),
  declined: z.coerce.number(),
  sold: z.coerce.bigint(),
  claimed: z.coerce.bigint(),
});

/** One row for each of the companies `which` leaves. An order's deadline lies days behind its beginning; sixty more cover every extension. */
const recordOf = (which: SQL, from: Instant): SQL => sql`
    with watched as (
      select id, currency, greatest(coalesce(active_since, created_at), ${from}::timestamptz) as since
      from sellers where ${which}),
    late as (
      select w.id, w.since, s.status, s.decline_reasons, s.expired_at, s.created_at, s.confirmed_at,
        case when s.currency = w.currency and s.status not in ('DECLINED', 'EXPIRED', 'CANCELLED') then coalesce(s.confirmed_minor, 0) else 0 end as goods
      from watched w join sales s on s.seller_id = w.id
        and s.status_group in ('CURRENT', 'PAST') and s.created_at >= w.since - interval '60 days'),
    orders as (
      select id, count(*) filter (where status = 'EXPIRED' and expired_at >= since) as expired,
        count(*) filter (where created_at >= since and status not in ('REQUESTED', 'CANCELLED')) as decided,
        count(*) filter (where created_at >= since and status = 'DECLINED'
          and not decline_reasons <@ array['BUYER_REQUESTED_CHANGE', 'DUPLICATE_ORDER']) as declined,
        coalesce(sum(goods) filter (where confirmed_at >= since), 0) as sold
      from late group by id),
    faults as (
      select w.id, sum(c.approved_minor) as claimed from watched w join claims c on c.seller_id = w.id
        and c.fault = 'SELLER' and c.decided_at >= w.since and c.currency = w.currency group by w.id)
    select o.id as seller_id, o.expired, o.decided, o.declined, o.sold::text, coalesce(f.claimed, 0)::text as claimed
    from orders o left join faults f on f.id = o.id`;

/** Active ones of whom anything expired, was declined or claimed since `from`; the others go on as they are. In system scope. */
export async function recordsOfLate(db: Db, from: Instant) {
  const { rows } = await db.execute(
    sql`select * from (${recordOf(sql`status = 'ACTIVE'`, from)}) r where r.expired > 0 or r.declined > 0 or r.claimed <> '0'`,
  );
  return z
    .array(row)
    .parse(rows)
    .map(({ seller_id: sellerId, ...record }) => ({ sellerId, ...record }));
}

/** The company's own; null: it had no order of late. */
export async function companyRecord(database: Database, sellerId: string, from: Instant) {
  const [{ rows }] = await database.flight({ sellerId }, (db) => [
    db.execute(recordOf(sql`id = ${sellerId}`, from)).execute(),
  ]);
  return z.array(row).parse(rows)[0] ?? null;
}
export type CompanyRecord = Awaited<ReturnType<typeof companyRecord>>;
