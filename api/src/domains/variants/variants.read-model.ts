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

/** Words of a text that was typed, the shortest first: no index knows words of two letters, so they leave out the most rows. */
const wordsOf = (q: string): string[] =>
  [...new Set(plainText(q).split(' '))]
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .sort((a, b) => a.length - b.length);

/**
 * Words of name or brand, all of them, or loosely something spelt like it (trigrams); digits that make a GTIN are that one. The
 * text has letters, digits and spaces alone, so nothing in it is a wildcard.
 */
function textCondition(q: string, isLoose: boolean): SQL | undefined {
  const gtin = normaliseGtin(q);
  if (gtin !== null) return eq(products.gtin, gtin);
  const words = wordsOf(q);
  if (words.length === 0) return sql`false`;
  const each = and(...words.map((word) => sql`"products"."search_text" like ${`%${word}%`}`));
  return isLoose ? sql`${plainText(q)} <% "products"."search_text"` : each;
}

/**
 * The word as a whole, or both words side by side: what is most alike. Null for more words, which few texts hold. Words side by
 * side are found by the index, where each of them may stand in every text.
 */
function wholeOf(q: string): SQL | null {
  const words = wordsOf(q);
  const [first = '', second] = words;
  if (normaliseGtin(q) !== null || words.length === 0 || words.length > 2) return null;
  const whole = (phrase: string) => sql`' ' || "products"."search_text" || ' ' like ${`% ${phrase} %`}`;
  if (second === undefined) return sql`(${whole(first)})`;
  const beside = (phrase: string) => sql`("products"."search_text" like ${`%${phrase}%`} and ${whole(phrase)})`;
  return sql`(${beside(`${first} ${second}`)} or ${beside(`${second} ${first}`)})`;
}

function conditionOf({ q, brands: slugs, categoryIds, isLoose = false, isUnsorted = false }: Wanted): SQL | undefined {
  return and(
    q === undefined ? undefined : textCondition(q, isLoose),
    slugs === undefined
      ? undefined
      : sql`"products"."brand_id" in (select b.id from brands b where b.slug = any(${sql.param([...slugs])}::text[]))`,
    categoryIds === undefined ? undefined : inArray(products.categoryId, [...categoryIds]),
    isUnsorted ? isNull(products.categoryId) : undefined,
  );
}

function orderOf(sort: VariantSearchQuery['sort'], q: string | undefined): SQL[] {
  if (sort === 'name') return [asc(products.name), asc(products.id)];
  if (sort === '-name') return [desc(products.name), asc(products.id)];
  if (sort === 'brand' || q === undefined) return [asc(brands.name), asc(products.name), asc(products.id)];
  const whole = wholeOf(q);
  return [
    ...(whole ? [desc(whole)] : []),
    desc(sql`word_similarity(${plainText(q)}, "products"."search_text")`),
    ...byName,
  ];
}
const byName = [asc(products.name), asc(products.id)];

/** A page of what is found, and how many there are. */
export async function variantPage(
  database: Database,
  wanted: Wanted,
  page: Page & { readonly sort: VariantSearchQuery['sort'] },
): Promise<{ rows: VariantRow[]; total: number }> {
  const found = await pageOf(database, wanted, page);
  return found.total > 0 || wanted.q === undefined ? found : pageOf(database, { ...wanted, isLoose: true }, page);
}

type Found = { readonly rows: VariantRow[]; readonly total: number };
type Sorted = Page & { readonly sort: VariantSearchQuery['sort'] };

async function pageOf(database: Database, wanted: Wanted, page: Sorted): Promise<Found> {
  if (wanted.isLoose) return loosePage(database, wanted, page);
  const { q } = wanted;
  const whole = page.sort === 'relevance' && q !== undefined ? wholeOf(q) : null;
  const isByBrand = page.sort === 'brand' || q === undefined;
  const ordered = { ...page, order: orderOf(page.sort, q), isByBrand };
  if (whole === null) return orderedPage(database, wanted, ordered);
  // How alike texts are is worked out one by one, for a common word some ten thousand times: whole words come first anyway.
  const found = await orderedPage(database, wanted, { ...page, only: whole, order: byName });
  if (found.rows.length === page.size || found.total === 0) return found;
  return orderedPage(database, wanted, { ...ordered, total: found.total });
}

type Ordered = Page & {
  readonly order: SQL[];
  readonly isByBrand?: boolean;
  readonly only?: SQL;
  readonly total?: number;
};

/** What a row shows is read for the page's rows alone, not for all that are found. */
async function orderedPage(
  database: Database,
  wanted: Wanted,
  { order, isByBrand = false, only, total, ...page }: Ordered,
): Promise<Found> {
  const found = conditionOf(wanted);
  const [rows, [counted]] = await database.flight('none', (db) => {
    const all = db.select({ id: products.id }).from(products).$dynamic();
    // The planner takes whole words for rare, and would go through all brands for each of them.
    const source = isByBrand ? all.innerJoin(brands, eq(brands.id, products.brandId)) : all;
    const ids = source
      .where(and(found, only))
      .orderBy(...order)
      .limit(page.size)
      .offset(offsetOf(page));
    const capped = db.select({ id: products.id }).from(products).where(found).limit(countCap).as('capped');
    return [
      selected(db)
        .where(inArray(products.id, ids))
        .orderBy(...order)
        .execute(),
      total === undefined ? db.select({ total: sql<number>`count(*)::int` }).from(capped).execute() : [{ total }],
    ];
  });
  return { rows, total: counted?.total ?? 0 };
}

/** Page and number from one look at all that is alike: what `<%` asks is the dear part of it. */
async function loosePage(database: Database, wanted: Wanted, { sort, ...page }: Sorted): Promise<Found> {
  const order = orderOf(sort, wanted.q);
  return database.read('none', async (db) => {
    const found = db
      .select({
        id: products.id,
        place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
      })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(conditionOf(wanted))
      .as('found');
    const first = offsetOf(page);
    const keys = await db
      .select({ id: found.id, total: sql<number>`(count(*) over ())::int`.as('total'), place: found.place })
      .from(found)
      .orderBy(found.place)
      .limit(page.size)
      .offset(first);
    const rows = await variantsById(
      db,
      keys.map(({ id }) => id),
    );
    const at = new Map(keys.map(({ id }, index) => [id, index]));
    rows.sort((one, other) => (at.get(one.id) ?? 0) - (at.get(other.id) ?? 0));
    return { rows, total: Math.min(keys[0]?.total ?? 0, countCap) };
  });
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
