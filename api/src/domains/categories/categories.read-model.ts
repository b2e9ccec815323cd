/** The tree of categories with how many products stand in each. Reference data: any scope may read it. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/db/database.ts';
import { categories } from './categories.tables.ts';

/** A tree of ours is small; this keeps a mistake in it from being answered whole. */
const mostCategories = 2_000;

export async function categoryRows(database: Database) {
  const [rows] = await database.flight('none', (db) => [
    db
      .select({
        id: categories.id,
        slug: categories.slug,
        name: categories.name,
        parentId: categories.parentId,
        own: sql<number>`(select count(*)::int from "products" where "products"."category_id" = "categories"."id")`,
      })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id))
      .limit(mostCategories)
      .execute(),
  ]);
  return rows;
}

export async function categoryBySlug(db: Db, slug: string): Promise<{ id: string; name: string } | undefined> {
  const [found] = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.slug, slug));
  return found;
}
