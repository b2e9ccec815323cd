/** Rows of the authorisation matrix for the papers of an order: whoever reads an order may print them. Text where there is a choice: it is made faster. */
import type { OwnedResources } from './owned-resources.ts';

const readers = ['ownerOfA', 'ownerOfB', 'pausedSeller', 'viewerOfA', 'staff'] as const;
const ofSale = ({ sale }: OwnedResources) => ({ params: { qid: sale } });
const shown = { allowed: readers, request: ofSale, acrossCompanies: true } as const;
const printed = { ...shown, sale: { status: 'CONFIRMED' } } as const;

export const paperPolicy = {
  'GET /api/sales/{qid}/papers/': shown,
  'GET /api/sales/{qid}/commercial-invoice/': printed,
  'GET /api/sales/{qid}/packing-list/': printed,
  'GET /api/sales/{qid}/delivery-note/': printed,
  'GET /api/sales/{qid}/cmr/': printed,
  'GET /api/sales/{qid}/pallet-labels/': {
    ...printed,
    request: (own: OwnedResources) => ({ ...ofSale(own), query: { format: 'zpl' } }),
  },
  'GET /api/sales/{qid}/carton-labels/': {
    ...printed,
    request: ({ sale, line }: OwnedResources) => ({ params: { qid: sale }, query: { lineQid: line, format: 'zpl' } }),
  },
  'GET /api/sales/{qid}/invoice/': {
    ...shown,
    request: (own: OwnedResources) => ({ ...ofSale(own), query: { format: 'xml' } }),
  },
  'GET /api/sales/{qid}/invoices/{paperQid}/': {
    ...shown,
    request: ({ sale, invoice }: OwnedResources) => ({
      params: { qid: sale, paperQid: invoice },
      query: { format: 'xml' },
    }),
  },
  'GET /api/sales/{qid}/credit-notes/{paperQid}/': {
    ...shown,
    request: ({ sale, creditNote }: OwnedResources) => ({
      params: { qid: sale, paperQid: creditNote },
      query: { format: 'xml' },
    }),
  },
} as const;
