/** Figures of one warehouse, each query aggregated by the database over the indexes that lead with the warehouse. */
import { discrepancyTypes, packageStatuses } from '@quayside/contract/package-values';
import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { warehouses } from '../sellers/sellers.tables.ts';

export type Asked = {
  readonly warehouseId: string;
  readonly timeZone: string;
  readonly now: Instant;
};

export const weeksShown = 8;
export const daysShown = 14;
/** A day older than this one stands with it. */
export const oldestAge = 6;
const weekdaysCompared = 4;
/** Shipments that left in the days shown; a house that sends more sees its latest. */
const mostShipments = 5_000;

const count = z.coerce.number();
const at = z.coerce.date().transform((date) => date.toISOString());
const age = z.object({ age: count, status: z.enum(packageStatuses), total: count });
const oldest = z.object({
  ...{ id: z.string(), code: z.string(), status: z.enum(packageStatuses), location: z.string().nullable() },
  ...{ seller_name: z.string(), arrived_at: at, age: count },
});
const arrivals = z.object({ hour: count, today: count, before: count });
const compared = z.object({ days: count });
const sent = z.object({ hour: count, total: count });
const worker = z.object({ name: z.string(), received: count, put_away: count, scans: count });
const week = z.object({ week: z.string(), received: count, differing: count });
const kind = z.object({ type: z.enum(discrepancyTypes), total: count });
const seller = z.object({ name: z.string(), total: count, received: count });
const shipment = z.object({
  ...{ id: z.string(), number: z.string(), buyer_name: z.string(), carrier: z.string().nullable() },
  ...{ ready_at: at.nullable(), shipped_at: at, first_at: at },
});

/** The time zone of the warehouse. */
export async function zoneOf(database: Database, warehouseId: string): Promise<string | null> {
  const [found] = await database.read('system', (db) =>
    db.select({ timeZone: warehouses.timeZone }).from(warehouses).where(eq(warehouses.id, warehouseId)),
  );
  return found?.timeZone ?? null;
}

const inHand = sql`status in ('ARRIVED', 'ON_HOLD', 'CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP')`;

/** The local days and hours that the queries speak of. */
function clockOf({ timeZone, now }: Asked) {
  const local = (column: SQL) => sql`(${column} at time zone ${timeZone})`;
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`;
  /** The instant at which the local day began, so many days ago. */
  const startOf = (daysAgo: number) => sql`((${today} - ${daysAgo}::int)::timestamp at time zone ${timeZone})`;
  const firstWeek = sql`(date_trunc('week', ${today}::timestamp) - ${weeksShown - 1} * interval '1 week')`;
  return { local, today, startOf, firstWeek, sinceFirstWeek: sql`(${firstWeek} at time zone ${timeZone})` };
}

function waitingQueries(asked: Asked): readonly [SQL, SQL] {
  const { local, today } = clockOf(asked);
  const days = sql`greatest(0, ${today} - ${local(sql`arrived_at`)}::date)`;
  const waits = sql`warehouse_id = ${asked.warehouseId} and ${inHand} and arrived_at is not null`;
  return [
    sql`select least(${days}, ${oldestAge}::int) as age, status, count(*) as total from packages where ${waits} group by 1, 2`,
    sql`select id, code, status, location, seller_name, arrived_at, ${days} as age from packages where ${waits}
      order by arrived_at, id limit 5`,
  ];
}

function throughputQueries(asked: Asked): readonly [SQL, SQL, SQL] {
  const { local, today, startOf } = clockOf(asked);
  const day = sql`${local(sql`arrived_at`)}::date`;
  const before = weekdaysCompared * 7;
  const sameWeekday = sql`warehouse_id = ${asked.warehouseId} and arrived_at >= ${startOf(before)}
    and extract(dow from ${local(sql`arrived_at`)}) = extract(dow from ${today})`;
  return [
    sql`select extract(hour from ${local(sql`arrived_at`)}) as hour, count(*) filter (where ${day} = ${today}) as today,
      count(*) filter (where ${day} < ${today}) as before from packages where ${sameWeekday} group by 1`,
    sql`select count(distinct ${day}) as days from packages where ${sameWeekday} and ${day} < ${today}`,
    sql`select extract(hour from ${local(sql`s.shipped_at`)}) as hour, count(*) as total
      from warehouse_shipments s join packages p on p.shipment_id = s.id
      where s.warehouse_id = ${asked.warehouseId} and s.shipped_at >= ${startOf(0)} group by 1`,
  ];
}

/** What people did with packages today, under the name of who scanned. Nobody is ranked. */
function workerQuery(asked: Asked): SQL {
  const { startOf } = clockOf(asked);
  const isReceipt = sql`e.action in ('arrive', 'confirm', 'report', 'receive_unannounced') and e.from_status is distinct from 'ARRIVED' and e.from_status is distinct from 'ON_HOLD'`;
  return sql`select coalesce(e.scanned_by_name, e.actor_name) as name, count(distinct e.package_id) filter (where ${isReceipt}) as received,
      count(distinct e.package_id) filter (where e.action in ('confirm', 'accept')) as put_away, count(*) as scans
    from package_events e join packages p on p.seller_id = e.seller_id and p.id = e.package_id
    where p.warehouse_id = ${asked.warehouseId} and e.at >= ${startOf(0)} and e.actor_id is not null and e.action <> 'undo'
    group by 1 order by 1`;
}

function discrepancyQueries(asked: Asked): readonly [SQL, SQL, SQL] {
  const { local, sinceFirstWeek } = clockOf(asked);
  const received = sql`p.warehouse_id = ${asked.warehouseId} and p.arrived_at >= ${sinceFirstWeek}`;
  const differs = sql`exists (select 1 from package_discrepancies d where d.seller_id = p.seller_id and d.package_id = p.id)`;
  return [
    sql`select to_char(date_trunc('week', ${local(sql`p.arrived_at`)}), 'YYYY-MM-DD') as week, count(*) as received,
      count(*) filter (where ${differs}) as differing from packages p where ${received} group by 1`,
    sql`select d.type, count(distinct d.package_id) as total from packages p
      join package_discrepancies d on d.seller_id = p.seller_id and d.package_id = p.id
      where ${received} group by 1 order by 2 desc, 1`,
    sql`select p.seller_name as name, count(*) filter (where ${differs}) as total, count(*) as received
      from packages p where ${received} group by 1 having count(*) filter (where ${differs}) > 0 order by 2 desc, 1 limit 5`,
  ];
}

/** Each with the moment its first package was put away. */
function shipmentQuery(asked: Asked): SQL {
  const { startOf } = clockOf(asked);
  return sql`select s.id, s.number, s.buyer_name, s.carrier, s.ready_at, s.shipped_at,
      coalesce(min(p.confirmed_at), s.created_at) as first_at
    from warehouse_shipments s join packages p on p.shipment_id = s.id
    where s.warehouse_id = ${asked.warehouseId} and s.shipped_at >= ${startOf(daysShown - 1)}
    group by s.id order by s.shipped_at desc limit ${mostShipments}`;
}

export async function floorFigures(database: Database, asked: Asked) {
  const queries = [
    ...waitingQueries(asked),
    ...throughputQueries(asked),
    ...discrepancyQueries(asked),
    shipmentQuery(asked),
    workerQuery(asked),
  ] as const;
  const answers = await database.flight('system', (db) => queries.map((query) => db.execute(query).execute()));
  const rows = answers.map((answer) => answer.rows);
  return {
    ages: z.array(age).parse(rows[0]),
    oldest: z.array(oldest).parse(rows[1]),
    arrivals: z.array(arrivals).parse(rows[2]),
    daysCompared: z.tuple([compared]).parse(rows[3])[0].days,
    sent: z.array(sent).parse(rows[4]),
    weeks: z.array(week).parse(rows[5]),
    types: z.array(kind).parse(rows[6]),
    sellers: z.array(seller).parse(rows[7]),
    shipments: z.array(shipment).parse(rows[8]),
    workers: z.array(worker).parse(rows[9]),
  };
}
export type Floor = Awaited<ReturnType<typeof floorFigures>>;
