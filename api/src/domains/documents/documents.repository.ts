/** Documents of one seller. Every query says whose. */
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { documents } from './documents.tables.ts';

export type DocumentRecord = typeof documents.$inferSelect;
export type DocumentPatch = Partial<Omit<DocumentRecord, 'sellerId' | 'id' | 'saleId' | 'orderNumber' | 'version'>>;

/** All documents of a sale, oldest first. Its number is bounded. */
export function documentsOfSale(db: Db, sellerId: string, saleId: string): Promise<DocumentRecord[]> {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.sellerId, sellerId), eq(documents.saleId, saleId)))
    .orderBy(asc(documents.id))
    .execute();
}

export async function insertDocument(db: Db, document: DocumentRecord): Promise<DocumentRecord> {
  await db.insert(documents).values(document).execute();
  return document;
}

/** Its sale is locked by the caller, so nobody else writes it. */
export async function saveDocument(db: Db, before: DocumentRecord, patch: DocumentPatch): Promise<DocumentRecord> {
  const after = { ...before, ...patch, version: before.version + 1 };
  await db
    .update(documents)
    .set(after)
    .where(and(eq(documents.sellerId, before.sellerId), eq(documents.id, before.id)))
    .execute();
  return after;
}

export async function deleteDocument(db: Db, { sellerId, id }: DocumentRecord): Promise<void> {
  await db
    .delete(documents)
    .where(and(eq(documents.sellerId, sellerId), eq(documents.id, id)))
    .execute();
}
