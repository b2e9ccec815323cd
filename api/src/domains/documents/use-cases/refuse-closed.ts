/** Before content is sent for nothing. */
import type { Write } from '../../../platform/write.ts';
import { withLockedSale } from '../../sales/sales.public.ts';
import { openDocument, openDocuments } from '../in-documents.ts';

/** Refuses when the order is another's or takes no documents now, or when it has no document with that id. */
export function refuseClosedDocuments(
  write: Write,
  { saleId, id }: { readonly saleId: string; readonly id?: string },
): Promise<void> {
  return withLockedSale(write, { saleId }, async (change) => {
    if (id === undefined) await openDocuments(change);
    else await openDocument(change, id);
  });
}
