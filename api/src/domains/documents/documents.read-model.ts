/** What the screens read of documents. */
import type { documentListQuery } from '@quayside/contract/documents';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import type { Database, Scope } from '../../platform/db/database.ts';
import { sales } from '../sales/sales.tables.ts';
import { documents } from './documents.tables.ts';

export type DocumentRecord = typeof documents.$inferSelect;
type OfSale = { readonly scope: Scope; readonly ids: { readonly sellerId: string; readonly saleId: string } };
type ListQuery = Omit<z.infer<typeof documentListQuery>, 'sellerQid'>;

/** All documents of an order, oldest first; undefined when the order is another's, absent or not yet visible. */
export async function orderDocuments(
  database: Database,
  { scope, ids: { sellerId, saleId } }: OfSale,
): Promise<DocumentRecord[] | undefined> {
  const visible = and(eq(sales.sellerId, sellerId), eq(sales.id, saleId), ne(sales.statusGroup, 'HIDDEN'));
  const [found, rows] = await database.flight(scope, (db) => [
    db.select({ id: sales.id }).from(sales).where(visible).execute(),
    db
      .select()
      .from(documents)
      .where(and(eq(documents.sellerId, sellerId), eq(documents.saleId, saleId)))
      .orderBy(asc(documents.id))
      .execute(),
  ]);
  return found.length === 1 ? rows : undefined;
}

/** One document of an order; undefined when either is not this seller's. */
export async function orderDocument(
  database: Database,
  { scope, ids: { sellerId, saleId } }: OfSale,
  id: string,
): Promise<DocumentRecord | undefined> {
  const one = and(eq(documents.sellerId, sellerId), eq(documents.saleId, saleId), eq(documents.id, id));
  const [found] = await database.read(scope, (db) => db.select().from(documents).where(one));
  return found;
}

/** A page of a seller's documents across orders, of all where none is named, newest first, and how many there are up to the limit of exact totals. */
export async function documentPage(
  database: Database,
  scope: Scope,
  sellerId: string | null,
  { saleQid, documentType, ...page }: ListQuery,
): Promise<{ rows: DocumentRecord[]; total: number }> {
  const asked = and(
    sellerId === null ? undefined : eq(documents.sellerId, sellerId),
    saleQid === undefined ? undefined : eq(documents.saleId, saleQid),
    documentType === undefined ? undefined : eq(documents.documentType, documentType),
  );
  const [rows, [counted]] = await database.flight(scope, (db) => {
    const capped = db.select({ id: documents.id }).from(documents).where(asked).limit(countCap).as('capped');
    return [
      db
        .select()
        .from(documents)
        .where(asked)
        .orderBy(desc(documents.id))
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),
      db.select({ total: sql<number>`count(*)::int` }).from(capped).execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0 };
}
