/** What the catalogue reads of variants. Reference data: any scope may. */
import type { VariantSearchQuery } from '@quayside/contract/variants';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { normaliseGtin } from '../../kernel/gtin.ts';
import { countCap, offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { brands } from '../brands/brands.tables.ts';
import { categories } from '../categories/categories.tables.ts';
import { meantTexts, typedText } from './spelling.read-model.ts';
import { products } from './variants.tables.ts';
import { byName, conditionOf, hasMostAlike, orderOf, typedWords, type Wanted } from './wanted.read-model.ts';

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

/** A page of what is found, how many there are, and what the words were taken for. */
export async function variantPage(
  database: Database,
  wanted: Wanted,
  page: Page & { readonly sort: VariantSearchQuery['sort'] },
): Promise<{ rows: VariantRow[]; total: number; meant: string[] | null }> {
  const { found, meant } = await orAsMeant(
    database,
    wanted,
    (asked) => pageOf(database, asked, page),
    ({ total }) => total > 0,
  );
  return { ...found, meant };
}

/** `meant`: null where what was typed is what was looked for. */
type Answered<T> = { readonly found: T; readonly meant: string[] | null };

/**
 * What the words find; where that is nothing, what was meant by them finds: of misspelt words the nearest that products have. All that is
 * spelt alike is looked at only where no such word is found.
 */
async function orAsMeant<T>(
  database: Database,
  wanted: Wanted,
  ask: (wanted: Wanted) => Promise<T>,
  isFound: (found: T) => boolean,
): Promise<Answered<T>> {
  const { q } = wanted;
  if (q === undefined || normaliseGtin(q) !== null || typedWords(q).length === 0)
    return { found: await ask(wanted), meant: null };
  const typed = await typedText(database, q);
  if (typed !== null) {
    const found = await ask({ ...wanted, texts: [typed] });
    if (isFound(found)) return { found, meant: null };
  }
  const instead = await meantTexts(database, wanted);
  if (instead === null) return { found: await ask({ ...wanted, isLoose: true }), meant: null };
  return { found: await ask({ ...wanted, texts: instead.texts }), meant: [...instead.meant] };
}

type Found = { readonly rows: VariantRow[]; readonly total: number };
type Sorted = Page & { readonly sort: VariantSearchQuery['sort'] };

async function pageOf(database: Database, wanted: Wanted, page: Sorted): Promise<Found> {
  if (wanted.isLoose) return loosePage(database, wanted, page);
  const { q, texts = [] } = wanted;
  if (page.sort !== 'relevance' || texts.length === 0) {
    const isByBrand = page.sort === 'brand' || q === undefined;
    return orderedPage(database, wanted, { ...page, order: orderOf(page.sort, wanted), isByBrand });
  }
  const known = knownTotal(wanted);
  // How alike texts are is worked out one by one: whole words come first anyway.
  const found = hasMostAlike(wanted)
    ? await orderedPage(database, wanted, { ...page, isWhole: true, order: byName, total: known })
    : { rows: [], total: known ?? (await database.flight('none', (db) => [counted(db, wanted)]))[0] };
  if (found.rows.length === page.size || found.total === 0) return found;
  return orderedPage(database, wanted, { ...page, order: orderOf(page.sort, wanted, found.total), total: found.total });
}

/** How many there are, as far as they are counted. */
async function counted(db: Db, wanted: Wanted): Promise<number> {
  const capped = db.select({ id: products.id }).from(products).where(conditionOf(wanted)).limit(countCap).as('capped');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(capped);
  return row?.total ?? 0;
}

/** Of a word alone, asked for without anything else. */
function knownTotal({ texts, brands: slugs, categoryIds, isUnsorted }: Wanted): number | undefined {
  const isAll = slugs === undefined && categoryIds === undefined && !isUnsorted;
  return isAll && texts?.length === 1 ? texts[0]?.total : undefined;
}

type Ordered = Page & {
  readonly order: SQL[];
  readonly isByBrand?: boolean;
  readonly isWhole?: boolean;
  readonly total?: number | undefined;
};

/** What a row shows is read for the page's rows alone, not for all that are found. */
async function orderedPage(
  database: Database,
  wanted: Wanted,
  { order, isByBrand = false, isWhole = false, total, ...page }: Ordered,
): Promise<Found> {
  const [rows, all] = await database.flight('none', (db) => {
    const keys = db.select({ id: products.id }).from(products).$dynamic();
    // The planner takes whole words for rare, and would go through all brands for each of them.
    const source = isByBrand ? keys.innerJoin(brands, eq(brands.id, products.brandId)) : keys;
    const ids = source
      .where(conditionOf({ ...wanted, isWhole }))
      .orderBy(...order)
      .limit(page.size)
      .offset(offsetOf(page));
    return [
      selected(db)
        .where(inArray(products.id, ids))
        .orderBy(...order)
        .execute(),
      total ?? counted(db, wanted),
    ];
  });
  return { rows, total: all };
}

/** Page and number from one look at all that is alike: what `<%` asks is the dear part of it. */
async function loosePage(database: Database, wanted: Wanted, { sort, ...page }: Sorted): Promise<Found> {
  const order = orderOf(sort, wanted);
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
    const ids = keys.map(({ id }) => id);
    return { rows: inOrderOf(ids, await variantsById(db, ids)), total: Math.min(keys[0]?.total ?? 0, countCap) };
  });
}

const batch = 1_000;

/** Everything that is found, up to `limit`: which they are first, then what is told of them, a batch at a time. */
export async function* variantsFound(database: Database, wanted: Wanted, limit: number): AsyncGenerator<VariantRow[]> {
  const ask = (asked: Wanted) =>
    database.read('none', (db) =>
      db
        .select({ id: products.id })
        .from(products)
        .innerJoin(brands, eq(brands.id, products.brandId))
        .where(conditionOf(asked))
        .orderBy(...orderOf('brand', asked))
        .limit(limit)
        .execute(),
    );
  const { found } = await orAsMeant(database, wanted, ask, (rows) => rows.length > 0);
  const ids = found.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    yield inOrderOf(some, await database.read('none', (db) => variantsById(db, some)));
  }
}

function inOrderOf(ids: readonly string[], rows: VariantRow[]): VariantRow[] {
  const at = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((one, other) => (at.get(one.id) ?? 0) - (at.get(other.id) ?? 0));
}

/** How many of what is found each brand has, most first. */
export function brandCounts(
  database: Database,
  wanted: Wanted,
  limit: number,
): Promise<Answered<{ slug: string; name: string; count: number }[]>> {
  const ask = async (asked: Wanted) => {
    const [rows] = await database.flight('none', (db) => [
      db
        .select({ slug: brands.slug, name: brands.name, count: sql<number>`count(*)::int` })
        .from(products)
        .innerJoin(brands, eq(brands.id, products.brandId))
        .where(conditionOf(asked))
        .groupBy(brands.id)
        .orderBy(sql`3 desc`, asc(brands.name))
        .limit(limit)
        .execute(),
    ]);
    return [...rows];
  };
  return orAsMeant(database, wanted, ask, (rows) => rows.length > 0);
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
