/**
 * Papers: what the product prints of an order. Each has an address of its own below the order; `format` chooses between
 * the file for people (pdf), the e-invoice by EN 16931 (xml) and the label for thermal printers (zpl).
 */
import { z } from 'zod';
import { instant, listOf, qid } from './common.ts';
import { lotPattern } from './paper-values.ts';

/** Papers that are made anew from the order each time they are asked for. */
export const orderPaperTypes = [
  'COMMERCIAL_INVOICE',
  'PACKING_LIST',
  'DELIVERY_NOTE',
  'CMR',
  'SHIPPING_LABEL',
  'PALLET_LABEL',
] as const;
/** The first two are issued once and kept; what a claim's appeal returns is a self-billed invoice too. */
export const paperTypes = ['SELF_BILLED_INVOICE', 'CREDIT_NOTE', ...orderPaperTypes] as const;
export const paperFormats = ['pdf', 'xml', 'zpl'] as const;

export const paper = z
  .strictObject({
    documentType: z.enum(paperTypes),
    documentQid: qid.nullable().meta({ description: 'Of an issued invoice or credit note' }),
    number: z.string().nullable(),
    issuedAt: instant.nullable(),
    path: z.string().meta({ description: 'Below the API, such as sales/{qid}/packing-list/' }),
    formats: z.array(z.enum(paperFormats)),
    waitsFor: z
      .enum(['CONFIRMATION', 'LOADS', 'PAYMENT', 'ISSUE'])
      .nullable()
      .meta({ description: 'null: it can be had now' }),
  })
  .meta({ id: 'Paper' });
export type Paper = z.infer<typeof paper>;
export const papers = listOf(paper);

export const invoiceQuery = z.strictObject({ format: z.enum(['pdf', 'xml']).default('pdf') });
const piece = z.coerce.number().int().min(1).max(1_000_000).optional();
export const labelQuery = z.strictObject({
  format: z.enum(['pdf', 'zpl']).default('pdf'),
  first: piece.meta({ description: 'Only from this piece of the order on, counted from 1 as the labels are' }),
  last: piece.meta({ description: 'Only to this piece of the order' }),
});
/** Labels of a warehouse's shipment: all of them, or one package's, printed again. */
export const shipmentLabelQuery = labelQuery.pick({ format: true }).extend({
  packageQid: qid.optional().meta({ description: 'Only the label of this package' }),
});
export const cartonLabelQuery = labelQuery.extend({
  lineQid: qid.optional().meta({ description: 'Only the cartons of this line' }),
  lot: z
    .string()
    .regex(lotPattern)
    .optional()
    .meta({ description: 'Batch or lot, printed on every carton (GS1 AI 10)' }),
});
