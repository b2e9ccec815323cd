/** The order page: the sale and all that belongs to it, in one trip. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Db, Scope } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { carrierBookings } from '../carriers/carriers.tables.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { saleEvents, saleLines, saleLoads, sales } from './sales.tables.ts';

const sellerId = sql.placeholder('sellerId');
const saleId = sql.placeholder('saleId');

const saleOf = prepared((db) =>
  db.select().from(sales).where(and(eq(sales.sellerId, sellerId), eq(sales.id, saleId))).prepare('sale.row'),
);
const linesOf = prepared((db) =>
  db
    .select()
    .from(saleLines)
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId)))
    .orderBy(asc(saleLines.position))
    .prepare('sale.lines'),
);
const loadsOf = prepared((db) =>
  db
    .select()
    .from(saleLoads)
    .where(and(eq(saleLoads.sellerId, sellerId), eq(saleLoads.saleId, saleId)))
    .orderBy(asc(saleLoads.position))
    .prepare('sale.loads'),
);
const shipmentsOf = prepared((db) =>
  db
    .select()
    .from(shipments)
    .where(and(eq(shipments.sellerId, sellerId), eq(shipments.saleId, saleId), sql`"shipments"."status" <> 'CANCELLED'`))
    .orderBy(asc(shipments.id))
    .prepare('sale.shipments'),
);
const bookingsOf = prepared((db) =>
  db
    .select()
    .from(carrierBookings)
    .where(and(eq(carrierBookings.sellerId, sellerId), eq(carrierBookings.saleId, saleId)))
    .orderBy(desc(carrierBookings.createdAt), desc(carrierBookings.id))
    .limit(1)
    .prepare('sale.bookings'),
);
const payoutOf = prepared((db) =>
  db
    .select()
    .from(payouts)
    .where(and(eq(payouts.sellerId, sellerId), eq(payouts.saleId, saleId), sql`"payouts"."status" <> 'CANCELLED'`))
    .prepare('sale.payout'),
);
const sellerById = prepared((db) => db.select().from(sellers).where(eq(sellers.id, sellerId)).prepare('sale.seller'));

const first = async <T>(rows: Promise<T[]>): Promise<T | undefined> => (await rows)[0];

/** All parts of the page, sent at once on an open transaction. */
function parts(db: Db, ids: { sellerId: string; saleId: string }) {
  return [
    first(saleOf(db).execute(ids)), linesOf(db).execute(ids), loadsOf(db).execute(ids), shipmentsOf(db).execute(ids),
    first(bookingsOf(db).execute(ids)), first(payoutOf(db).execute(ids)), first(sellerById(db).execute(ids)),
  ] as const;
}

type Sent<T> = { readonly [K in keyof T]: Awaited<T[K]> };
type Parts = Sent<ReturnType<typeof parts>>;
type Whole<T> = Exclude<T, undefined>;
export type SaleDetail = {
  readonly sale: Whole<Parts[0]>;
  readonly lines: Parts[1];
  readonly loads: Parts[2];
  readonly shipments: Parts[3];
  readonly booking: Parts[4];
  readonly payout: Parts[5];
  readonly seller: Whole<Parts[6]>;
};

function whole([sale, lines, loads, shipped, booking, payout, seller]: Parts): SaleDetail | undefined {
  return sale && seller && sale.statusGroup !== 'HIDDEN' ? { sale, lines, loads, shipments: shipped, booking, payout, seller } : undefined;
}

/** One seller's sale; undefined when it is another's, absent or not yet visible. */
export async function saleDetail(database: Database, scope: Scope, ids: { sellerId: string; saleId: string }): Promise<SaleDetail | undefined> {
  return whole(await database.flight(scope, (db) => parts(db, ids)));
}

/** The same inside a transaction that changed it. */
export async function saleDetailIn(db: Db, ids: { sellerId: string; saleId: string }): Promise<SaleDetail | undefined> {
  return whole(await Promise.all(parts(db, ids)));
}

/** Whose sale it is; for staff, in system scope. */
export async function sellerIdOfSale(database: Database, id: string): Promise<string | undefined> {
  const rows = await database.read('system', (db) => db.select({ sellerId: sales.sellerId }).from(sales).where(eq(sales.id, id)));
  return rows[0]?.sellerId;
}

const eventsOf = prepared((db) =>
  db
    .select()
    .from(saleEvents)
    .where(and(eq(saleEvents.sellerId, sellerId), eq(saleEvents.saleId, saleId)))
    .orderBy(asc(saleEvents.id))
    .limit(500)
    .prepare('sale.events'),
);

/** The timeline, oldest first. */
export async function saleTimeline(database: Database, scope: Scope, ids: { sellerId: string; saleId: string }) {
  const [sale, events] = await database.flight(scope, (db) => [first(saleOf(db).execute(ids)), eventsOf(db).execute(ids)]);
  return sale && sale.statusGroup !== 'HIDDEN' ? events : undefined;
}
