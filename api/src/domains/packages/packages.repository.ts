/** Writes of packages. */
import { and, asc, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared, preparedBy } from '../../platform/db/prepared.ts';
import { packageDiscrepancies, packageEvents, packageLines, packagePhotos, packages } from './packages.tables.ts';

export type PackageRecord = typeof packages.$inferSelect;
export type PackageLineRecord = typeof packageLines.$inferSelect;
export type DiscrepancyRecord = typeof packageDiscrepancies.$inferSelect;
export type PackagePatch = Partial<
  Pick<
    PackageRecord,
    | 'status'
    | 'location'
    | 'arrivedAt'
    | 'confirmedAt'
    | 'lostAt'
    | 'shipmentId'
    | 'sscc'
    | 'carrier'
    | 'trackingNumber'
  >
>;
type NewPackage = typeof packages.$inferInsert;
type Ids = { readonly sellerId: string; readonly id: string };

const ofSale = (sellerId: string, saleId: string) => and(eq(packages.sellerId, sellerId), eq(packages.saleId, saleId));

export async function insertPackages(db: Db, rows: readonly NewPackage[]): Promise<void> {
  if (rows.length > 0) await db.insert(packages).values([...rows]);
}

/** Missed already, and not given up, too: a number that was wrong is put right then. */
export const isToCome = (sellerId: string, saleId: string, numbers: readonly string[]) =>
  and(
    ofSale(sellerId, saleId),
    or(eq(packages.status, 'ANNOUNCED'), and(eq(packages.status, 'MISSING'), isNull(packages.lostAt))),
    inArray(packages.trackingNumber, [...numbers]),
  );

/** What an order has announced is expected on that day at the latest, unless it was sent anew since; false: nothing is announced. */
export async function expectAnnouncedBy(db: Db, sellerId: string, saleId: string, on: string): Promise<boolean> {
  const isBegunAnew = sql`exists (select from parcels h where h.seller_id = ${sellerId} and h.sale_id = ${saleId}
    and h.status = 'RETURNED_TO_SENDER')`;
  const announced = and(ofSale(sellerId, saleId), eq(packages.status, 'ANNOUNCED'));
  const rows = await db
    .update(packages)
    .set({ expectedOn: sql`case when ${isBegunAnew} then "expected_on" else least("expected_on", ${on}) end` })
    .where(announced)
    .returning({ id: packages.id });
  return rows.length > 0;
}

/** Without the files of its photos: see `dropPhotos`. */
export async function deleteAnnounced(
  db: Db,
  sellerId: string,
  saleId: string,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return;
  const gone = isToCome(sellerId, saleId, numbers);
  const ids = db.select({ id: packages.id }).from(packages).where(gone);
  // A report that was taken back stays, with its photos, as does what was done.
  for (const table of [packagePhotos, packageDiscrepancies, packageLines, packageEvents])
    await db.delete(table).where(and(eq(table.sellerId, sellerId), inArray(table.packageId, ids)));
  await db.delete(packages).where(gone);
}

/** All packages of a sale with their lines, by code. */
export async function packagesOfSale(db: Db, sellerId: string, saleId: string) {
  const [rows, lines] = await Promise.all([
    db.select().from(packages).where(ofSale(sellerId, saleId)).orderBy(asc(packages.announcedAt), asc(packages.id)),
    db
      .select()
      .from(packageLines)
      .where(
        and(
          eq(packageLines.sellerId, sellerId),
          inArray(
            packageLines.packageId,
            db.select({ id: packages.id }).from(packages).where(ofSale(sellerId, saleId)),
          ),
        ),
      ),
  ]);
  return { rows, lines };
}

/**
 * When the last of what a warehouse sends on of the sale was brought, null while one is not; null as a whole: nothing of it
 * passes through a warehouse. What went back or was disposed of does not count.
 */
export async function onwardDeliveryOf(
  db: Db,
  sellerId: string,
  saleId: string,
): Promise<{ readonly deliveredAt: Instant | null } | null> {
  const rows = await db
    .select({ status: packages.status, lostAt: packages.lostAt, deliveredAt: packageEvents.at })
    .from(packages)
    .leftJoin(
      packageEvents,
      and(
        eq(packageEvents.sellerId, packages.sellerId),
        eq(packageEvents.packageId, packages.id),
        eq(packageEvents.action, 'deliver'),
      ),
    )
    .where(and(ofSale(sellerId, saleId), notInArray(packages.status, ['RETURNED_TO_SELLER', 'DISPOSED'])));
  if (rows.length === 0) return null;
  // What was given up on its way to the warehouse is waited for no longer, as long as something came.
  const awaited = rows.filter(({ lostAt }) => lostAt === null);
  const isWhole = awaited.length > 0 && awaited.every(({ status }) => status === 'DELIVERED');
  const times = rows.flatMap(({ deliveredAt }) => deliveredAt ?? []).sort();
  return { deliveredAt: isWhole ? (times.at(-1) ?? null) : null };
}

/** Puts these lines into the packages in place of those they had. */
export async function replaceLines(
  db: Db,
  sellerId: string,
  packageIds: readonly string[],
  lines: readonly (typeof packageLines.$inferInsert)[],
): Promise<void> {
  if (packageIds.length === 0) return;
  await db
    .delete(packageLines)
    .where(and(eq(packageLines.sellerId, sellerId), inArray(packageLines.packageId, [...packageIds])));
  if (lines.length > 0) await db.insert(packageLines).values([...lines]);
}

export type PackagePlace = Ids & { readonly saleId: string };

/** The package of that id in the warehouse; another warehouse's is not there. */
export async function placeOfPackage(db: Db, warehouseId: string, id: string): Promise<PackagePlace | null> {
  const [place] = await placeById(db).execute({ warehouseId, id });
  return place ?? null;
}

const placeById = prepared((db) =>
  db
    .select({ sellerId: packages.sellerId, saleId: packages.saleId, id: packages.id })
    .from(packages)
    .where(and(eq(packages.id, sql.placeholder('id')), eq(packages.warehouseId, sql.placeholder('warehouseId'))))
    .prepare('packages.place'),
);

export async function lockPackage(db: Db, { sellerId, id }: Ids): Promise<PackageRecord | null> {
  const [row] = await lockedById(db).execute({ sellerId, id });
  return row ?? null;
}

const asked = { sellerId: sql.placeholder('sellerId'), id: sql.placeholder('id') };
const lockedById = prepared((db) =>
  db
    .select()
    .from(packages)
    .where(and(eq(packages.sellerId, asked.sellerId), eq(packages.id, asked.id)))
    .for('update')
    .prepare('packages.locked'),
);

/** In the order of their ids, so that two writers never wait for each other. */
export function lockPackages(db: Db, warehouseId: string, ids: readonly string[]): Promise<PackageRecord[]> {
  return db
    .select()
    .from(packages)
    .where(and(inArray(packages.id, [...ids]), eq(packages.warehouseId, warehouseId)))
    .orderBy(asc(packages.id))
    .for('update')
    .execute();
}

export function lockPackagesOfShipment(db: Db, shipmentId: string): Promise<PackageRecord[]> {
  return db
    .select()
    .from(packages)
    .where(eq(packages.shipmentId, shipmentId))
    .orderBy(asc(packages.id))
    .for('update')
    .execute();
}

export async function savePackage(db: Db, { sellerId, id }: Ids, patch: PackagePatch): Promise<void> {
  await saving(db, patch).execute({ ...patch, sellerId, id });
}

/** Of what the steps write, which are few kinds of patches. */
const saving = preparedBy(
  'packages.save',
  (patch: PackagePatch) => Object.keys(patch).sort().join(),
  (db, patch, name) =>
    db
      .update(packages)
      .set({ ...valuesOf(patch), version: sql`"version" + 1` })
      .where(and(eq(packages.sellerId, asked.sellerId), eq(packages.id, asked.id)))
      .prepare(name),
);
const valuesOf = (patch: PackagePatch) =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, sql`${sql.placeholder(key)}`]));

export const openDiscrepanciesOf = (db: Db, { sellerId, id }: Ids): Promise<DiscrepancyRecord[]> =>
  openById(db).execute({ sellerId, id });

const openById = prepared((db) =>
  db
    .select()
    .from(packageDiscrepancies)
    .where(
      and(
        eq(packageDiscrepancies.sellerId, asked.sellerId),
        eq(packageDiscrepancies.packageId, asked.id),
        isNull(packageDiscrepancies.resolvedAt),
      ),
    )
    .orderBy(asc(packageDiscrepancies.id))
    .prepare('packages.open_discrepancies'),
);

export async function insertDiscrepancy(
  db: Db,
  row: typeof packageDiscrepancies.$inferInsert,
  photos: readonly (typeof packagePhotos.$inferInsert)[],
): Promise<void> {
  await db.insert(packageDiscrepancies).values(row);
  if (photos.length > 0) await db.insert(packagePhotos).values([...photos]);
}

export type Resolved = Pick<DiscrepancyRecord, 'resolution' | 'resolvedAt' | 'resolvedByName'>;

/** Resolves all that are open, or the one named. */
export async function resolveDiscrepancies(
  db: Db,
  { sellerId, id }: Ids,
  resolved: Resolved,
  only?: string,
): Promise<void> {
  await db
    .update(packageDiscrepancies)
    .set(resolved)
    .where(
      and(
        eq(packageDiscrepancies.sellerId, sellerId),
        eq(packageDiscrepancies.packageId, id),
        isNull(packageDiscrepancies.resolvedAt),
        ...(only === undefined ? [] : [eq(packageDiscrepancies.id, only)]),
      ),
    );
}

/** Announced packages that were expected before the day. */
export function overduePackages(db: Db, before: string, limit: number): Promise<PackageRecord[]> {
  return db
    .select()
    .from(packages)
    .where(and(eq(packages.status, 'ANNOUNCED'), lt(packages.expectedOn, before)))
    .orderBy(asc(packages.id))
    .limit(limit)
    .execute();
}

/** Missing packages that were expected before the day, and that nobody gave up yet. */
export function missingPackages(db: Db, before: string, limit: number): Promise<PackageRecord[]> {
  return db
    .select()
    .from(packages)
    .where(and(eq(packages.status, 'MISSING'), isNull(packages.lostAt), lt(packages.expectedOn, before)))
    .orderBy(asc(packages.id))
    .limit(limit)
    .execute();
}
