/** What a warehouse holds of a company's order, as targets of generated requests. */
import type { PackageStatus } from '@quayside/contract/package-values';
import { makePackage } from '../../domains/packages/packages.factory.ts';
import type { SaleRows } from '../../domains/sales/fixtures/sale-rows.factory.ts';
import type { SellerRow } from '../../domains/sellers/sellers.factory.ts';
import { warehouses } from '../../domains/sellers/sellers.tables.ts';
import { makeUser } from '../../domains/users/users.factory.ts';
import { makeWarehouseShipment } from '../../domains/warehouse-shipments/warehouse-shipments.factory.ts';
import type { Db } from '../../platform/db/database.ts';
import type { StoredFile } from '../../platform/files/stored-files.ts';

/** Where the matrix's warehouse people work; packages of Seller B stand in another one. */
export const matrixHouse = '01985f00-0000-7000-8000-00000000a001';
export const otherHouse = '01985f00-0000-7000-8000-00000000b001';
/** A colleague in each, who may have made a scan that somebody else sends. */
const colleagues = {
  [matrixHouse]: '01985f00-0000-7000-8000-00000000a002',
  [otherHouse]: '01985f00-0000-7000-8000-00000000b002',
} as const;

/** Packages of Seller B stand in the other warehouse. */
const houseOf = ({ name }: Pick<SellerRow, 'name'>) => (name === 'Seller B' ? otherHouse : matrixHouse);
export const workerFor = (seller: Pick<SellerRow, 'name'>): string => colleagues[houseOf(seller)];

export async function makeHouses(db: Db): Promise<void> {
  const place = { country: 'NL', city: 'Rotterdam', line1: 'Kade 1', postalCode: '3089 JH' };
  await db
    .insert(warehouses)
    .values([
      { id: matrixHouse, name: 'Rotterdam', ...place },
      { id: otherHouse, name: 'Other', ...place, city: 'Venlo' },
    ])
    .onConflictDoNothing();
  for (const warehouseId of [matrixHouse, otherHouse] as const)
    await makeUser(db, { id: colleagues[warehouseId], role: 'WAREHOUSE_WORKER', isWarehouseUser: true, warehouseId });
}

const statuses = { IN_SHIPMENT: 'OPEN', READY_TO_SHIP: 'READY_TO_SHIP', SHIPPED: 'SHIPPED' } as const;
const isInShipment = (status: PackageStatus): status is keyof typeof statuses => status in statuses;

/** A package in that state, and a shipment: the one it stands in, or an open one for the same buyer. */
export async function makeOwnedPackages(
  db: Db,
  seller: Pick<SellerRow, 'name'>,
  { sale, lines }: Pick<SaleRows, 'sale' | 'lines'>,
  status: PackageStatus,
  photo: StoredFile,
): Promise<{ package: string; packagePhoto: string; warehouseShipment: string }> {
  const warehouseId = houseOf(seller);
  const isInside = isInShipment(status);
  const shipment = await makeWarehouseShipment(db, {
    ...{ warehouseId, buyerId: sale.buyerId, status: isInside ? statuses[status] : 'OPEN' },
    carrier: status === 'SHIPPED' ? 'own_truck' : null,
    shippedAt: status === 'SHIPPED' ? '2026-11-20T09:30:00.000Z' : null,
  });
  const made = await makePackage(db, {
    ...{ sale, lines, warehouseId, status, photo, shipmentId: isInside ? shipment.id : null },
    sscc: status === 'READY_TO_SHIP' ? '340123450000000017' : null,
  });
  return { package: made.id, packagePhoto: made.photoId, warehouseShipment: shipment.id };
}
