/** Deletes what has passed its date, by SQL over the tables of every domain; in system scope. */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tie } from './retention.rules.ts';
import type { Rows } from './retention.tables-of.ts';

export type Going = { readonly sellerId: string; readonly id: string };

const ids = (list: readonly string[]): SQL => sql`any (${sql.param([...list])}::uuid[])`;

/** Until the transaction ends: triggers let lines of before this go that are else never deleted. */
export async function announce(db: Db, keptSince: Instant): Promise<void> {
  await db.execute(sql`select set_config('app.kept_since', ${keptSince}, true)`);
}

const since = sql`current_setting('app.kept_since')::timestamptz`;
/** Goods that stand in a warehouse are somebody's, however long. */
const standing = sql`('ARRIVED', 'ON_HOLD', 'CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP')`;
const ofSale = (alias: string) => sql.raw(`${alias}.seller_id = s.seller_id and ${alias}.sale_id = s.id`);

/** Nothing of it is open, and nothing of it is younger than what is kept: the last booking's year counts. */
const isOver = sql`s.status_group = 'PAST' and s.ended_at < ${since} and not s.claim_open
  and not exists (select from claims c where ${ofSale('c')} and (c.status_group = 'OPEN' or c.updated_at >= ${since}))
  and not exists (select from payouts p where ${ofSale('p')} and (p.status not in ('PAID', 'CANCELLED') or greatest(p.requested_at, p.settled_at) >= ${since}))
  and not exists (select from ledger_lines l where ${ofSale('l')} and l.at >= ${since})
  and not exists (select from carry_overs o where ${ofSale('o')} group by o.currency having sum(o.open_minor) <> 0 or max(o.at) >= ${since})
  and not exists (select from decisions d where ${ofSale('d')} and (d.status = 'PROPOSED' or greatest(d.proposed_at, d.concluded_at) >= ${since}))
  and not exists (select from issued_papers i where ${ofSale('i')} and i.issued_at >= ${since})
  and not exists (select from threads t where ${ofSale('t')} and t.last_message_at >= ${since})
  and not exists (select from packages k where ${ofSale('k')} and k.status in ${standing})
  and not exists (select from order_sales x join orders o on o.buyer_id = x.buyer_id and o.id = x.order_id where ${ofSale('x')}
    and (o.created_at >= ${since} or (o.paid_at is null and o.ended_at is null)
      or (o.payment_method = 'CREDIT' and o.ended_at is null and o.received_minor + o.refunded_minor + o.wallet_minor < o.goods_minor + o.shipping_minor)
      or exists (select from order_receipts r where r.buyer_id = o.buyer_id and r.order_id = o.id and r.at >= ${since})
      or exists (select from order_issues q where q.buyer_id = o.buyer_id and q.order_id = o.id and greatest(q.at, q.answered_at) >= ${since})
      or exists (select from wallet_lines w where w.buyer_id = o.buyer_id and w.sale_id = s.id and w.at >= ${since})
      or exists (select from order_invoices i where i.buyer_id = o.buyer_id and i.order_id = o.id and i.issued_at >= ${since})))`;

const cursor = z.array(z.object({ id: z.uuid(), endedAt: z.string() }));

/** Orders whose time is over, the longest ended first, after one of them. */
export async function endedSales(db: Db, after: { endedAt: string; id: string } | null, limit: number) {
  const beyond = after ? sql`and (s.ended_at, s.id) > (${after.endedAt}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await db.execute(
    sql`select s.id, s.ended_at::text as "endedAt" from sales s where ${isOver} ${beyond} order by s.ended_at, s.id limit ${limit}`,
  );
  return cursor.parse(rows);
}

const ties = z.array(z.object({ one: z.uuid(), other: z.uuid() }));

/** What these orders share money or a buyer's order with. */
export async function tiesOf(db: Db, saleIds: readonly string[]): Promise<Tie[]> {
  const { rows } = await db.execute(sql`
    select a.sale_id as one, b.sale_id as other from order_sales a join order_sales b on b.buyer_id = a.buyer_id and b.order_id = a.order_id
      where a.sale_id = ${ids(saleIds)} and b.sale_id <> a.sale_id
    union select c.sale_id, p.sale_id from carry_overs c join carry_over_uses u on u.seller_id = c.seller_id and u.carry_over_id = c.id
      join payouts p on p.seller_id = u.seller_id and p.id = u.payout_id where c.sale_id <> p.sale_id and (c.sale_id = ${ids(saleIds)} or p.sale_id = ${ids(saleIds)})`);
  return ties.parse(rows).map(({ one, other }) => [one, other]);
}

const found = z.array(z.object({ sellerId: z.uuid(), id: z.uuid() }));

/** Locks these orders, and gives those whose time is over now that they are. */
export async function lockOver(db: Db, saleIds: readonly string[]): Promise<Going[]> {
  await db.execute(sql`select from sales s where s.id = ${ids(saleIds)} order by s.seller_id, s.id for update`);
  return overOf(db, saleIds);
}

export async function overOf(db: Db, saleIds: readonly string[]): Promise<Going[]> {
  const { rows } = await db.execute(
    sql`select s.seller_id as "sellerId", s.id from sales s where s.id = ${ids(saleIds)} and ${isOver}`,
  );
  return found.parse(rows);
}

/** Names what goes, for the rows of `retention.tables-of.ts`. */
export async function nameSales(db: Db, saleIds: readonly string[]): Promise<void> {
  await db.execute(
    sql`create temp table going_sales on commit drop as select s.seller_id, s.id from sales s where s.id = ${ids(saleIds)}`,
  );
  await db.execute(sql`create temp table going_orders on commit drop as
    select distinct x.buyer_id, x.order_id as id from order_sales x where (x.seller_id, x.sale_id) in (select seller_id, id from going_sales)`);
  await db.execute(sql`create temp table going_shipments on commit drop as
    select distinct p.shipment_id as id from packages p where p.shipment_id is not null and (p.seller_id, p.sale_id) in (select seller_id, id from going_sales)
    union (select w.id from warehouse_shipments w where w.status = 'CANCELLED' and w.created_at < ${since}
      and not exists (select from packages p where p.shipment_id = w.id) order by w.created_at limit 1000)`);
  // The lists count as if they had been folded.
  await db.execute(sql`insert into sale_counts (seller_id, id, status_group, next_action, delta)
    select s.seller_id, gen_random_uuid(), s.status_group, s.next_action, -count(*) from sales s
    where (s.seller_id, s.id) in (select seller_id, id from going_sales) group by 1, 3, 4`);
}

const counts = z.array(
  z.object({ sellerId: z.uuid(), orders: z.int(), claims: z.int(), files: z.int(), payments: z.int() }),
);
export type Counts = z.infer<typeof counts>[number];

/** What goes of each company. */
export async function countGoing(db: Db): Promise<Counts[]> {
  const of = (table: string) =>
    sql.raw(`(select count(*)::int from ${table} x join going_sales g on g.seller_id = x.seller_id and g.id = x.sale_id
      where x.seller_id = s.seller_id)`);
  const { rows } =
    await db.execute(sql`select s.seller_id as "sellerId", count(*)::int as orders, ${of('claims')} as claims,
    ${of('documents')} + ${of('claim_evidence')} + ${of('thread_files')} as files, ${of('payouts')} as payments
    from going_sales s group by s.seller_id order by s.seller_id`);
  return counts.parse(rows);
}

const files = z.array(z.object({ sellerId: z.uuid(), id: z.uuid() }));

/** The stored files that these rows refer to; of the files' own table those that are kept. */
export async function filesOf(db: Db, { table, where }: Rows): Promise<Going[]> {
  const [column, more] = table === 'stored_files' ? ['id', "and state = 'KEPT'"] : ['file_id', ''];
  const { rows } = await db.execute(
    sql.raw(`select seller_id as "sellerId", ${column} as id from ${table} where (${where}) ${more}`),
  );
  return files.parse(rows);
}

/** Those of them that are kept, and not on their way out already. */
export async function keptOf(db: Db, list: readonly Going[]): Promise<Going[]> {
  const { rows } = await db.execute(sql`select seller_id as "sellerId", id from stored_files
    where id = ${ids(list.map(({ id }) => id))} and state = 'KEPT' order by id`);
  return files.parse(rows);
}

export async function deleteRows(db: Db, { table, where }: Rows): Promise<void> {
  await db.execute(sql.raw(`delete from ${table} where ${where}`));
}

const companies = z.array(z.object({ id: z.uuid(), name: z.string() }));

/** Companies that left or were never taken in, without anything of their trade, and with no change but deletions since. */
export async function lockGoneCompanies(db: Db, limit: number) {
  const none = (table: string) => sql.raw(`not exists (select from ${table} x where x.seller_id = s.id)`);
  const { rows } =
    await db.execute(sql`select s.id, s.name from sellers s where s.status in ('CLOSED', 'REJECTED') and s.created_at < ${since}
    and ${none('sales')} and ${none('payouts')} and ${none('carry_overs')} and ${none('ledger_lines')}
    and not exists (select from audit_entries a where a.seller_id = s.id and a.at >= ${since} and a.action <> 'DATA_DELETED')
    order by s.id limit ${limit} for update`);
  return companies.parse(rows);
}

export async function nameSellers(db: Db, sellerIds: readonly string[]): Promise<void> {
  await db.execute(
    sql`create temp table going_sellers on commit drop as select s.id from sellers s where s.id = ${ids(sellerIds)}`,
  );
}
