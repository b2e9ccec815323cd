/** Removes a document from its order; a job takes its content (ORD-13). */
import { dropFile } from '../../../platform/files/stored-files.ts';
import type { Write } from '../../../platform/write.ts';
import { withLockedSale } from '../../sales/sales.public.ts';
import { deleteDocument } from '../documents.repository.ts';
import { openDocument, recordOnSale } from '../in-documents.ts';

type OfDocument = { readonly saleId: string; readonly id: string };

export function removeDocument(write: Write, { saleId, id }: OfDocument): Promise<void> {
  return withLockedSale(write, { saleId }, async (change) => {
    const { document, others } = await openDocument(change, id);
    await deleteDocument(change.db, document);
    await dropFile(change.db, change.now, { sellerId: document.sellerId, id: document.fileId });
    await recordOnSale(change, others, 'document_removed', document);
  });
}
