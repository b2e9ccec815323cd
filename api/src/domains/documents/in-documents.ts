/**
 * The frame of every write to an order's documents: one transaction that locks the order, refuses when its documents are
 * closed, and tells the order afterwards which types it has.
 */
import { assertDocumentsOpen, type DocumentAction, recordDocuments, type SaleChange } from '../sales/sales.public.ts';
import { refuse } from './documents.errors.ts';
import { type DocumentRecord, documentsOfSale } from './documents.repository.ts';

/** Refuses when the order's documents are closed; gives those it has. */
export async function openDocuments(change: SaleChange): Promise<DocumentRecord[]> {
  assertDocumentsOpen(change);
  return documentsOfSale(change.db, change.sale.sellerId, change.sale.id);
}

export async function openDocument(
  change: SaleChange,
  id: string,
): Promise<{ document: DocumentRecord; others: DocumentRecord[] }> {
  const all = await openDocuments(change);
  const document = all.find((one) => one.id === id);
  if (!document) throw refuse('documents_not_found');
  return { document, others: all.filter((one) => one !== document) };
}

/** `all`: the documents the order has now; `changed`: the one the audit trail names. */
export function recordOnSale(
  change: SaleChange,
  all: readonly DocumentRecord[],
  action: DocumentAction,
  { name, documentType }: DocumentRecord,
): Promise<void> {
  const types = all.map((one) => one.documentType);
  return recordDocuments(change, types, { action, name, documentType });
}
