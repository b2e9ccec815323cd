/** Lists and pages of a warehouse: read in system scope, because packages of many sellers stand side by side. */

import type { PackageStatus } from '@quayside/contract/package-values';
import { incomingStatuses, packageStatuses } from '@quayside/contract/package-values';
import type { packageQuery } from '@quayside/contract/packages';
import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { sales } from '../sales/sales.tables.ts';
import { warehouses } from '../sellers/sellers.tables.ts';
import { users } from '../users/users.tables.ts';
import { warehouseShipments } from '../warehouse-shipments/warehouse-shipments.tables.ts';
import { behindFigure } from './packages.figures.read-model.ts';
import { groupsOnPage } from './packages.groups.read-model.ts';
import { rowsWhere, soonest } from './packages.rows.read-model.ts';
import { packagePhotos, packages } from './packages.tables.ts';

type Query = z.infer<typeof packageQuery>;

/** What is in no bay comes last. */
const orderOf = ({ by }: Query) => (by === 'BAY' ? [asc(packages.location), ...soonest] : soonest);

/** What a page shows is worked out for its packages alone, not for all those on the pages before it. */
const idsOnPage = (db: Db, wanted: SQL | undefined, query: Query) =>
  db
    .select({ id: packages.id })
    .from(packages)
    .where(wanted)
    .orderBy(...orderOf(query))
    .limit(query.size)
    .offset(offsetOf(query));

const statusTotals = z.array(z.object({ status: z.enum(packageStatuses), total: z.int() }));

/** What still stands in somebody's way here; what has left only grows, and is counted where it is asked for. */
const countedStatuses = [...incomingStatuses, 'CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP'] as const;
const isCounted = (status: PackageStatus): boolean => countedStatuses.some((one) => one === status);

/**
 * The planner takes what row-level security lets a warehouse see for a two-hundredth of all packages, and would rather sort
 * them all than read a page in the order of its index.
 */
const inOrderOfIndex = sql`select set_config('enable_sort', 'off', true)`;

/** Of each status as many as lists count: more of them are read from the index than anybody pages through. */
const totalsIn = (warehouseId: string) =>
  sql`select s.status, (select count(*)::int from (select 1 from packages p where p.warehouse_id = ${warehouseId} and p.status = s.status and p.lost_at is null
      limit ${countCap}) counted) as total from unnest(${sql.param([...countedStatuses])}::text[]) s(status)`;

/** Nobody waits for what was given up: it has a figure of its own. Once it has come, it is in the lists again. */
const notGivenUp = isNull(packages.lostAt);

/** A page of packages by the day they are expected, how many there are, and how many in each status of those in hand. */
export async function packagePage(database: Database, warehouseId: string, query: Query, now: Instant) {
  const ofHouse = eq(packages.warehouseId, warehouseId);
  const statuses: readonly PackageStatus[] = query.status === 'INCOMING' ? incomingStatuses : [query.status];
  const { figure, search } = query;
  const ofStatus = and(inArray(packages.status, [...statuses]), notGivenUp);
  const behind = figure && behindFigure(figure, { warehouseId, now });
  const wanted = and(ofHouse, behind ?? ofStatus, searched(search));
  const groups = { of: and(ofHouse, ofStatus, searched(search)), holding: behind };
  const grouped = query.by === 'DESTINATION' ? await groupsOnPage(database, groups, query) : null;
  const isKnownByCounts = search === undefined && figure === undefined && statuses.every(isCounted);
  const [totals, counted, , rows] = await database.flight('system', (db) => [
    db.execute(totalsIn(warehouseId)).execute(),
    grouped || isKnownByCounts ? null : db.select({ total: count() }).from(packages).where(wanted).execute(),
    db.execute(inOrderOfIndex).execute(),
    rowsWhere(db, inArray(packages.id, grouped?.ids ?? idsOnPage(db, wanted, query)))
      .orderBy(...orderOf(query))
      .execute(),
  ]);
  const counts = statusTotals.parse(totals.rows).filter(({ total }) => total > 0);
  const inStatuses = counts.filter(({ status }) => statuses.includes(status));
  return {
    rows,
    total: grouped?.total ?? counted?.[0]?.total ?? inStatuses.reduce((sum, { total }) => sum + total, 0),
    counts: Object.fromEntries(counts.map(({ status, total }) => [status, total])),
  };
}

/** Whether a shipment that takes packages of the sale from a warehouse to its buyer is lost. */
export async function isLostOnward(db: Db, sellerId: string, saleId: string): Promise<boolean> {
  const [lost] = await db
    .select({ id: packages.id })
    .from(packages)
    .innerJoin(warehouseShipments, eq(warehouseShipments.id, packages.shipmentId))
    .where(
      and(
        eq(packages.sellerId, sellerId),
        eq(packages.saleId, saleId),
        eq(packages.status, 'SHIPPED'),
        eq(warehouseShipments.journey, 'LOST'),
      ),
    )
    .limit(1);
  return lost !== undefined;
}

/** The sales whose packages stand in a warehouse shipment, once each. */
export const salesInShipment = (db: Db, shipmentId: string) =>
  db
    .selectDistinct({ sellerId: packages.sellerId, saleId: packages.saleId })
    .from(packages)
    .where(eq(packages.shipmentId, shipmentId))
    .orderBy(packages.saleId);

/** What a worker of the warehouse is called; null for everybody else. */
export async function nameOfWorker(db: Db, warehouseId: string, userId: string): Promise<string | null> {
  const [worker] = await db
    .select({ account: users.account })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.warehouseId, warehouseId)));
  return worker?.account ?? null;
}

export async function nameOfWarehouse(database: Database, warehouseId: string): Promise<string | null> {
  const [found] = await database.read('none', (db) =>
    db.select({ name: warehouses.name }).from(warehouses).where(eq(warehouses.id, warehouseId)),
  );
  return found?.name ?? null;
}

function searched(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined;
  const like = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const columns = [packages.code, packages.orderNumber, packages.sellerName, packages.buyerName];
  return or(...columns.map((column) => sql`${column} ilike ${like}`));
}

export async function photoOf(database: Database, warehouseId: string, packageId: string, photoId: string) {
  const [found] = await database.read('system', (db) =>
    db
      .select({ photo: packagePhotos })
      .from(packagePhotos)
      .innerJoin(packages, and(eq(packages.sellerId, packagePhotos.sellerId), eq(packages.id, packagePhotos.packageId)))
      .where(
        and(
          eq(packagePhotos.id, photoId),
          eq(packagePhotos.packageId, packageId),
          eq(packages.warehouseId, warehouseId),
        ),
      ),
  );
  return found?.photo ?? null;
}

/** Whose package it is; null for another warehouse's. */
export async function sellerOfPackage(database: Database, warehouseId: string, id: string): Promise<string | null> {
  const [found] = await database.read('system', (db) =>
    db
      .select({ sellerId: packages.sellerId })
      .from(packages)
      .where(and(eq(packages.id, id), eq(packages.warehouseId, warehouseId))),
  );
  return found?.sellerId ?? null;
}

/** The order of that number whose goods come to the warehouse. */
export async function saleByNumber(database: Database, warehouseId: string, orderNumber: string) {
  const [found] = await database.read('system', (db) =>
    db
      .select({ sellerId: sales.sellerId, saleId: sales.id })
      .from(sales)
      .innerJoin(
        warehouses,
        and(eq(warehouses.country, sales.destinationCountry), eq(warehouses.city, sales.destinationCity)),
      )
      .where(
        and(eq(sales.orderNumber, orderNumber), eq(sales.destinationKind, 'WAREHOUSE'), eq(warehouses.id, warehouseId)),
      ),
  );
  return found ?? null;
}

export const packagesOfShipment = (db: Db, shipmentId: string) =>
  rowsWhere(db, eq(packages.shipmentId, shipmentId)).orderBy(asc(packages.code)).execute();
