/** Rows of the authorisation matrix for payouts: sellers read and retry their own, staff look after everybody's. */
import type { OwnedResources } from './owned-resources.ts';
import { principalNames } from './principals.ts';

const sellers = ['ownerOfA', 'ownerOfB', 'pausedSeller'] as const;
const staff = ['staff'] as const;
const payoutReaders = [...sellers, 'viewerOfA', ...staff] as const;
const ofDecision = ({ decision }: OwnedResources) => ({ params: { qid: decision } });
const proposed = { status: 'PAYMENT_IN_REVIEW', isProposed: true } as const;
const ofPayment = ({ payment }: OwnedResources) => ({ params: { qid: payment } });

export const paymentPolicy = {
  'GET /api/internal/payments/': { allowed: staff },
  'GET /api/internal/payments/of-order/': {
    allowed: staff,
    request: () => ({ query: { order: 'QS-0-0' } }),
    answers: 404,
  },
  'GET /api/internal/payments/{qid}/': {
    allowed: staff,
    request: ofPayment,
    sale: { status: 'PAYMENT_IN_REVIEW' },
    acrossCompanies: true,
  },
  'POST /api/internal/payments/{qid}/approve/': {
    allowed: staff,
    request: ofPayment,
    sale: { status: 'PAYMENT_IN_REVIEW' },
    acrossCompanies: true,
  },
  'POST /api/internal/payments/{qid}/reject/': {
    allowed: staff,
    request: (own: OwnedResources) => ({ ...ofPayment(own), body: { reason: 'The account name differs' } }),
    sale: { status: 'PAYMENT_IN_REVIEW' },
    acrossCompanies: true,
  },
  'POST /api/internal/payments/{qid}/reconcile/': {
    allowed: staff,
    request: (own: OwnedResources) => ({
      ...ofPayment(own),
      body: { outcome: 'FAILED', note: 'Not on the statement of today' },
    }),
    sale: { status: 'PAID', payout: 'UNRESOLVED' },
    acrossCompanies: true,
  },
  'POST /api/internal/payments/{qid}/retry/': {
    allowed: staff,
    request: ofPayment,
    sale: { status: 'PAID', payout: 'FAILED' },
    acrossCompanies: true,
  },
  'GET /api/internal/payments/{qid}/reversal_cost/': {
    allowed: staff,
    request: (own: OwnedResources) => ({ ...ofPayment(own), query: { amount: '10.00' } }),
    sale: { status: 'PAID', payout: 'PAID' },
    acrossCompanies: true,
  },
  'POST /api/internal/payments/{qid}/reverse/': {
    allowed: staff,
    request: (own: OwnedResources) => ({
      ...ofPayment(own),
      body: { amount: { amount: '10.00', currency: 'EUR' }, reason: 'Returned' },
    }),
    sale: { status: 'PAID', payout: 'PAID' },
    acrossCompanies: true,
  },
  'GET /api/internal/decisions/': { allowed: staff },
  'POST /api/internal/decisions/{qid}/confirm/': {
    allowed: staff,
    request: (own: OwnedResources) => ({ ...ofDecision(own), body: {} }),
    sale: proposed,
    acrossCompanies: true,
  },
  'POST /api/internal/decisions/{qid}/reject/': {
    allowed: staff,
    request: (own: OwnedResources) => ({ ...ofDecision(own), body: { reason: 'The account name differs' } }),
    sale: proposed,
    acrossCompanies: true,
  },
  // 409: only whoever made a decision takes it back.
  'POST /api/internal/decisions/{qid}/withdraw/': {
    allowed: staff,
    request: ofDecision,
    sale: proposed,
    answers: 409,
    acrossCompanies: true,
  },
  // A day on which nothing was paid.
  'GET /api/internal/payments/bank-file/': {
    allowed: staff,
    request: () => ({ query: { date: '2001-01-01' } }),
    answers: 404,
  },
  'GET /api/payouts/': {
    allowed: payoutReaders,
    request: ({ seller }: OwnedResources) => ({ query: { sellerQid: seller } }),
    acrossCompanies: true,
  },
  'GET /api/payouts/statement/': {
    allowed: payoutReaders,
    request: ({ seller }: OwnedResources) => ({ query: { sellerQid: seller, from: '2026-11-01', to: '2026-11-30' } }),
    acrossCompanies: true,
  },
  'GET /api/payouts/{qid}/': {
    allowed: payoutReaders,
    request: ofPayment,
    sale: { status: 'PAID', payout: 'PAID' },
    acrossCompanies: true,
  },
  'GET /api/payouts/{qid}/remittance/': {
    allowed: payoutReaders,
    request: ofPayment,
    sale: { status: 'PAID', payout: 'PAID' },
    acrossCompanies: true,
  },
  // The bank details are still those it failed with.
  'POST /api/payouts/{qid}/retry/': {
    allowed: sellers,
    request: ofPayment,
    sale: { status: 'PAID', payout: 'FAILED' },
    answers: 409,
  },
  'POST /api/webhooks/payments/': { allowed: principalNames, answers: 401 },
  'POST /api/webhooks/credit/': { allowed: principalNames, answers: 401 },
  'POST /api/webhooks/forms/': { allowed: principalNames, answers: 401 },
  'POST /api/webhooks/content/': { allowed: principalNames, answers: 401 },
} as const;
