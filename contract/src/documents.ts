/** Documents of an order, sent by its seller: invoices, declarations, proofs (ORD-13). */
import { z } from 'zod';
import { instant, listOf, pageQuery, qid, text } from './common.ts';
import { documentTypes, uploadedDocumentTypes } from './document-values.ts';
import { longestFileName } from './file-values.ts';

const metadata = z.strictObject({
  name: z.string().meta({ description: 'As people see it, with its ending' }),
  contentType: z.string(),
  bytes: z.int(),
  uploadedAt: instant.meta({ description: 'When the content last changed' }),
  uploadedBy: z.string(),
});

const documentShape = { documentQid: qid, documentType: z.enum(documentTypes), metadata, version: z.int() };

/** As the order carries it. */
export const saleDocument = z.strictObject(documentShape).meta({ id: 'SaleDocument' });
export type SaleDocument = z.infer<typeof saleDocument>;

/** With the order it belongs to. */
export const orderDocument = z
  .strictObject({ ...documentShape, saleQid: qid, order: z.string() })
  .meta({ id: 'Document' });
export type OrderDocument = z.infer<typeof orderDocument>;
export const documentList = listOf(orderDocument);
export type DocumentList = z.infer<typeof documentList>;

export const documentListQuery = pageQuery.extend({
  saleQid: qid.optional(),
  documentType: z.enum(documentTypes).optional(),
  sellerQid: qid.optional().meta({ description: 'Staff only: whose documents' }),
});

const name = text(longestFileName).meta({ description: 'Without one the file keeps its own' });
/** Of a form a text, of JSON a number. */
const version = z.union([z.string().regex(/^\d{1,9}$/), z.int().min(0)]);

/** Fields of the form that adds a document, beside its `file`. */
export const addDocumentFields = z.strictObject({ documentType: z.enum(uploadedDocumentTypes), name: name.optional() });
export type AddDocumentFields = z.infer<typeof addDocumentFields>;
/** Fields of the form or the JSON that changes one: what is left out stays. With a `file` the content is replaced. */
export const changeDocumentFields = z.strictObject({
  documentType: z.enum(uploadedDocumentTypes).optional(),
  name: name.optional(),
  version: version.optional(),
});
export type ChangeDocumentFields = z.infer<typeof changeDocumentFields>;
