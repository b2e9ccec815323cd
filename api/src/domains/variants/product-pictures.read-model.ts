/** Drawn pictures of products. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { productPictures } from './variants.tables.ts';

/** The picture as SVG; undefined where the product has none. */
export async function productPicture(database: Database, productId: string): Promise<string | undefined> {
  const [found] = await database.read('none', (db) =>
    db.select({ svg: productPictures.svg }).from(productPictures).where(eq(productPictures.productId, productId)),
  );
  return found?.svg;
}
