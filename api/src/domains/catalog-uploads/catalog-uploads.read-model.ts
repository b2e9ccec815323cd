/** Tasks and their rows, and what the catalogue and the company know of a list's products. */
import type { stockListRowQuery } from '@quayside/contract/stock-lists';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countCap, offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { brandFloors, offerBatches, offers } from '../offers/offers.tables.ts';
import { sellerLeads } from '../seller-leads/seller-leads.tables.ts';
import { products } from '../variants/variants.tables.ts';
import { nobody } from './catalog-uploads.limits.ts';
import { stockListLayouts, stockListRows, stockLists } from './catalog-uploads.tables.ts';

type ListRecord = typeof stockLists.$inferSelect;
type Ids = { readonly sellerId: string; readonly id: string };

export async function listOf(database: Database, { sellerId, id }: Ids) {
  const [found] = await database.read(scopeOf(sellerId), (db) => selectList(db, { sellerId, id }));
  return found ?? null;
}

export const selectList = (db: Db, { sellerId, id }: Ids) =>
  db
    .select()
    .from(stockLists)
    .where(and(eq(stockLists.sellerId, sellerId), eq(stockLists.id, id)))
    .execute();

const isBatchOfList = and(eq(offerBatches.sellerId, stockLists.sellerId), eq(offerBatches.id, stockLists.batchId));

/** A list, and when its change of offers was made and taken back. */
export const selectTask = (db: Db, { sellerId, id }: Ids) =>
  db
    .select({ list: stockLists, madeAt: offerBatches.madeAt, undoneAt: offerBatches.undoneAt })
    .from(stockLists)
    .leftJoin(offerBatches, isBatchOfList)
    .where(and(eq(stockLists.sellerId, sellerId), eq(stockLists.id, id)))
    .execute();
export type TaskRecord = Awaited<ReturnType<typeof selectTask>>[number];

export async function taskOf(database: Database, ids: Ids): Promise<TaskRecord | null> {
  const [found] = await database.read(scopeOf(ids.sellerId), (db) => selectTask(db, ids));
  return found ?? null;
}

const scopeOf = (sellerId: string) => ({ sellerId });

type Own = { readonly sellerId: string; readonly onlyChecks: boolean };

/** A company's lists and checks, newest first. */
export async function listPage(database: Database, { sellerId, onlyChecks }: Own, page: Page) {
  const kinds = onlyChecks ? ne(stockLists.kind, 'STOCK_LIST') : undefined;
  const own = and(eq(stockLists.sellerId, sellerId), kinds);
  const [rows, [counted]] = await database.flight(scopeOf(sellerId), (db) => [
    db
      .select({ list: stockLists, undoneAt: offerBatches.undoneAt })
      .from(stockLists)
      .leftJoin(offerBatches, isBatchOfList)
      .where(own)
      .orderBy(desc(stockLists.createdAt), desc(stockLists.id))
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db.select({ total: count() }).from(stockLists).where(own).execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Whether a file of the company's folder was taken before. */
export async function isInFolder(database: Database, sellerId: string, folderKey: string): Promise<boolean> {
  const found = await database.read(scopeOf(sellerId), (db) =>
    db
      .select({ id: stockLists.id })
      .from(stockLists)
      .where(and(eq(stockLists.sellerId, sellerId), eq(stockLists.folderKey, folderKey))),
  );
  return found.length > 0;
}

/** Lists of the company's folder that have come to an end, or wait for a person, and were not told so there. */
export const untoldLists = (database: Database, sellerId: string, most: number) =>
  database.read(scopeOf(sellerId), (db) =>
    db
      .select()
      .from(stockLists)
      .where(
        and(
          eq(stockLists.sellerId, sellerId),
          isNotNull(stockLists.folderName),
          inArray(stockLists.status, [...toldStatuses]),
          sql`${stockLists.folderTold} is distinct from ${stockLists.status}`,
        ),
      )
      .orderBy(asc(stockLists.createdAt), asc(stockLists.id))
      .limit(most),
  );
const toldStatuses = [
  ...(['MAPPING_REQUIRED', 'PREVIEW_READY'] as const),
  ...(['SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED', 'CANCELLED'] as const),
];

/** What is remembered of these headings. */
export async function layoutsOf(database: Database, sellerId: string, headings: readonly string[]) {
  const rows = await database.read(scopeOf(sellerId), (db) =>
    db
      .select()
      .from(stockListLayouts)
      .where(and(eq(stockListLayouts.sellerId, sellerId), inArray(stockListLayouts.headings, [...headings]))),
  );
  return new Map(rows.map((row) => [row.headings, row.mapping]));
}

/** A page of rows by line. */
export async function rowPage(database: Database, { sellerId, id }: Ids, query: z.infer<typeof stockListRowQuery>) {
  const wanted = and(
    eq(stockListRows.sellerId, sellerId),
    eq(stockListRows.listId, id),
    ...(query.code ? [eq(stockListRows.code, query.code)] : []),
  );
  const [rows, [counted]] = await database.flight(scopeOf(sellerId), (db) => {
    const counting = db.select({ line: stockListRows.line }).from(stockListRows).where(wanted).limit(countCap);
    return [
      db
        .select()
        .from(stockListRows)
        .where(wanted)
        .orderBy(asc(stockListRows.line))
        .limit(query.size)
        .offset(offsetOf(query))
        .execute(),
      db.select({ total: count() }).from(counting.as('counted')).execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0 };
}

/** Rows of a report, a batch at a time. */
export const rowsAfter = (database: Database, { sellerId, id }: Ids, line: number, limit: number) =>
  database.read(scopeOf(sellerId), (db) =>
    db
      .select()
      .from(stockListRows)
      .where(and(eq(stockListRows.sellerId, sellerId), eq(stockListRows.listId, id)))
      .orderBy(asc(stockListRows.line))
      .offset(line)
      .limit(limit),
  );

/** Rows of these lines, the first one left out. */
export const rowsBetween = (database: Database, { sellerId, id }: Ids, after: number, upTo: number) =>
  database.read(scopeOf(sellerId), (db) =>
    db
      .select()
      .from(stockListRows)
      .where(
        and(
          eq(stockListRows.sellerId, sellerId),
          eq(stockListRows.listId, id),
          gt(stockListRows.line, after),
          lte(stockListRows.line, upTo),
        ),
      )
      .orderBy(asc(stockListRows.line)),
  );

/** Products of these GTINs, each with what the company offers of it. */
export function knownProducts(db: Db, sellerId: string, gtins: readonly string[]) {
  return db
    .select({
      id: products.id,
      gtin: products.gtin,
      name: products.name,
      offer: {
        id: offers.id,
        priceMinor: offers.priceMinor,
        stock: offers.stock,
        unitSize: offers.unitSize,
        floorMinor: offers.floorMinor,
      },
      brandFloorMinor: brandFloors.floorMinor,
    })
    .from(products)
    .leftJoin(offers, and(eq(offers.sellerId, sellerId), eq(offers.productId, products.id)))
    .leftJoin(brandFloors, and(eq(brandFloors.sellerId, sellerId), eq(brandFloors.brandId, products.brandId)))
    .where(sql`${products.gtin} = any(${sql.param([...gtins])}::text[])`)
    .execute();
}

/** Our deals are the companies that would like to sell here (decision 0043). */
export async function isDeal(database: Database, id: string): Promise<boolean> {
  return (await database.read('none', (db) => db.$count(sellerLeads, eq(sellerLeads.dealId, id)))) > 0;
}

const checksShown = 10;

/** Checks of lists that our own people ran for a deal, newest first; they are kept for 30 days. */
export const checksOfDeal = (database: Database, dealId: string): Promise<ListRecord[]> =>
  database.read(scopeOf(nobody), (db) =>
    db
      .select()
      .from(stockLists)
      .where(and(eq(stockLists.sellerId, nobody), eq(stockLists.dealId, dealId)))
      .orderBy(desc(stockLists.createdAt), desc(stockLists.id))
      .limit(checksShown),
  );
