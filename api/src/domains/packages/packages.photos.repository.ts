/** The photos of packages. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { isToCome, type PackageRecord } from './packages.repository.ts';
import { packagePhotos, packages } from './packages.tables.ts';

/** The photos of those differences. */
export async function photosOf(db: Db, { sellerId, id }: PackageRecord, discrepancyIds: readonly string[]) {
  if (discrepancyIds.length === 0) return [];
  return db
    .select({
      fileId: packagePhotos.fileId,
      name: packagePhotos.name,
      type: packagePhotos.type,
      bytes: packagePhotos.bytes,
    })
    .from(packagePhotos)
    .where(
      and(
        eq(packagePhotos.sellerId, sellerId),
        eq(packagePhotos.packageId, id),
        inArray(packagePhotos.discrepancyId, [...discrepancyIds]),
      ),
    )
    .orderBy(asc(packagePhotos.id));
}

/** Files of the photos of what is still to come under these numbers: of reports that were taken back. */
export async function filesOfWaiting(
  db: Db,
  sellerId: string,
  saleId: string,
  numbers: readonly string[],
): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .select({ fileId: packagePhotos.fileId })
    .from(packagePhotos)
    .innerJoin(packages, and(eq(packages.sellerId, packagePhotos.sellerId), eq(packages.id, packagePhotos.packageId)))
    .where(isToCome(sellerId, saleId, numbers));
  return rows.map(({ fileId }) => fileId);
}
