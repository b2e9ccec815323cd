/** Words about an order's documents. What the specification says stands word for word in `sales.ts`. */
import type { DocumentType } from '../document-values.ts';
import { saleMessages } from './sales.ts';

export const documentMessages = {
  documents_not_found: saleMessages.documentsNotFound,
  document_type_not_available: 'Documents of this type are not taken at present. Choose another type.',
  document_unchanged: 'Send a file, a name or a type: nothing would change.',
  too_many_documents: 'An order can have 50 documents. Delete one you no longer need.',
} as const;

/** Words of the documents on the order page and of their drawer. */
export const documentTexts = {
  title: (count: number) => (count === 0 ? 'Documents' : `Documents ${count}`),
  list: 'Documents of this order',
  manage: 'Add or change documents',
  drawer: 'Documents',
  done: 'Done',
  type: 'Document type',
  add: 'Add documents',
  addHint: 'Files upload as soon as you choose them.',
  needed: (types: readonly DocumentType[]) =>
    `This order needs: ${types.map((type) => documentTypeLabels[type]).join(', ')}`,
  neededText: 'The order can be completed once it is here.',
  facts: (type: string, size: string, who: string) => `${type}, ${size}, ${who}`,
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  downloadFailed: 'The download failed. Please try again.',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  changing: (name: string) => `Change ${name}`,
  name: 'Name',
  enterName: 'Enter a name',
  replace: 'Replace the file',
  replaceHint: 'The document keeps its place; the old content is removed.',
  save: 'Save document',
  updateFailed: 'There was an error updating the document, please try again.',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete this document?',
  deleteText: (name: string) => `${name} is removed from the order for good.`,
  deleteConfirm: 'Delete document',
  deleted: 'Document deleted',
  stopTitle: 'Stop the upload?',
  stopText: 'Files that are still on their way will not be added.',
  stop: 'Stop and close',
  goOn: 'Keep uploading',
} as const;

export const documentTypeLabels = {
  SELLER_INVOICE: 'Your invoice',
  COMMERCIAL_INVOICE: 'Commercial invoice',
  PROFORMA_INVOICE: 'Proforma invoice',
  SELF_BILLED_INVOICE: 'Self-billed invoice',
  CREDIT_NOTE: 'Credit note',
  PACKING_LIST: 'Packing list',
  DELIVERY_NOTE: 'Delivery note',
  SHIPPING_LABEL: 'Shipping label',
  PALLET_LABEL: 'Pallet label',
  CMR: 'CMR consignment note',
  PROOF_OF_DELIVERY: 'Proof of delivery',
  EXPORT_DECLARATION: 'Export declaration',
  CERTIFICATE_OF_ORIGIN: 'Certificate of origin',
  SAFETY_DATA_SHEET: 'Safety data sheet',
  DANGEROUS_GOODS_DECLARATION: 'Dangerous goods declaration',
  CLAIM_EVIDENCE: 'Claim evidence',
  OTHER: 'Other document',
} as const satisfies Record<DocumentType, string>;
