/** Rows of the authorisation matrix for buyers: carts, checkouts, orders, wallets. A seller, our own people and warehouses have none (BUY-12). */
import type { OwnedResources } from './owned-resources.ts';

const buyers = ['buyer'] as const;
/** The buyer of the matrix has a cart only where a call is about one. */
const perhaps = [200, 404];
const ofLine = ({ cartLine }: OwnedResources) => ({ params: { qid: cartLine } });
const ofHand = ({ allocation, cartLine }: OwnedResources) => ({ params: { qid: allocation, lineQid: cartLine } });
const step = () => ({ body: {} });

const ofOrder = ({ order }: OwnedResources) => ({ params: { qid: order } });
const staff = ['staff'] as const;
const ofWithdrawal = ({ withdrawal }: OwnedResources) => ({ params: { qid: withdrawal } });
const ofWallet = ({ wallet }: OwnedResources) => ({ params: { qid: wallet } });

/** The cart of the matrix is of products nobody offers. */
const checkoutPolicy = {
  'GET /api/checkouts/active/': { allowed: buyers, answers: perhaps },
  'GET /api/checkouts/active/lines/': { allowed: buyers, answers: perhaps },
  'PATCH /api/checkouts/active/': {
    allowed: buyers,
    request: () => ({ body: { daysDeferred: 0 } }),
    answers: [200, 409],
  },
  'POST /api/checkouts/active/validate/': { allowed: buyers, request: step, answers: [404, 409] },
  'POST /api/checkouts/active/complete/': { allowed: buyers, request: step, answers: [404, 409] },
  'GET /api/wallets/{qid}/': { allowed: buyers, request: ofWallet },
  'GET /api/wallets/{qid}/lines/': { allowed: buyers, request: ofWallet },
  // Nothing is in it.
  'POST /api/wallets/{qid}/apply/': {
    allowed: buyers,
    request: (own: OwnedResources) => ({ ...ofWallet(own), body: { amount: { amount: '1.00', currency: 'EUR' } } }),
    answers: 409,
  },
  'POST /api/wallets/{qid}/withdraw/': {
    allowed: buyers,
    request: (own: OwnedResources) => ({
      ...ofWallet(own),
      body: {
        ...{ amount: { amount: '1.00', currency: 'EUR' }, holder: 'Nordlicht', country: 'NL' },
        iban: 'NL91 ABNA 0417 1643 00',
      },
    }),
    answers: 409,
  },
  'GET /api/wallets/{qid}/withdrawals/': { allowed: buyers, request: ofWallet },
  // Nobody here has read the mail.
  'POST /api/wallets/{qid}/withdrawals/{withdrawalQid}/confirm/': {
    allowed: buyers,
    request: ({ wallet, withdrawal }: OwnedResources) => ({
      params: { qid: wallet, withdrawalQid: withdrawal },
      body: { code: '000000' },
    }),
    answers: 400,
  },
  'GET /api/internal/credit-orders/': { allowed: staff },
  'GET /api/internal/order-questions/': { allowed: staff },
  // Nobody asked anything.
  'POST /api/internal/order-questions/{qid}/answer/': {
    allowed: staff,
    request: ({ claim }: OwnedResources) => ({ params: { qid: claim }, body: { answer: 'It left today' } }),
    answers: 404,
  },
  // No order has that number.
  'GET /api/internal/received-money/': {
    allowed: staff,
    request: () => ({ query: { orderNumber: 'QS-0' } }),
    answers: 404,
  },
  'POST /api/internal/received-money/': {
    allowed: staff,
    request: () => ({
      body: {
        ...{ orderNumber: 'QS-0', amount: { amount: '1.00', currency: 'EUR' }, note: 'Statement 7' },
        received: { amount: '0.00', currency: 'EUR' },
      },
    }),
    answers: 404,
  },
  'POST /api/internal/credit-orders/{qid}/repaid/': {
    allowed: staff,
    request: (own: OwnedResources) => ({
      ...ofOrder(own),
      body: { amount: { amount: '1.00', currency: 'EUR' }, left: { amount: '1.00', currency: 'EUR' } },
    }),
    // It was paid by card.
    answers: 409,
    acrossCompanies: true,
  },
  // No sandbox.
  'GET /api/sandbox/clock/': { allowed: buyers, answers: 404 },
  'POST /api/sandbox/clock/': { allowed: buyers, request: () => ({ body: { hours: 1 } }), answers: 404 },
  'POST /api/internal/wallets/{qid}/promotions/': {
    allowed: staff,
    request: (own: OwnedResources) => ({
      ...ofWallet(own),
      body: { amount: { amount: '5.00', currency: 'EUR' }, expiresAt: '2026-12-31T22:59:59.000Z', reason: 'Welcome' },
    }),
    acrossCompanies: true,
  },
  'GET /api/internal/withdrawals/': { allowed: staff },
  'POST /api/internal/withdrawals/{qid}/approve/': {
    allowed: staff,
    request: ofWithdrawal,
    acrossCompanies: true,
  },
  'POST /api/internal/withdrawals/{qid}/reject/': {
    allowed: staff,
    request: (own: OwnedResources) => ({ ...ofWithdrawal(own), body: { reason: 'Not the company’s account.' } }),
    acrossCompanies: true,
  },
  // The bank was not asked yet.
  'POST /api/internal/withdrawals/{qid}/reconcile/': {
    allowed: staff,
    request: (own: OwnedResources) => ({ ...ofWithdrawal(own), body: { outcome: 'PAID', note: 'On the statement.' } }),
    answers: 409,
    acrossCompanies: true,
  },
} as const;

const orderPolicy = {
  'GET /api/orders/': { allowed: buyers },
  'GET /api/orders/{qid}/': { allowed: buyers, request: ofOrder },
  'GET /api/orders/{qid}/sales/': { allowed: buyers, request: ofOrder },
  'GET /api/orders/{qid}/lines/': { allowed: buyers, request: ofOrder },
  'GET /api/orders/{qid}/claims/': { allowed: buyers, request: ofOrder },
  'GET /api/orders/{qid}/issues/': { allowed: buyers, request: ofOrder },
  'GET /api/orders/{qid}/replacements/': { allowed: buyers, request: ofOrder },
  'GET /api/orders/{qid}/invoices/': { allowed: buyers, request: ofOrder },
  // Nothing of it is paid to its seller yet.
  'GET /api/orders/{qid}/invoices/{invoiceQid}/': {
    allowed: buyers,
    request: ({ order }: OwnedResources) => ({ params: { qid: order, invoiceQid: order } }),
    answers: 404,
  },
  // Nothing is missing of it.
  'POST /api/orders/{qid}/replacements/{replacementQid}/accept/': {
    allowed: buyers,
    request: ({ order }: OwnedResources) => ({ params: { qid: order, replacementQid: order }, body: {} }),
    answers: 404,
  },
  'POST /api/orders/{qid}/reorder/': {
    allowed: buyers,
    request: (own: OwnedResources) => ({ ...ofOrder(own), body: {} }),
  },
  'POST /api/orders/{qid}/issue/': {
    allowed: buyers,
    request: (own: OwnedResources) => ({
      ...ofOrder(own),
      body: { category: 'CANCEL', message: 'Please cancel it.', saleQid: own.sale },
    }),
  },
} as const;

export const cartPolicy = {
  ...checkoutPolicy,
  ...orderPolicy,
  'GET /api/carts/': { allowed: buyers },
  'GET /api/carts/active/': { allowed: buyers, answers: perhaps },
  'GET /api/carts/active/lines/': { allowed: buyers, answers: perhaps },
  'GET /api/carts/active/dropped-lines/': { allowed: buyers, answers: perhaps },
  'GET /api/carts/active/allocations/': { allowed: buyers, answers: perhaps },
  'POST /api/carts/active/empty/': { allowed: buyers, request: step, answers: perhaps },
  'POST /api/carts/active/optimize/': { allowed: buyers, request: step, answers: perhaps },
  // The form's file is called sample.pdf.
  'POST /api/carts/active/upload/': {
    allowed: buyers,
    request: () => ({ form: { file: Buffer.from('4006381333931;1') } }),
    answers: 400,
  },
  // Nobody knows this product.
  'POST /api/carts/active/lines/': {
    allowed: buyers,
    request: () => ({ body: { gtin: '4006381333931', quantity: 1 } }),
    answers: 400,
  },
  // The id of a line is no product’s.
  'POST /api/carts/active/lines/{qid}/': {
    allowed: buyers,
    request: (own: OwnedResources) => ({ ...ofLine(own), body: { quantity: 1 } }),
    answers: 404,
  },
  'PATCH /api/carts/active/lines/{qid}/': {
    allowed: buyers,
    request: (own: OwnedResources) => ({ ...ofLine(own), body: { targetPrice: null } }),
  },
  'DELETE /api/carts/active/lines/{qid}/': { allowed: buyers, request: ofLine },
  // Nobody offers the product of the line.
  'POST /api/carts/active/allocations/{qid}/lines/{lineQid}/': {
    allowed: buyers,
    request: (own: OwnedResources) => ({ ...ofHand(own), body: { quantity: 1 } }),
    answers: 404,
  },
  'PATCH /api/carts/active/allocations/{qid}/lines/{lineQid}/': {
    allowed: buyers,
    request: (own: OwnedResources) => ({ ...ofHand(own), body: { quantity: 1 } }),
    answers: 404,
  },
  'DELETE /api/carts/active/allocations/{qid}/lines/{lineQid}/': { allowed: buyers, request: ofHand },
} as const;
