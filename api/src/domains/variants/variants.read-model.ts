/** What the catalogue reads of variants. Reference data: any scope may. */
import type { VariantSearchQuery } from '@quayside/contract/variants';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { normaliseGtin } from '../../kernel/gtin.ts';
import { countCap, offsetOf, type Page } from '../../kernel/pagination.ts';
import { plainText } from '../../kernel/slug.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { brands } from '../brands/brands.tables.ts';
import { categories } from '../categories/categories.tables.ts';
import { products } from './variants.tables.ts';

const columns = {
  id: products.id,
  fid: products.fid,
  slug: products.slug,
  gtin: products.gtin,
  name: products.name,
  size: products.size,
  picture: products.picture,
  brandId: brands.id,
  brandSlug: brands.slug,
  brandName: brands.name,
  categorySlug: categories.slug,
  categoryName: categories.name,
};
const selected = (db: Db) =>
  db
    .select(columns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(categories, eq(categories.id, products.categoryId));
export type VariantRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

/** What is looked for, with categories as ids of all below the named ones. */
export type Wanted = {
  readonly q?: string | undefined;
  readonly brands?: readonly string[] | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  /** Only what nobody has sorted into the tree yet. */
  readonly isUnsorted?: boolean;
  /** Also what is only spelt like it: asked where the words themselves find nothing, for it costs far more. */
  readonly isLoose?: boolean;
};

const mostWords = 6;

/**
 * Words of name or brand, all of them, or loosely something spelt like it (trigrams); digits that make a GTIN are that one. The
 * text has letters, digits and spaces alone, so nothing in it is a wildcard.
 */
function textCondition(q: string, isLoose: boolean): SQL | undefined {
  const gtin = normaliseGtin(q);
  if (gtin !== null) return eq(products.gtin, gtin);
  const plain = plainText(q);
  const words = plain
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords);
  if (words.length === 0) return sql`false`;
  const each = and(...words.map((word) => sql`"products"."search_text" like ${`%${word}%`}`));
  return isLoose ? sql`${plain} <% "products"."search_text"` : each;
}

function conditionOf({ q, brands: slugs, categoryIds, isLoose = false, isUnsorted = false }: Wanted): SQL | undefined {
  return and(
    q === undefined ? undefined : textCondition(q, isLoose),
    slugs === undefined ? undefined : inArray(brands.slug, [...slugs]),
    categoryIds === undefined ? undefined : inArray(products.categoryId, [...categoryIds]),
    isUnsorted ? isNull(products.categoryId) : undefined,
  );
}

function orderOf(sort: VariantSearchQuery['sort'], q: string | undefined): SQL[] {
  if (sort === 'name') return [asc(products.name), asc(products.id)];
  if (sort === '-name') return [desc(products.name), asc(products.id)];
  if (sort === 'brand' || q === undefined) return [asc(brands.name), asc(products.name), asc(products.id)];
  return [desc(sql`word_similarity(${plainText(q)}, "products"."search_text")`), asc(products.name), asc(products.id)];
}

/** A page of what is found, and how many there are. */
export async function variantPage(
  database: Database,
  wanted: Wanted,
  page: Page & { readonly sort: VariantSearchQuery['sort'] },
): Promise<{ rows: VariantRow[]; total: number }> {
  const found = await pageOf(database, wanted, page);
  return found.total > 0 || wanted.q === undefined ? found : pageOf(database, { ...wanted, isLoose: true }, page);
}

async function pageOf(
  database: Database,
  wanted: Wanted,
  { sort, ...page }: Page & { readonly sort: VariantSearchQuery['sort'] },
): Promise<{ rows: VariantRow[]; total: number }> {
  const found = conditionOf(wanted);
  const [rows, [counted]] = await database.flight('none', (db) => {
    const capped = db
      .select({ id: products.id })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(found)
      .limit(countCap)
      .as('capped');
    return [
      selected(db)
        .where(found)
        .orderBy(...orderOf(sort, wanted.q))
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),
      db.select({ total: sql<number>`count(*)::int` }).from(capped).execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0 };
}

/** Everything that is found, up to `limit`. */
export async function variantsFound(database: Database, wanted: Wanted, limit: number): Promise<VariantRow[]> {
  const rows = await database.read('none', (db) =>
    selected(db)
      .where(conditionOf(wanted))
      .orderBy(...orderOf('brand', undefined))
      .limit(limit)
      .execute(),
  );
  const isDone = rows.length > 0 || wanted.q === undefined || wanted.isLoose === true;
  return isDone ? rows : variantsFound(database, { ...wanted, isLoose: true }, limit);
}

/** How many of what is found each brand has, most first. */
export async function brandCounts(
  database: Database,
  wanted: Wanted,
  limit: number,
): Promise<{ slug: string; name: string; count: number }[]> {
  const [rows] = await database.flight('none', (db) => [
    db
      .select({ slug: brands.slug, name: brands.name, count: sql<number>`count(*)::int` })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(conditionOf(wanted))
      .groupBy(brands.id)
      .orderBy(sql`3 desc`, asc(brands.name))
      .limit(limit)
      .execute(),
  ]);
  const isDone = rows.length > 0 || wanted.q === undefined || wanted.isLoose === true;
  return isDone ? rows : brandCounts(database, { ...wanted, isLoose: true }, limit);
}

export async function variantByFid(database: Database, fid: string): Promise<VariantRow | undefined> {
  const [rows] = await database.flight('none', (db) => [selected(db).where(eq(products.fid, fid)).execute()]);
  return rows[0];
}

/** By 14-digit GTIN; unknown ones are absent. */
export function variantsByGtin(db: Db, gtins: readonly string[]): Promise<VariantRow[]> {
  return gtins.length === 0
    ? Promise.resolve([])
    : selected(db)
        .where(inArray(products.gtin, [...gtins]))
        .execute();
}

export function variantsById(db: Db, ids: readonly string[]): Promise<VariantRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : selected(db)
        .where(inArray(products.id, [...ids]))
        .execute();
}
