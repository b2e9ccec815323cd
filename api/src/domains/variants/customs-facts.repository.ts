/** What customs ask of a product: its tariff code and where it is made. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { products } from './variants.tables.ts';

export type CustomsFacts = {
  readonly gtin: string;
  /** 6, 8 or 10 digits; null while unknown. */
  readonly hsCode: string | null;
  /** ISO 3166-1 alpha-2; null while unknown. */
  readonly originCountry: string | null;
};

/** Of the products with these GTIN, locked in the order of their GTIN so that two writers never wait for each other. */
export const lockCustomsFacts = (db: Db, gtins: readonly string[]): Promise<CustomsFacts[]> =>
  db
    .select({ gtin: products.gtin, hsCode: products.hsCode, originCountry: products.originCountry })
    .from(products)
    .where(inArray(products.gtin, [...gtins]))
    .orderBy(asc(products.gtin))
    .for('update')
    .execute();

export async function saveCustomsFacts(db: Db, { gtin, hsCode, originCountry }: CustomsFacts): Promise<void> {
  await db.update(products).set({ hsCode, originCountry }).where(eq(products.gtin, gtin));
}
