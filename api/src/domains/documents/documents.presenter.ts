import type { OrderDocument } from '@quayside/contract/documents';
import { presentSaleDocument } from '../sales/sales.public.ts';
import type { DocumentRecord } from './documents.read-model.ts';

/** A document with the order it belongs to. */
export const presentDocument = (document: DocumentRecord): OrderDocument => ({
  ...presentSaleDocument(document),
  saleQid: document.saleId,
  order: document.orderNumber,
});
