/** Adds a document to an order (ORD-13). */
import { mostDocuments } from '@quayside/contract/document-values';
import type { AddDocumentFields } from '@quayside/contract/documents';
import { newId } from '../../../kernel/ids.ts';
import { keepFile, type StoredFile } from '../../../platform/files/stored-files.ts';
import type { Write } from '../../../platform/write.ts';
import { type SaleChange, withLockedSale } from '../../sales/sales.public.ts';
import { refuse } from '../documents.errors.ts';
import { type DocumentRecord, insertDocument } from '../documents.repository.ts';
import { openDocuments, recordOnSale } from '../in-documents.ts';

type New = Pick<DocumentRecord, 'name'> & Pick<AddDocumentFields, 'documentType'> & { readonly stored: StoredFile };

/** `stored` waits beside the database: of a call that is refused or repeated it is kept by nobody and goes with the sweep. */
export function addDocument(
  write: Write,
  { saleId, ...document }: New & { readonly saleId: string },
): Promise<DocumentRecord> {
  return withLockedSale(write, { saleId }, (change) => insert(change, document));
}

async function insert(change: SaleChange, { name, documentType, stored }: New): Promise<DocumentRecord> {
  const { db, now, sale, actor } = change;
  const present = await openDocuments(change);
  if (present.length >= mostDocuments) throw refuse('too_many_documents', { maximum: mostDocuments });
  await keepFile(db, now, stored);
  const document = await insertDocument(db, {
    sellerId: sale.sellerId,
    id: newId(),
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    documentType,
    name,
    fileId: stored.id,
    fileType: stored.type,
    bytes: stored.bytes,
    uploadedBy: actor.userId,
    uploadedByName: actor.name,
    uploadedAt: now,
    version: 1,
  });
  await recordOnSale(change, [...present, document], 'document_added', document);
  return document;
}
