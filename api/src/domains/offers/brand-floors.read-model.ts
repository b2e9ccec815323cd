/** The floors of a company's brands, and the one place that writes them. */
import type { Currency } from '@quayside/contract/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/db/database.ts';
import { brands } from '../brands/brands.tables.ts';
import { products } from '../variants/variants.tables.ts';
import { brandFloors, offers } from './offers.tables.ts';

const selected = (db: Db, sellerId: string) =>
  db
    .select({
      id: brands.id,
      slug: brands.slug,
      name: brands.name,
      offers: sql<number>`count(*)::int`,
      floorMinor: brandFloors.floorMinor,
      currency: brandFloors.currency,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(brandFloors, and(eq(brandFloors.sellerId, offers.sellerId), eq(brandFloors.brandId, brands.id)))
    .groupBy(brands.id, brandFloors.floorMinor, brandFloors.currency)
    .orderBy(asc(brands.name), asc(brands.id))
    .$dynamic()
    .where(eq(offers.sellerId, sellerId));
export type FloorRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

/** Every brand the seller offers, with its floor where it has one. */
export const floorsOf = (database: Database, sellerId: string): Promise<FloorRow[]> =>
  database.read({ sellerId }, (db) => selected(db, sellerId).execute());

/** One of them; undefined when nothing of the brand is offered. */
export async function floorOfBrand(db: Db, sellerId: string, brandId: string): Promise<FloorRow | undefined> {
  const [found] = await selected(db, sellerId).where(and(eq(offers.sellerId, sellerId), eq(brands.id, brandId)));
  return found;
}

type Floor = { readonly sellerId: string; readonly brandId: string; readonly currency: Currency };

/** Null takes it away. */
export async function saveFloor(db: Db, { sellerId, brandId, currency }: Floor, floorMinor: bigint | null) {
  if (floorMinor === null) {
    await db.delete(brandFloors).where(and(eq(brandFloors.sellerId, sellerId), eq(brandFloors.brandId, brandId)));
    return;
  }
  await db
    .insert(brandFloors)
    .values({ sellerId, brandId, floorMinor, currency })
    .onConflictDoUpdate({ target: [brandFloors.sellerId, brandFloors.brandId], set: { floorMinor, currency } });
}
