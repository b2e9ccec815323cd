/** One package with all that belongs to it. Read in system scope, as every page of a warehouse. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { sales } from '../sales/sales.tables.ts';
import { warehouseShipments } from '../warehouse-shipments/warehouse-shipments.tables.ts';
import { contents, ownOrder, row, siblings } from './packages.rows.read-model.ts';
import { packageDiscrepancies, packageEvents, packageLines, packagePhotos, packages } from './packages.tables.ts';

/** A package of the warehouse with all that belongs to it. */
export const packageDetailOf = (database: Database, warehouseId: string, id: string) =>
  database.flight('system', (db) => detailQueries(db, warehouseId, id)).then(detailFrom);

/** The same in an open transaction. */
export const packageDetailIn = (db: Db, warehouseId: string, id: string) =>
  Promise.all(detailQueries(db, warehouseId, id)).then(detailFrom);

const idAsked = sql.placeholder('id');
/** What belongs to a package is found by its seller first, as its indexes stand. */
const ofPackage = (table: { readonly sellerId: PgColumn; readonly packageId: PgColumn }) =>
  and(
    eq(table.packageId, idAsked),
    eq(table.sellerId, sql`(select p.seller_id from packages p where p.id = ${idAsked} limit 1)`),
  );
const headOf = prepared((db) =>
  db
    .select({ ...row, shipment: { id: warehouseShipments.id, number: warehouseShipments.number } })
    .from(packages)
    .innerJoin(siblings, sql`true`)
    .innerJoin(contents, sql`true`)
    .leftJoin(sales, ownOrder)
    .leftJoin(warehouseShipments, eq(warehouseShipments.id, packages.shipmentId))
    .where(and(eq(packages.id, idAsked), eq(packages.warehouseId, sql.placeholder('warehouseId'))))
    .prepare('packages.detail_head'),
);
const linesIn = prepared((db) =>
  db
    .select()
    .from(packageLines)
    .where(ofPackage(packageLines))
    .orderBy(asc(packageLines.position))
    .prepare('packages.detail_lines'),
);
const discrepanciesIn = prepared((db) =>
  db
    .select()
    .from(packageDiscrepancies)
    .where(ofPackage(packageDiscrepancies))
    .orderBy(asc(packageDiscrepancies.id))
    .prepare('packages.detail_discrepancies'),
);
const photosIn = prepared((db) =>
  db
    .select()
    .from(packagePhotos)
    .where(ofPackage(packagePhotos))
    .orderBy(asc(packagePhotos.id))
    .prepare('packages.detail_photos'),
);
const eventsIn = prepared((db) =>
  db
    .select()
    .from(packageEvents)
    .where(ofPackage(packageEvents))
    .orderBy(desc(packageEvents.id))
    .limit(100)
    .prepare('packages.detail_events'),
);

const detailQueries = (db: Db, warehouseId: string, id: string) =>
  [
    headOf(db).execute({ warehouseId, id }),
    linesIn(db).execute({ id }),
    discrepanciesIn(db).execute({ id }),
    photosIn(db).execute({ id }),
    eventsIn(db).execute({ id }),
  ] as const;

type Queries = ReturnType<typeof detailQueries>;
type Answers = readonly [
  Awaited<Queries[0]>,
  Awaited<Queries[1]>,
  Awaited<Queries[2]>,
  Awaited<Queries[3]>,
  Awaited<Queries[4]>,
];

function detailFrom([[found], lines, discrepancies, photos, events]: Answers) {
  return found ? { ...found, lines, discrepancies, photos, events } : null;
}
export type PackageDetailRow = NonNullable<Awaited<ReturnType<typeof packageDetailOf>>>;
