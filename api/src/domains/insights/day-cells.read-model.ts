/** Orders of a company summed up by day, brand and country: for what is read as it is, and for what is kept. */
import { type SQL, sql } from 'drizzle-orm';
import type { Day, LiveRange } from './counted-days.rules.ts';
import { everything } from './insights.tables.ts';

export type Counting = {
  readonly sellerId: string;
  readonly timeZone: string;
  readonly ranges: readonly LiveRange[];
  readonly promised: readonly { readonly day: Day; readonly due: Day }[];
};

const bound = (at: string, timeZone: string): SQL =>
  at.length === 10 ? sql`(${at}::date::timestamp at time zone ${timeZone})` : sql`${at}::timestamptz`;

const soldIn = ({ sellerId, timeZone }: Counting, { from, until }: LiveRange): SQL => sql`
  select s.id, s.status, s.currency, (s.created_at at time zone ${timeZone})::date as day, s.destination_country as country,
    s.confirmed_at, s.picked_up_at, extract(epoch from s.confirmed_at - s.created_at)::int as seconds
  from sales s where s.seller_id = ${sellerId} and s.status_group in ('CURRENT', 'PAST')
    and s.created_at >= ${bound(from, timeZone)} and s.created_at < ${bound(until, timeZone)}`;

const sums = 'orders, decided, confirmed, declined, expired, asked, promised, goods_minor, handed_over, on_time';
/** The columns of a sum, in the order of `cellsOf`; and with none of what cannot be added. */
export const cellColumns = sql.raw(`${sums}, confirm_seconds`);
export const sumColumns = sql.raw(`${sums}, null::int[] as confirm_seconds`);

/** Named queries for a `with`, of which `live` is the sums. What is handed over before it is paid is on time. */
export function cellsOf(counting: Counting): SQL {
  const { sellerId, timeZone, ranges, promised } = counting;
  const dates = (key: 'day' | 'due') => sql`${sql.param(promised.map((one) => one[key]))}::date[]`;
  return sql`
  sold as (${sql.join(
    ranges.map((range) => soldIn(counting, range)),
    sql` union all `,
  )}),
  due as (select * from unnest(${dates('day')}, ${dates('due')}) as d(day, due)),
  handed as (
    select d.id, coalesce((d.picked_up_at at time zone ${timeZone})::date <= due.due, paid.at is null or d.picked_up_at <= paid.at) as is_on_time
    from sold d cross join lateral (
      select min(e.at) as at from sale_events e where e.seller_id = ${sellerId} and e.sale_id = d.id
        and e.to_status = 'PAID' and e.from_status <> 'PAID') paid
    left join due on due.day = (paid.at at time zone ${timeZone})::date
    where d.picked_up_at is not null),
  by_brand as (
    select d.id, l.brand_name as brand, sum(l.requested_quantity) as asked, sum(coalesce(l.confirmed_quantity, 0)) as promised,
      sum(case when d.confirmed_at is null or d.status in ('DECLINED', 'EXPIRED', 'CANCELLED') then 0
        else l.unit_price_minor * coalesce(l.confirmed_quantity, 0) end) as goods
    from sold d join sale_lines l on l.seller_id = ${sellerId} and l.sale_id = d.id group by 1, 2),
  parts as (
    select * from by_brand
    union all select id, ${everything}::text, sum(asked), sum(promised), sum(goods) from by_brand group by 1),
  live as (
    select d.currency, p.brand, case when grouping(d.country) = 1 then ${everything}::text else d.country end as country, d.day,
      count(*)::int as orders, (count(*) filter (where d.status <> 'REQUESTED'))::int as decided, count(d.confirmed_at)::int as confirmed,
      (count(*) filter (where d.status = 'DECLINED'))::int as declined, (count(*) filter (where d.status = 'EXPIRED'))::int as expired,
      coalesce(sum(p.asked) filter (where d.confirmed_at is not null), 0)::int as asked,
      coalesce(sum(p.promised) filter (where d.confirmed_at is not null), 0)::int as promised,
      coalesce(sum(p.goods), 0)::bigint as goods_minor, count(h.id)::int as handed_over,
      (count(*) filter (where h.is_on_time))::int as on_time,
      coalesce(array_agg(d.seconds) filter (where d.seconds is not null), '{}') as confirm_seconds
    from parts p join sold d on d.id = p.id left join handed h on h.id = p.id
    group by d.currency, p.brand, d.day, grouping sets ((d.country), ()))`;
}
