/** Rows of the authorisation matrix for the documents of an order: its company writes, staff read all. */
import { sampleFiles } from '../../platform/files/files.factory.ts';
import type { OwnedResources } from './owned-resources.ts';

const sellers = ['ownerOfA', 'ownerOfB', 'pausedSeller'] as const;
const orderReaders = [...sellers, 'viewerOfA', 'staff'] as const;
const ofSale = ({ sale }: OwnedResources) => ({ params: { qid: sale } });
const ofDocument = ({ sale, document }: OwnedResources) => ({ params: { qid: sale, documentQid: document } });

export const documentPolicy = {
  'GET /api/sales/documents/': {
    allowed: orderReaders,
    request: ({ seller, sale }: OwnedResources) => ({ query: { sellerQid: seller, saleQid: sale } }),
    acrossCompanies: true,
  },
  'GET /api/sales/{qid}/documents/': { allowed: orderReaders, request: ofSale, acrossCompanies: true },
  'GET /api/sales/{qid}/document/{documentQid}/download/': {
    allowed: orderReaders,
    request: ofDocument,
    acrossCompanies: true,
  },
  'POST /api/sales/{qid}/document/': {
    allowed: sellers,
    request: (own: OwnedResources) => ({ ...ofSale(own), form: { documentType: 'OTHER', file: sampleFiles.pdf } }),
    sale: { status: 'CONFIRMED' },
  },
  'PATCH /api/sales/{qid}/document/{documentQid}/': {
    allowed: sellers,
    request: (own: OwnedResources) => ({ ...ofDocument(own), form: { name: 'Renamed' } }),
    sale: { status: 'CONFIRMED' },
  },
  'DELETE /api/sales/{qid}/document/{documentQid}/': {
    allowed: sellers,
    request: ofDocument,
    sale: { status: 'CONFIRMED' },
    answers: 204,
  },
} as const;
