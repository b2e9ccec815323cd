/** What may be asked of a document. Pure. */
import type { UploadedDocumentType } from '@quayside/contract/document-values';

/** A proforma invoice is taken only where its flag is on (domain page, section 16). */
export const isAvailable = (type: UploadedDocumentType, hasProforma: boolean): boolean =>
  type !== 'PROFORMA_INVOICE' || hasProforma;
