/**
 * Who may call what: every published operation has a row here, written by hand from the API page and section 14 of the
 * domain page, never taken from the code under test. An operation without a row fails the authorisation matrix.
 *
 * `request` makes a request that works, from ids of the caller's own company; the matrix then puts foreign and absent
 * ids in each place where an own id stands. `sale` is the state the sale is in; REQUESTED when absent.
 */
import { carrierSignature, signatureHeader } from '../../domains/shipments/carrier-signature.ts';
import type { Config } from '../../platform/config.ts';
import { slaVersion } from '../../platform/legal.ts';
import { accountPolicy } from './matrix.account.ts';
import { addressPolicy } from './matrix.addresses.ts';
import { cartPolicy } from './matrix.carts.ts';
import { claimPolicy } from './matrix.claims.ts';
import { companyPolicy } from './matrix.companies.ts';
import { contentPolicy } from './matrix.content.ts';
import { deskPolicy } from './matrix.dashboard.ts';
import { documentPolicy } from './matrix.documents.ts';
import { cataloguePolicy, inventoryPolicy } from './matrix.inventory.ts';
import { noticePolicy } from './matrix.notices.ts';
import { paperPolicy } from './matrix.papers.ts';
import { paymentPolicy } from './matrix.payments.ts';
import { stockListPolicy } from './matrix.stock-lists.ts';
import { teamPolicy } from './matrix.team.ts';
import { threadPolicy } from './matrix.threads.ts';
import { warehousePolicy } from './matrix.warehouse.ts';
import { webhookPolicy } from './matrix.webhooks.ts';
import type { ClaimState, OwnedResources, SaleState } from './owned-resources.ts';
import { type PrincipalName, principalNames } from './principals.ts';

export type Request = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Instead of a body: fields and a file, as multipart/form-data. */
  readonly form?: Readonly<Record<string, string | Buffer>>;
};
export type PolicyRow = {
  readonly allowed: readonly PrincipalName[];
  readonly request?: (own: OwnedResources) => Request;
  readonly sale?: SaleState;
  /** The state its claim is in; UNDER_REVIEW when absent. */
  readonly claim?: ClaimState;
  /** What an allowed caller gets; 200 when absent. */
  readonly answers?: number | readonly number[];
  /** Headers without which the body is not read at all: the signature of whoever sends it. */
  readonly sign?: (config: Config, payload: string | Buffer) => Readonly<Record<string, string>>;
  /** Staff and warehouse look across companies: for them a foreign id is not absent. */
  readonly acrossCompanies?: true;
  /** A member of the body whose shape is the caller's own. */
  readonly free?: string;
};

const everybody = principalNames;
const noSession: readonly PrincipalName[] = ['anonymous', 'expiredToken', 'revokedToken'];
const signedIn = everybody.filter((name) => !noSession.includes(name) && name !== 'buyerAtPortal');
const verified = signedIn.filter((name) => name !== 'unverifiedSeller');
const portalUsers = verified.filter((name) => name !== 'buyer');
const sellers: readonly PrincipalName[] = ['ownerOfA', 'ownerOfB', 'pausedSeller'];
const sellersAndViewer: readonly PrincipalName[] = [...sellers, 'viewerOfA'];
/** Staff read all orders (API page, "T reads all") with a permission whose work needs it: section 14 grants nobody more. */
const orderReaders: readonly PrincipalName[] = [...sellersAndViewer, 'staff'];
const staff: readonly PrincipalName[] = ['staff'];

const ofSale = ({ sale }: OwnedResources): Request => ({ params: { qid: sale } });
const saleWith = (body: unknown) => (own: OwnedResources) => ({ ...ofSale(own), body });
const bodyOf = (body: unknown) => () => ({ body });
const ofShipment = ({ shipment }: OwnedResources): Request => ({ params: { qid: shipment } });

export const matrixPolicy: Readonly<Record<string, PolicyRow>> = {
  ...documentPolicy,
  ...accountPolicy(signedIn, verified),
  ...deskPolicy,
  ...teamPolicy,
  ...cataloguePolicy(verified),
  ...inventoryPolicy,
  ...companyPolicy(verified),
  ...paperPolicy,
  ...paymentPolicy,
  ...threadPolicy,
  ...webhookPolicy,
  'GET /api/healthz/': { allowed: everybody },
  'GET /api/readyz/': { allowed: everybody },
  'GET /api/info/': { allowed: everybody },
  // From this machine, as the tests are, or with a token; the route's own test holds it to that.
  'GET /api/metrics/': { allowed: everybody, answers: [200, 404] },
  'GET /api/openapi.json': { allowed: everybody },
  'GET /api/docs/': { allowed: everybody },

  'POST /api/auth/login/': {
    allowed: everybody,
    request: bodyOf({ email: 'nobody@nowhere.example', password: 'no such password' }),
    answers: 400,
  },
  'POST /api/auth/refresh/': { allowed: everybody, answers: 401 },
  'POST /api/auth/token/validate/': { allowed: everybody, request: bodyOf({ token: 'not a token' }), answers: 401 },
  'POST /api/auth/logout/': { allowed: everybody, answers: 204 },
  'POST /api/user/logout/': { allowed: everybody, answers: 204 },
  'POST /api/user/password/reset/': {
    allowed: everybody,
    request: bodyOf({ email: 'nobody@nowhere.example' }),
    answers: 204,
  },
  'POST /api/user/password/reset/confirm/': {
    allowed: everybody,
    request: bodyOf({ secret: 'no such secret', password: 'a long enough password' }),
    answers: 400,
  },
  'POST /api/user/activate/': {
    allowed: everybody,
    request: bodyOf({ secret: 'no such secret', password: 'a long enough password' }),
    answers: 400,
  },
  'POST /api/forms/newsletter/confirm/': {
    allowed: everybody,
    request: bodyOf({ token: 'bm9ib2R5.none' }),
    answers: 400,
  },
  'POST /api/forms/newsletter/leave/': {
    allowed: everybody,
    request: bodyOf({ token: 'bm9ib2R5.none' }),
    answers: 400,
  },
  'POST /api/forms/newsletter/': {
    allowed: everybody,
    request: bodyOf({ email: 'reader@nowhere.example' }),
    answers: 204,
  },

  'POST /api/sellers/accept-sla/': { allowed: sellers, request: bodyOf({ version: slaVersion }) },

  'GET /api/sales/': {
    allowed: orderReaders,
    request: ({ seller }) => ({ query: { sellerQid: seller } }),
    acrossCompanies: true,
  },
  'GET /api/sellers/stats/': { allowed: sellersAndViewer },
  'GET /api/sales/{qid}/': { allowed: orderReaders, request: ofSale, acrossCompanies: true },
  'GET /api/sales/lines/': {
    allowed: orderReaders,
    request: ({ seller, sale }: OwnedResources) => ({ query: { sellerQid: seller, saleQid: sale } }),
    acrossCompanies: true,
  },
  'GET /api/sales/{qid}/lines/': { allowed: orderReaders, request: ofSale, acrossCompanies: true },
  'GET /api/sales/{qid}/events/': { allowed: orderReaders, request: ofSale, acrossCompanies: true },
  'GET /api/sales/{qid}/warehouse-differences/': { allowed: orderReaders, request: ofSale, acrossCompanies: true },
  'GET /api/sales/{qid}/warehouse-differences/photos/{photoQid}/': {
    allowed: orderReaders,
    request: ({ sale, packagePhoto }: OwnedResources) => ({ params: { qid: sale, photoQid: packagePhoto } }),
    sale: { status: 'PAID', package: 'ON_HOLD' },
    acrossCompanies: true,
  },
  'GET /api/sales/{qid}/paycomplete/': { allowed: orderReaders, request: ofSale, acrossCompanies: true },
  'GET /api/sales/{qid}/carrier_booking/': { allowed: orderReaders, request: ofSale, acrossCompanies: true },
  'GET /api/sales/{qid}/bookable-carriers/': {
    allowed: orderReaders,
    request: ofSale,
    sale: { status: 'CONFIRMED' },
    acrossCompanies: true,
  },
  // 404: none of these sales has a booking with a label.
  'GET /api/sales/{qid}/carrier_booking/label/': {
    allowed: orderReaders,
    request: ofSale,
    answers: 404,
    acrossCompanies: true,
  },
  // Read is one flag for the whole company, and a viewer changes nothing.
  'POST /api/sales/{qid}/read/': { allowed: sellers, request: ofSale },
  'POST /api/sales/{qid}/confirm_saleline_quantities/': {
    allowed: sellers,
    request: ({ sale, line, secondLine }) => ({
      params: { qid: sale },
      body: {
        lines: [
          { qid: line, confirmedQuantity: 10 },
          { qid: secondLine, confirmedQuantity: 4, reason: 'OUT_OF_STOCK' },
        ],
      },
    }),
  },
  'POST /api/sales/{qid}/decline/': { allowed: sellers, request: saleWith({ reasons: ['PRICE_INCORRECT'] }) },
  'PATCH /api/sales/{qid}/': {
    allowed: sellers,
    request: saleWith({ buyerReference: 'PO 7', sellerShippingFee: { amount: '1.00', currency: 'EUR' } }),
    sale: { status: 'CONFIRMED' },
  },
  'PUT /api/sales/{qid}/lines/': {
    allowed: sellers,
    request: ({ sale, line, secondLine }) => ({
      params: { qid: sale },
      body: {
        lines: [
          { qid: line, draftQuantity: 3 },
          { qid: secondLine, draftQuantity: null },
        ],
      },
    }),
  },
  'PUT /api/sales/{qid}/lines/{lineQid}/': {
    allowed: sellers,
    request: ({ sale, line }) => ({ params: { qid: sale, lineQid: line }, body: { draftQuantity: 3 } }),
  },
  'POST /api/sales/{qid}/complete/': { allowed: sellers, request: saleWith({}), sale: { status: 'PAID' } },
  'POST /api/sales/{qid}/paycomplete/': {
    allowed: sellers,
    request: saleWith({}),
    sale: { status: 'CONFIRMED', isBooked: true },
  },
  'POST /api/sales/{qid}/extend/': {
    allowed: staff,
    request: saleWith({ workingDays: 1 }),
    acrossCompanies: true,
  },
  'POST /api/sales/{qid}/cancel/': { allowed: staff, request: saleWith({ reason: 'FRAUD' }), acrossCompanies: true },

  'GET /api/carriers/': { allowed: [...orderReaders, 'warehouseWorker', 'warehouseLead'] },
  'POST /api/sales/{qid}/carrier_booking/': {
    allowed: sellers,
    request: saleWith({ carrier: 'ups', pickupDate: '2026-11-24' }),
    sale: { status: 'CONFIRMED' },
  },
  'GET /api/shipments/': {
    allowed: [...sellersAndViewer, 'warehouseWorker', 'warehouseLead'],
    request: ({ sale }) => ({ query: { saleQid: sale } }),
    sale: { status: 'PAID', package: 'ANNOUNCED' },
  },
  'POST /api/shipments/': {
    allowed: sellers,
    request: ({ sale }) => ({
      body: { saleQid: sale, carrier: 'own_truck', trackAndTraceNumbers: ['QUAY-000001'] },
    }),
    sale: { status: 'CONFIRMED', method: 'SELLER' },
  },
  'PATCH /api/shipments/{qid}/': {
    allowed: sellers,
    request: (own) => ({ ...ofShipment(own), body: { carrier: 'other', trackAndTraceNumbers: ['QUAY-000002'] } }),
    sale: { status: 'CONFIRMED', method: 'SELLER' },
  },
  // 401: nobody here has signed the body.
  'POST /api/carriers/events/': {
    allowed: everybody,
    answers: 401,
    sign: (config, payload) => ({ [signatureHeader]: carrierSignature(config, payload) }),
  },
  'GET /api/shipments/{qid}/': {
    allowed: [...sellersAndViewer, 'warehouseWorker', 'warehouseLead'],
    request: ofShipment,
    sale: { status: 'PAID', package: 'ANNOUNCED' },
  },
  'DELETE /api/shipments/{qid}/': {
    allowed: [...sellers, 'warehouseLead'],
    request: ofShipment,
    sale: { status: 'PAID', package: 'ANNOUNCED' },
    answers: 204,
  },
  ...warehousePolicy,
  ...stockListPolicy,
  ...contentPolicy,
  ...cartPolicy,

  ...noticePolicy(portalUsers),

  ...addressPolicy,

  ...claimPolicy,

  'POST /api/internal/shipments/{qid}/events/': {
    allowed: staff,
    request: (own) => ({ ...ofShipment(own), body: { code: 'PICKED_UP' } }),
    acrossCompanies: true,
  },
  'GET /api/internal/staff-reads/': {
    allowed: staff,
    request: ({ seller }) => ({ query: { companyQid: seller } }),
    acrossCompanies: true,
  },
  'POST /api/internal/test-sale/': {
    allowed: staff,
    request: ({ seller }) => ({ body: { sellerQid: seller, lines: 1 } }),
    acrossCompanies: true,
  },
};

/** Sign-out ends the caller's session, so these come last. */
export const lastOperations: readonly string[] = ['POST /api/auth/logout/', 'POST /api/user/logout/'];
