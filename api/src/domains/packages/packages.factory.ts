/** Packages for tests, with what can hang on them. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import type { StoredFile } from '../../platform/files/stored-files.ts';
import type { SaleRow } from '../sales/fixtures/sale-spec.factory.ts';
import { packageDiscrepancies, packageEvents, packageLines, packagePhotos, packages } from './packages.tables.ts';

export type PackageRow = typeof packages.$inferSelect;
type Line = {
  readonly id: string;
  readonly gtin: string;
  readonly productName: string;
  readonly brandName: string;
  readonly unitSize: number;
};
type Made = Partial<PackageRow> & {
  readonly sale: Pick<SaleRow, 'sellerId' | 'id' | 'orderNumber' | 'buyerId' | 'buyerName'>;
  /** Each holds ten pieces. */
  readonly lines?: readonly Line[];
  readonly photo?: StoredFile;
};

/** An announced package of ten pieces a line for a buyer in Germany, unless told otherwise; with a photo it has a difference. */
export async function makePackage(
  db: Db,
  { sale, lines = [], photo, ...given }: Made,
): Promise<PackageRow & { photoId: string }> {
  const id = given.id ?? newId();
  const [discrepancyId, photoId] = [newId(), newId()];
  const { sellerId } = sale;
  const ids = { sellerId, packageId: id };
  const row: PackageRow = {
    ...{ sellerId, id, warehouseId: newId(), code: `PK-${id.slice(-8).toUpperCase()}`, status: 'ANNOUNCED' },
    ...{ saleId: sale.id, orderNumber: sale.orderNumber, sellerName: 'Waldhuis', buyerId: sale.buyerId },
    ...{ buyerName: sale.buyerName, destinationCountry: 'DE', destinationCity: 'Hamburg', carrier: 'own_truck' },
    ...{ trackingNumber: `TT${id.slice(-10).toUpperCase()}`, sscc: null, weightKg: 5, expectedOn: '2026-11-20' },
    ...{ announcedAt: '2026-11-18T08:00:00.000Z', arrivedAt: null, confirmedAt: null, lostAt: null, location: null },
    ...{ shipmentId: null, version: 1 },
    ...given,
  };
  await db.insert(packages).values(row);
  if (lines.length > 0)
    await db.insert(packageLines).values(
      lines.map(({ id: lineId, gtin, productName, brandName, unitSize }, position) => ({
        ...{ ...ids, lineId, position, gtin, productName, brandName, unitSize, announced: 10 },
      })),
    );
  await db.insert(packageEvents).values({
    ...{ ...ids, id: newId(), at: row.announcedAt, action: 'announce', actorName: 'Quayside', toStatus: row.status },
  });
  if (photo) await addPhoto(db, ids, { discrepancyId, photoId, photo });
  return { ...row, photoId };
}

type PhotoIds = { readonly discrepancyId: string; readonly photoId: string; readonly photo: StoredFile };

async function addPhoto(
  db: Db,
  ids: { readonly sellerId: string; readonly packageId: string },
  { discrepancyId, photoId, photo }: PhotoIds,
): Promise<void> {
  const at = '2026-11-20T08:00:00.000Z';
  await db.insert(packageDiscrepancies).values({
    ...{ ...ids, id: discrepancyId, type: 'PACKAGING_FAILURE', quantity: 0, reportedAt: at, reportedByName: 'Ines' },
    ...{ resolution: 'ACCEPT_AS_IS', resolvedAt: at, resolvedByName: 'Lead' },
  });
  await db.insert(packagePhotos).values({
    ...{ ...ids, discrepancyId, id: photoId, fileId: photo.id, name: 'corner.png', type: 'png', bytes: photo.bytes },
  });
}
