/** Products are reference data: our people add them, nobody takes them away. */
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { products } from './variants.tables.ts';

/** False where the GTIN is in the catalogue already. */
export async function insertProduct(db: Db, product: typeof products.$inferInsert): Promise<boolean> {
  const rows = await db.insert(products).values(product).onConflictDoNothing().returning({ id: products.id });
  return rows.length === 1;
}

/** Those of the GTINs, in 14 digits, that are no product of ours. */
export async function unknownGtins(db: Db, gtins: readonly string[]): Promise<string[]> {
  if (gtins.length === 0) return [];
  const rows = await db
    .select({ gtin: products.gtin })
    .from(products)
    .where(inArray(products.gtin, [...gtins]));
  const known = new Set(rows.map(({ gtin }) => gtin));
  return gtins.filter((gtin) => !known.has(gtin));
}

/** False where no product of ours has the id. */
export async function saveCategory(
  db: Db,
  id: string,
  { id: categoryId, name: category }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const rows = await db
    .update(products)
    .set({ category, categoryId })
    .where(eq(products.id, id))
    .returning({ id: products.id });
  return rows.length === 1;
}
