/** Before content is sent for nothing. */
import type { Deps } from '../../../platform/deps.ts';
import { inSale } from '../../sales/sales.public.ts';
import { openDocument, openDocuments } from '../in-documents.ts';
import type { Uploader } from './add-document.ts';

/** Refuses when the order is another's or takes no documents now, or when it has no document with that id. */
export async function refuseClosedDocuments(
  deps: Deps,
  uploader: Uploader,
  saleId: string,
  id?: string,
): Promise<void> {
  await inSale(deps, uploader, { saleId }, async (change) => {
    if (id === undefined) await openDocuments(change);
    else await openDocument(change, id);
  });
}
