/** Which layout draws which paper. Runs in the thread that draws; what it is given survives a message. */
import type { Paper } from '../../platform/pdf/pdf-paper.ts';
import { cmrPaper } from './layouts/cmr-layout.ts';
import { commercialInvoicePaper } from './layouts/commercial-invoice-layout.ts';
import { deliveryNotePaper } from './layouts/delivery-note-layout.ts';
import { invoicePaper } from './layouts/invoice-layout.ts';
import { packingListPaper } from './layouts/packing-list-layout.ts';
import { unitLabelPaper } from './layouts/unit-label-layout.ts';
import { unitLabelZpl } from './layouts/unit-label-zpl.ts';
import type { InvoiceContent, LabelSet, PaperOrder } from './papers.types.ts';

export type PaperRequest =
  | { readonly kind: 'INVOICE'; readonly invoice: InvoiceContent }
  | { readonly kind: keyof typeof orderLayouts; readonly order: PaperOrder }
  | { readonly kind: 'LABELS'; readonly format: 'pdf' | 'zpl'; readonly set: LabelSet };

const orderLayouts = {
  COMMERCIAL_INVOICE: commercialInvoicePaper,
  PACKING_LIST: packingListPaper,
  DELIVERY_NOTE: deliveryNotePaper,
  CMR: cmrPaper,
} as const satisfies Record<string, (order: PaperOrder) => Paper>;

/** The paper, drawn and ended: its `pdf` is a stream of the file's bytes. Labels in ZPL are text. */
export function draw(request: PaperRequest): Paper | string {
  if (request.kind === 'INVOICE') return invoicePaper(request.invoice);
  if (request.kind !== 'LABELS') return orderLayouts[request.kind](request.order);
  return request.format === 'pdf' ? unitLabelPaper(request.set) : unitLabelZpl(request.set);
}
