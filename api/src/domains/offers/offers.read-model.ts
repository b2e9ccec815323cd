/** What inventory reads: keys of the page from the offers alone, then one join for the rows of that page. */
import type { OfferStatus } from '@quayside/contract/offer-values';
import type { OfferListQuery } from '@quayside/contract/offers';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import { askedTokens, endOfPrefix } from '../../kernel/search-token.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { brandDiscounts } from '../brand-discounts/brand-discounts.tables.ts';
import { brands } from '../brands/brands.tables.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { products } from '../variants/variants.tables.ts';
import { listDays, soonDays } from './offers.limits.ts';
import { brandFloors, offerPrices, offerSearch, offers } from './offers.tables.ts';

const columns = {
  offer: offers,
  gtin: products.gtin,
  name: products.name,
  size: products.size,
  picture: products.picture,
  fid: products.fid,
  slug: products.slug,
  brandId: brands.id,
  brandSlug: brands.slug,
  brandName: brands.name,
  brandFloorMinor: brandFloors.floorMinor,
  sellerDiscount: sellers.discountBasisPoints,
  discountId: brandDiscounts.id,
  discount: brandDiscounts.basisPoints,
};
/** Offers with their product and what is off their price now. */
const selected = (db: Db, now: Instant) =>
  db
    .select(columns)
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .leftJoin(brandFloors, and(eq(brandFloors.sellerId, offers.sellerId), eq(brandFloors.brandId, brands.id)))
    .leftJoin(
      brandDiscounts,
      and(
        eq(brandDiscounts.sellerId, offers.sellerId),
        eq(brandDiscounts.brandId, brands.id),
        lte(brandDiscounts.startsAt, now),
        sql`("brand_discounts"."ends_at" is null or "brand_discounts"."ends_at" > ${now})`,
      ),
    );
export type OfferDetail = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

const ranked: Readonly<Record<NonNullable<OfferListQuery['rank']>, SQL | undefined>> = {
  WINNING: eq(offers.rank, 1),
  LOSING: gt(offers.rank, 1),
  NONE: isNull(offers.rank),
};

function conditionOf(
  sellerId: string,
  { status, brand, rank, search }: Omit<OfferListQuery, 'page' | 'size' | 'sort'>,
) {
  const token = search === undefined ? undefined : askedTokens(search)[0];
  return and(
    eq(offers.sellerId, sellerId),
    status === undefined ? undefined : eq(offers.status, status),
    rank === undefined ? undefined : ranked[rank],
    brand === undefined
      ? undefined
      : sql`"offers"."product_id" in (select p."id" from "products" p join "brands" b on b."id" = p."brand_id" where b."slug" = ${brand})`,
    token === undefined
      ? undefined
      : sql`"offers"."id" in (select s."offer_id" from ${offerSearch} s where s."seller_id" = ${sellerId} and s."token" >= ${token} and s."token" < ${endOfPrefix(token)})`,
  );
}

const orders: Readonly<Record<OfferListQuery['sort'], readonly SQL[]>> = {
  '-updatedAt': [desc(offers.updatedAt), desc(offers.id)],
  updatedAt: [asc(offers.updatedAt), asc(offers.id)],
  price: [asc(offers.priceMinor), asc(offers.id)],
  '-price': [desc(offers.priceMinor), asc(offers.id)],
  stock: [asc(offers.stock), asc(offers.id)],
  '-stock': [desc(offers.stock), asc(offers.id)],
  endsAt: [asc(offers.listedAt), asc(offers.id)],
  rank: [asc(offers.rank), asc(offers.id)],
  name: [asc(sql`(select p."name" from "products" p where p."id" = "offers"."product_id")`), asc(offers.id)],
};

/** A page of the seller's offers, and how many the filters find. */
export async function offerPage(
  database: Database,
  sellerId: string,
  { sort, page, size, ...filter }: OfferListQuery,
  now: Instant,
): Promise<{ rows: OfferDetail[]; total: number }> {
  const found = conditionOf(sellerId, filter);
  return database.read({ sellerId }, async (db) => {
    const capped = db.select({ id: offers.id }).from(offers).where(found).limit(countCap).as('capped');
    const [keys, [counted]] = await Promise.all([
      db
        .select({ id: offers.id })
        .from(offers)
        .where(found)
        .orderBy(...orders[sort])
        .limit(size)
        .offset(offsetOf({ page, size })),
      db.select({ total: sql<number>`count(*)::int` }).from(capped),
    ]);
    const ids = keys.map(({ id }) => id);
    return { rows: inOrder(await offersById(db, sellerId, ids, now), ids), total: counted?.total ?? 0 };
  });
}

const inOrder = (rows: readonly OfferDetail[], ids: readonly string[]): OfferDetail[] =>
  ids.flatMap((id) => rows.find((row) => row.offer.id === id) ?? []);

/** The seller's own of these; others are absent. */
export async function offersById(
  db: Db,
  sellerId: string,
  ids: readonly string[],
  now: Instant,
): Promise<OfferDetail[]> {
  if (ids.length === 0) return [];
  return selected(db, now)
    .where(and(eq(offers.sellerId, sellerId), inArray(offers.id, [...ids])))
    .execute();
}

/** Everything the filters find, a batch at a time, by id. */
export async function offersAfter(
  database: Database,
  sellerId: string,
  filter: Omit<OfferListQuery, 'page' | 'size' | 'sort'>,
  { after, limit, now }: { readonly after: string; readonly limit: number; readonly now: Instant },
): Promise<OfferDetail[]> {
  return database.read({ sellerId }, (db) =>
    selected(db, now)
      .where(and(conditionOf(sellerId, filter), gt(offers.id, after)))
      .orderBy(asc(offers.id))
      .limit(limit)
      .execute(),
  );
}

/** How many offers each status has. */
export async function countsByStatus(database: Database, sellerId: string) {
  const [rows] = await database.flight({ sellerId }, (db) => [
    db
      .select({ status: offers.status, count: sql<number>`count(*)::int` })
      .from(offers)
      .where(eq(offers.sellerId, sellerId))
      .groupBy(offers.status)
      .execute(),
  ]);
  return new Map<OfferStatus, number>(rows.map(({ status, count }) => [status, count]));
}

/** Brands of the seller's offers by name. */
export async function brandsOfSeller(database: Database, sellerId: string) {
  const [rows] = await database.flight({ sellerId }, (db) => [
    db
      .select({ id: brands.id, slug: brands.slug, name: brands.name, offers: sql<number>`count(*)::int` })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(eq(offers.sellerId, sellerId))
      .groupBy(brands.id)
      .orderBy(asc(brands.name), asc(brands.id))
      .execute(),
  ]);
  return rows;
}

/** The head of the list: how many win, how many do not, and when lists end. */
export async function offerFigures(database: Database, sellerId: string, now: Instant) {
  const soon = plus(now, days(soonDays - listDays));
  const [[figures], [seller]] = await database.flight({ sellerId }, (db) => [
    db
      .select({
        total: sql<number>`count(*)::int`,
        winning: sql<number>`count(*) filter (where "offers"."rank" = 1)::int`,
        losing: sql<number>`count(*) filter (where "offers"."rank" > 1)::int`,
        endingSoon: sql<number>`count(*) filter (where "offers"."status" = 'ACTIVE' and "offers"."listed_at" < ${soon})::int`,
        firstListed: sql<string | null>`min("offers"."listed_at") filter (where "offers"."status" = 'ACTIVE')`,
      })
      .from(offers)
      .where(eq(offers.sellerId, sellerId))
      .execute(),
    db.select().from(sellers).where(eq(sellers.id, sellerId)).execute(),
  ]);
  return { figures, seller };
}

/** What an offer cost, newest first. */
export async function pricesOf(database: Database, sellerId: string, offerId: string, limit: number) {
  const [rows] = await database.flight({ sellerId }, (db) => [
    db
      .select()
      .from(offerPrices)
      .where(and(eq(offerPrices.sellerId, sellerId), eq(offerPrices.offerId, offerId)))
      .orderBy(desc(offerPrices.at))
      .limit(limit)
      .execute(),
  ]);
  return rows;
}

/** The seller's offers of these products, by product; none for who sells nothing. */
export async function ownOffers(database: Database, sellerId: string | null, productIds: readonly string[]) {
  if (sellerId === null || productIds.length === 0) return new Map<string, typeof offers.$inferSelect>();
  const [rows] = await database.flight({ sellerId }, (db) => [
    db
      .select()
      .from(offers)
      .where(and(eq(offers.sellerId, sellerId), inArray(offers.productId, [...productIds])))
      .execute(),
  ]);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Units of an offer that were ordered since; for the figures of one offer. */
export async function askedSince(db: Db, sellerId: string, gtin: string, since: Instant): Promise<number> {
  const [row] = await db
    .select({ units: sql<number>`coalesce(sum("sale_lines"."requested_quantity"), 0)::int` })
    .from(saleLines)
    .innerJoin(sales, and(eq(sales.sellerId, saleLines.sellerId), eq(sales.id, saleLines.saleId)))
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.gtin, gtin), gte(sales.createdAt, since)));
  return row?.units ?? 0;
}

/** Whether one of the offers was ordered since. */
export async function isOrderedSince(
  db: Db,
  sellerId: string,
  offerIds: readonly string[],
  since: Instant,
): Promise<boolean> {
  if (offerIds.length === 0) return false;
  const rows = await db
    .select({ id: saleLines.id })
    .from(saleLines)
    .innerJoin(sales, and(eq(sales.sellerId, saleLines.sellerId), eq(sales.id, saleLines.saleId)))
    .where(
      and(eq(saleLines.sellerId, sellerId), inArray(saleLines.offerId, [...offerIds]), gte(sales.createdAt, since)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Ids of the brands the seller offers, however each offer stands. */
export async function brandsOffered(database: Database, sellerId: string): Promise<string[]> {
  const rows = await database.read({ sellerId }, (db) =>
    db.execute<{ id: string }>(
      sql`select distinct p.brand_id as id from offers o join products p on p.id = o.product_id where o.seller_id = ${sellerId} and p.brand_id is not null`,
    ),
  );
  return rows.rows.map(({ id }) => id);
}

/** Ids of the products the seller offers. */
export async function productsOffered(database: Database, sellerId: string): Promise<string[]> {
  const rows = await database.read({ sellerId }, (db) =>
    db.select({ id: offers.productId }).from(offers).where(eq(offers.sellerId, sellerId)),
  );
  return rows.map(({ id }) => id);
}
