/** Writes of packages. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { packages } from './packages.tables.ts';

type NewPackage = typeof packages.$inferInsert;
const ofSale = (sellerId: string, saleId: string) => and(eq(packages.sellerId, sellerId), eq(packages.saleId, saleId));

export async function countPackages(db: Db, sellerId: string, saleId: string): Promise<number> {
  return db.$count(packages, ofSale(sellerId, saleId));
}

export async function insertPackages(db: Db, rows: readonly NewPackage[]): Promise<void> {
  await db.insert(packages).values([...rows]);
}

export async function deleteAnnounced(
  db: Db,
  sellerId: string,
  saleId: string,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .delete(packages)
    .where(
      and(ofSale(sellerId, saleId), eq(packages.status, 'ANNOUNCED'), inArray(packages.trackingNumber, [...numbers])),
    );
}
