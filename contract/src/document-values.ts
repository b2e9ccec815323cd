/** Documents of an order: the domain page, section 16. Plain values without Zod, so that the portal can use them too. */
export const documentTypes = [
  'SELLER_INVOICE',
  'COMMERCIAL_INVOICE',
  'PROFORMA_INVOICE',
  'SELF_BILLED_INVOICE',
  'CREDIT_NOTE',
  'PACKING_LIST',
  'DELIVERY_NOTE',
  'SHIPPING_LABEL',
  'PALLET_LABEL',
  'CMR',
  'PROOF_OF_DELIVERY',
  'EXPORT_DECLARATION',
  'CERTIFICATE_OF_ORIGIN',
  'SAFETY_DATA_SHEET',
  'DANGEROUS_GOODS_DECLARATION',
  'CLAIM_EVIDENCE',
  'OTHER',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/**
 * What a seller may send, most frequent first. Self-billed invoices and credit notes are written by us, evidence belongs
 * to its claim.
 */
export const uploadedDocumentTypes = [
  'SELLER_INVOICE',
  'COMMERCIAL_INVOICE',
  'PROFORMA_INVOICE',
  'PACKING_LIST',
  'DELIVERY_NOTE',
  'CMR',
  'PROOF_OF_DELIVERY',
  'EXPORT_DECLARATION',
  'CERTIFICATE_OF_ORIGIN',
  'SAFETY_DATA_SHEET',
  'DANGEROUS_GOODS_DECLARATION',
  'SHIPPING_LABEL',
  'PALLET_LABEL',
  'OTHER',
] as const satisfies readonly DocumentType[];
export type UploadedDocumentType = (typeof uploadedDocumentTypes)[number];

/** Of one order. */
export const mostDocuments = 50;
