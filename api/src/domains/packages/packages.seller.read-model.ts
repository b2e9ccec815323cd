/** What a seller reads of its packages in our warehouse. */
import type { SaleDifference } from '@quayside/contract/packages';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database, Scope } from '../../platform/db/database.ts';
import { packageDiscrepancies, packageLines, packagePhotos, packages } from './packages.tables.ts';

type Ids = { readonly sellerId: string; readonly saleId: string };

const ofSale = ({ sellerId, saleId }: Ids) => and(eq(packages.sellerId, sellerId), eq(packages.saleId, saleId));

/** What was found otherwise than announced in the packages of the order, newest first. */
export async function differencesOfSale(database: Database, scope: Scope, ids: Ids): Promise<SaleDifference[]> {
  const [rows, photos] = await database.flight(scope, (db) => [
    db
      .select({ found: packageDiscrepancies, code: packages.code, productName: packageLines.productName })
      .from(packageDiscrepancies)
      .innerJoin(
        packages,
        and(eq(packages.sellerId, packageDiscrepancies.sellerId), eq(packages.id, packageDiscrepancies.packageId)),
      )
      .leftJoin(
        packageLines,
        and(
          eq(packageLines.sellerId, packageDiscrepancies.sellerId),
          eq(packageLines.packageId, packageDiscrepancies.packageId),
          eq(packageLines.lineId, packageDiscrepancies.lineId),
        ),
      )
      .where(ofSale(ids))
      .orderBy(desc(packageDiscrepancies.reportedAt), desc(packageDiscrepancies.id))
      .execute(),
    db
      .select({ photo: packagePhotos })
      .from(packagePhotos)
      .innerJoin(packages, and(eq(packages.sellerId, packagePhotos.sellerId), eq(packages.id, packagePhotos.packageId)))
      .where(ofSale(ids))
      .orderBy(asc(packagePhotos.id))
      .execute(),
  ]);
  return rows.map(({ found, code: packageCode, productName }) => {
    const { id: qid, type, lineId: lineQid, quantity, note, reportedAt, resolution, resolvedAt } = found;
    const own = photos.filter(({ photo }) => photo.discrepancyId === qid);
    return {
      ...{ qid, packageCode, type, lineQid, productName, quantity, note, reportedAt, resolution, resolvedAt },
      photos: own.map(({ photo: { id, name } }) => ({ qid: id, name })),
    };
  });
}

/** A photo of one of them. */
export async function photoOfSale(database: Database, scope: Scope, ids: Ids, photoId: string) {
  const [found] = await database.read(scope, (db) =>
    db
      .select({ photo: packagePhotos })
      .from(packagePhotos)
      .innerJoin(packages, and(eq(packages.sellerId, packagePhotos.sellerId), eq(packages.id, packagePhotos.packageId)))
      .where(and(ofSale(ids), eq(packagePhotos.id, photoId))),
  );
  return found?.photo ?? null;
}
