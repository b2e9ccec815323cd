/** Rows of the authorisation matrix for claims: the API page's "Claims", and section 14 of the domain page. */
import { pdfBytes } from '../../platform/files/files.factory.ts';
import type { OwnedResources } from './owned-resources.ts';

const sellers = ['ownerOfA', 'ownerOfB', 'pausedSeller'] as const;
const claimReaders = [...sellers, 'viewerOfA', 'buyer', 'staff'] as const;
const staff = ['staff'] as const;
const note = pdfBytes();
const ofClaim = ({ claim }: OwnedResources) => ({ params: { qid: claim } });
const claimWith = (body: unknown) => (own: OwnedResources) => ({ ...ofClaim(own), body });

export const claimPolicy = {
  'GET /api/claims/': {
    allowed: claimReaders,
    request: ({ sale }: OwnedResources) => ({ query: { saleQid: sale } }),
    acrossCompanies: true,
  },
  'GET /api/claims/{qid}/': { allowed: claimReaders, request: ofClaim, acrossCompanies: true },
  'POST /api/claims/': {
    allowed: ['buyer'],
    request: ({ sale, line, evidence }: OwnedResources) => ({
      body: {
        saleQid: sale,
        type: 'INVOICE_OR_PRICE_ERROR',
        description: 'The price is not the agreed one',
        lines: [{ lineQid: line, quantity: 1 }],
        evidence: [evidence],
      },
    }),
    claim: 'NONE',
  },
  'POST /api/claims/lost-shipment-claim/': {
    allowed: [...sellers, 'buyer'],
    request: ({ sale }: OwnedResources) => ({
      body: { saleQid: sale, description: 'It never came', contestsDelivery: true },
    }),
    claim: 'NONE',
  },
  'POST /api/claims/evidence-evaluation/': {
    allowed: [...sellers, 'buyer', 'staff'],
    request: ({ sale }: OwnedResources) => ({
      query: { saleQid: sale, type: 'INVOICE_OR_PRICE_ERROR' },
      form: { kind: 'DELIVERY_NOTE', file: note },
    }),
    acrossCompanies: true,
    claim: 'NONE',
  },
  'POST /api/claims/{qid}/evidence-evaluation/': {
    allowed: [...sellers, 'buyer', 'staff'],
    request: ofClaim,
    acrossCompanies: true,
  },
  'POST /api/claims/{qid}/evidence/': {
    allowed: [...sellers, 'buyer'],
    request: (own: OwnedResources) => ({ ...ofClaim(own), form: { kind: 'DELIVERY_NOTE', file: note } }),
    claim: 'AWAITING_SELLER',
  },
  'GET /api/claims/{qid}/evidence/{evidenceQid}/': {
    allowed: claimReaders,
    request: ({ claim, claimFile }: OwnedResources) => ({ params: { qid: claim, evidenceQid: claimFile } }),
    acrossCompanies: true,
  },
  'POST /api/claims/{qid}/respond/': {
    allowed: sellers,
    request: claimWith({ answer: 'ACCEPT', message: 'Our packing was poor.' }),
    claim: 'AWAITING_SELLER',
  },
  'POST /api/claims/{qid}/ship-again/': {
    allowed: sellers,
    request: claimWith({ carrier: 'own_truck', trackAndTraceNumber: 'TOUR-2026-11' }),
    claim: 'AWAITING_RESHIPMENT',
  },
  'POST /api/claims/{qid}/ask-seller/': {
    allowed: staff,
    request: claimWith({ message: 'Please look at this' }),
    acrossCompanies: true,
  },
  'POST /api/claims/{qid}/decide/': {
    allowed: staff,
    request: ({ claim, line }: OwnedResources) => ({
      params: { qid: claim },
      body: {
        fault: 'CARRIER',
        resolution: 'PARTIAL_REFUND',
        lines: [{ lineQid: line, amount: { amount: '1.00', currency: 'EUR' } }],
        note: 'The carrier pays',
      },
    }),
    acrossCompanies: true,
  },
  'POST /api/claims/{qid}/appeal/': {
    allowed: [...sellers, 'buyer'],
    request: claimWith({ reason: 'Look again' }),
    claim: 'REJECTED',
    // Without new evidence nobody is heard.
    answers: 409,
  },
  'POST /api/internal/test-claim/': {
    allowed: staff,
    request: ({ sale }: OwnedResources) => ({ body: { saleQid: sale } }),
    acrossCompanies: true,
    // The order is not paid.
    answers: 409,
  },
  'POST /api/claims/{qid}/withdraw/': { allowed: ['buyer'], request: claimWith({}) },
} as const;
