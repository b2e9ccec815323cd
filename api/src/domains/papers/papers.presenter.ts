/** The list of an order's papers on the wire. */
import type { Paper } from '@quayside/contract/papers';
import { countryOfDispatch } from './paper-order.ts';
import type { PaperSource } from './papers.read-model.ts';
import { hasPapers, isPaid, type OrderPaperType, type PaperFacts, papersOf, waitsFor } from './papers.rules.ts';

export const factsOf = (source: PaperSource): PaperFacts => {
  const { sale, loads } = source;
  return {
    status: sale.status,
    isConfirmed: sale.confirmedAt !== null && sale.status !== 'REQUESTED',
    hasLoads: loads.length > 0,
    from: countryOfDispatch(source),
    to: sale.destinationCountry,
  };
};

const ownInvoice = 'invoice/';

type Shape = Pick<Paper, 'path' | 'formats'>;
const shapes: Readonly<Record<OrderPaperType, Shape>> = {
  COMMERCIAL_INVOICE: { path: 'commercial-invoice/', formats: ['pdf'] },
  PACKING_LIST: { path: 'packing-list/', formats: ['pdf'] },
  DELIVERY_NOTE: { path: 'delivery-note/', formats: ['pdf'] },
  CMR: { path: 'cmr/', formats: ['pdf'] },
  SHIPPING_LABEL: { path: 'carton-labels/', formats: ['pdf', 'zpl'] },
  PALLET_LABEL: { path: 'pallet-labels/', formats: ['pdf', 'zpl'] },
};

/** What was issued first, then what can be printed, with what it waits for. */
export function presentPapers(source: PaperSource): Paper[] {
  const facts = factsOf(source);
  const base = `sales/${source.sale.id}/`;
  const printed = papersOf(facts).map((type) => {
    const { path, formats } = shapes[type];
    return unissued(type, { path: `${base}${path}`, formats }, waitsFor(type, facts));
  });
  return [...issuedPapers(source, base), ...printed];
}

function issuedPapers(source: PaperSource, base: string): Paper[] {
  const { issued } = source;
  const invoice = { path: `${base}${ownInvoice}`, formats: ['pdf', 'xml'] } satisfies Shape;
  const hasInvoice = issued.some(({ kind }) => kind === 'SELF_BILLED_INVOICE');
  const facts = factsOf(source);
  const wait = isPaid(facts) ? 'ISSUE' : 'PAYMENT';
  const awaited = hasPapers(facts) && !hasInvoice ? [unissued('SELF_BILLED_INVOICE', invoice, wait)] : [];
  return [
    ...awaited,
    ...issued.map((paper) => ({
      ...invoice,
      documentType: paper.kind,
      documentQid: paper.id,
      number: paper.number,
      issuedAt: paper.issuedAt,
      path: `${base}${issuedPath(paper, source.sale.id)}`,
      waitsFor: null,
    })),
  ];
}

/** The order's own invoice is at an address that is known before it is issued. */
function issuedPath({ id, kind, causeId }: PaperSource['issued'][number], saleId: string): string {
  if (kind === 'CREDIT_NOTE') return `credit-notes/${id}/`;
  return causeId === saleId ? ownInvoice : `invoices/${id}/`;
}

const unissued = (documentType: Paper['documentType'], shape: Shape, wait: Paper['waitsFor']): Paper => ({
  documentType,
  documentQid: null,
  number: null,
  issuedAt: null,
  ...shape,
  waitsFor: wait,
});
