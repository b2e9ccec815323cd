/** Removes a document from its order; a job takes its content (ORD-13). */
import type { Deps } from '../../../platform/deps.ts';
import { dropFile } from '../../../platform/files/stored-files.ts';
import { inSale } from '../../sales/sales.public.ts';
import { deleteDocument } from '../documents.repository.ts';
import { openDocument, recordOnSale } from '../in-documents.ts';
import type { Uploader } from './add-document.ts';

export function removeDocument(deps: Deps, uploader: Uploader, saleId: string, id: string): Promise<void> {
  return inSale(deps, uploader, { saleId }, async (change) => {
    const { document, others } = await openDocument(change, id);
    await deleteDocument(change.db, document);
    await dropFile(change.db, change.now, { sellerId: document.sellerId, id: document.fileId });
    await recordOnSale(change, others, 'document_removed', document);
  });
}
