/** What the catalogue reads of brands. Reference data: any scope may. */
import type { BrandListQuery } from '@quayside/contract/brands';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import { plainText } from '../../kernel/slug.ts';
import type { Database } from '../../platform/db/database.ts';
import { products } from '../variants/variants.tables.ts';
import { brands } from './brands.tables.ts';

const columns = {
  id: brands.id,
  slug: brands.slug,
  name: brands.name,
  isPremium: brands.isPremium,
  description: brands.description,
  products: sql<number>`(select count(*)::int from "products" where "products"."brand_id" = "brands"."id")`,
};
export type BrandRow = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly isPremium: boolean;
  readonly description: string;
  readonly products: number;
};

/** A page by name. */
export async function brandPage(
  database: Database,
  { premium, slug, search, ...page }: BrandListQuery,
): Promise<{ rows: BrandRow[]; total: number }> {
  const asked: (SQL | undefined)[] = [
    premium === undefined ? undefined : eq(brands.isPremium, premium === 'true'),
    slug === undefined ? undefined : inArray(brands.slug, slug),
    search === undefined ? undefined : sql`position(${search.toLowerCase()} in lower("brands"."name")) > 0`,
  ];
  const [rows, [counted]] = await database.flight('none', (db) => {
    const found = and(...asked);
    const capped = db.select({ id: brands.id }).from(brands).where(found).limit(countCap).as('capped');
    return [
      db
        .select(columns)
        .from(brands)
        .where(found)
        .orderBy(asc(brands.name), asc(brands.id))
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),
      db.select({ total: sql<number>`count(*)::int` }).from(capped).execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0 };
}

/** Undefined when no brand has that slug. */
export async function brandBySlug(database: Database, slug: string): Promise<BrandRow | undefined> {
  const [rows] = await database.flight('none', (db) => [
    db.select(columns).from(brands).where(eq(brands.slug, slug)).execute(),
  ]);
  return rows[0];
}

/** Which of the slugs no brand has. */
export async function unknownBrands(database: Database, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const [rows] = await database.flight('none', (db) => [
    db
      .select({ slug: brands.slug })
      .from(brands)
      .where(inArray(brands.slug, [...slugs]))
      .execute(),
  ]);
  return slugs.filter((slug) => !rows.some((row) => row.slug === slug));
}

/** Brands whose name begins with the text, for suggestions. */
export async function brandsLike(database: Database, text: string, limit: number): Promise<BrandRow[]> {
  const plain = plainText(text);
  const [rows] = await database.flight('none', (db) => [
    db
      .select(columns)
      .from(brands)
      .where(
        sql`position(${plain} in replace("brands"."slug", '-', ' ')) > 0 or position(${text.toLowerCase()} in lower("brands"."name")) > 0`,
      )
      .orderBy(asc(brands.name))
      .limit(limit)
      .execute(),
  ]);
  return rows;
}

/** Other brands that sell what this one sells: those with most products in its categories. */
export async function brandsBeside(database: Database, brandId: string, limit: number): Promise<BrandRow[]> {
  const [rows] = await database.flight('none', (db) => {
    const beside = db
      .select({ id: products.brandId, shared: sql<number>`count(*)`.as('shared') })
      .from(products)
      .where(
        sql`"products"."brand_id" <> ${brandId} and "products"."category_id" in (select distinct p."category_id" from "products" p where p."brand_id" = ${brandId})`,
      )
      .groupBy(products.brandId)
      .orderBy(sql`2 desc`, sql`1`)
      .limit(limit)
      .as('beside');
    return [
      db
        .select(columns)
        .from(brands)
        .innerJoin(beside, eq(beside.id, brands.id))
        .orderBy(sql`"beside"."shared" desc`, asc(brands.name))
        .execute(),
    ];
  });
  return rows;
}
