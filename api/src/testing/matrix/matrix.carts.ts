/** Rows of the authorisation matrix for buyers: carts. A seller, our own people and warehouses have none (BUY-12). */
import type { OwnedResources } from './owned-resources.ts';

const buyers = ['buyer'] as const;
/** The buyer of the matrix has a cart only where a call is about one. */
const perhaps = [200, 404];
const ofLine = ({ cartLine }: OwnedResources) => ({ params: { qid: cartLine } });
const ofHand = ({ allocation, cartLine }: OwnedResources) => ({ params: { qid: allocation, lineQid: cartLine } });
const step = () => ({ body: {} });

export const cartPolicy = {
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
