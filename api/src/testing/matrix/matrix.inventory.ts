/** Rows of the authorisation matrix for the catalogue, offers and price reductions. */
import type { OwnedResources } from './owned-resources.ts';
import type { PrincipalName } from './principals.ts';

const sellers = ['ownerOfA', 'ownerOfB', 'pausedSeller'] as const;
const sellersAndViewer = [...sellers, 'viewerOfA'] as const;

const ofOffer = ({ offer }: OwnedResources) => ({ params: { qid: offer } });
const ofVariant = () => ({ params: { fid: 'no-such', slug: 'variant' } });
const noBrand = () => ({ params: { slug: 'no-such-brand' } });

/** What everybody who is signed in and has confirmed their address may ask the catalogue. */
export const cataloguePolicy = (verified: readonly PrincipalName[]) =>
  ({
    'GET /api/brands/': { allowed: verified },
    'GET /api/brands/contact/': { allowed: verified },
    'GET /api/brands/{slug}/': { allowed: verified, request: noBrand, answers: 404 },
    'GET /api/brands/{slug}/recommendations/': { allowed: verified, request: noBrand, answers: 404 },
    'POST /api/brands/request/': { allowed: verified, request: () => ({ body: { name: 'Quillfeather' } }) },
    'GET /api/categories/': { allowed: verified },
    'GET /api/variants/search/': { allowed: verified },
    'GET /api/variants/search/suggestions/': { allowed: verified, request: () => ({ query: { q: 'soap' } }) },
    'GET /api/variants/facets/brand_name/': { allowed: verified },
    'GET /api/variants/{fid}/{slug}/': { allowed: verified, request: ofVariant, answers: 404 },
    'POST /api/variants/request/': { allowed: verified, request: () => ({ body: { gtins: ['4006381333931'] } }) },
    'POST /api/variants/search/download/': { allowed: verified, request: () => ({ body: {} }) },
  }) as const;

export const inventoryPolicy = {
  'GET /api/variants/offers/search/': { allowed: [...sellersAndViewer, 'buyer'] },
  'GET /api/variants/{fid}/{slug}/offers/': {
    allowed: [...sellersAndViewer, 'buyer'],
    request: ofVariant,
    answers: 404,
  },
  'GET /api/variants/{fid}/{slug}/price-history/': {
    allowed: [...sellersAndViewer, 'buyer'],
    request: ofVariant,
    answers: 404,
  },
  'GET /api/internal/catalogue-requests/': { allowed: ['staff'] },
  'POST /api/internal/products/': {
    allowed: ['staff'],
    request: () => ({ body: { gtin: '123', name: 'Soap', brand: 'Marlin' } }),
    answers: 400,
  },
  'GET /api/internal/products/': { allowed: ['staff'] },
  'POST /api/internal/products/{qid}/category/': {
    allowed: ['staff'],
    // The id of a request is no product's.
    request: ({ catalogueRequest }: OwnedResources) => ({
      params: { qid: catalogueRequest },
      body: { category: 'none' },
    }),
    answers: 404,
  },
  'POST /api/internal/catalogue-requests/{qid}/answer/': {
    allowed: ['staff'],
    request: ({ catalogueRequest }: OwnedResources) => ({
      params: { qid: catalogueRequest },
      body: { status: 'ADDED', answer: 'It is there now.' },
    }),
    acrossCompanies: true,
  },
  'GET /api/internal/offers/': { allowed: ['staff'] },
  'POST /api/internal/offers/{qid}/block/': {
    allowed: ['staff'],
    request: ({ offer }: OwnedResources) => ({
      params: { qid: offer },
      body: { reason: 'COMPLIANCE', note: 'Send us the safety data sheet.' },
    }),
    acrossCompanies: true,
  },
  'POST /api/internal/offers/{qid}/unblock/': {
    allowed: ['staff'],
    request: ({ offer }: OwnedResources) => ({ params: { qid: offer }, body: {} }),
    answers: 409,
    acrossCompanies: true,
  },
  'GET /api/offers/': { allowed: sellersAndViewer },
  'GET /api/offers/info/': { allowed: sellersAndViewer },
  'GET /api/offers/total-count-by-status/': { allowed: sellersAndViewer },
  'GET /api/offers/seller/brands/': { allowed: sellersAndViewer },
  'GET /api/offers/brands-with-products/': { allowed: sellersAndViewer },
  'GET /api/offers/brand-discounts/': { allowed: sellersAndViewer },
  'GET /api/offers/export/': { allowed: sellers },
  'GET /api/offers/brand-floors/': { allowed: sellersAndViewer },
  'PUT /api/offers/brand-floors/{qid}/': {
    allowed: sellers,
    request: ({ brand }: OwnedResources) => ({ params: { qid: brand }, body: { floor: null } }),
    acrossCompanies: true,
    answers: [200, 404],
  },
  'PUT /api/offers/market/': { allowed: sellers, request: () => ({ body: { region: null } }) },
  'GET /api/offers/{qid}/': { allowed: sellersAndViewer, request: ofOffer },
  'GET /api/offers/{qid}/price-history/': { allowed: sellersAndViewer, request: ofOffer },
  'GET /api/offers/{qid}/simulation/': {
    allowed: sellers,
    request: (own: OwnedResources) => ({ ...ofOffer(own), query: { price: '9.95' } }),
  },
  'POST /api/offers/': {
    allowed: sellers,
    request: () => ({ body: { gtin: '4006381333931', price: { amount: '9.95', currency: 'EUR' }, stock: 12 } }),
    answers: 400,
  },
  'PATCH /api/offers/{qid}/': {
    allowed: sellers,
    request: (own: OwnedResources) => ({ ...ofOffer(own), body: { stock: 24 } }),
  },
  'DELETE /api/offers/{qid}/': { allowed: sellers, request: ofOffer, answers: 204 },
  'POST /api/offers/catalog/': {
    allowed: sellers,
    request: ({ offer }: OwnedResources) => ({ body: { offers: [offer], change: { kind: 'STOCK', stock: 36 } } }),
  },
  'POST /api/offers/catalog/{qid}/undo/': {
    allowed: sellers,
    request: ({ offerBatch }: OwnedResources) => ({ params: { qid: offerBatch } }),
  },
  'POST /api/offers/brands-discounts/upsert-multiple/': {
    allowed: sellers,
    request: ({ brand, brandDiscount }: OwnedResources) => ({
      body: { brandQids: [brand], discount: 5, replacesQid: brandDiscount, dryRun: true },
    }),
  },
  'DELETE /api/offers/brand-discount/{qid}/': {
    allowed: sellers,
    request: ({ brandDiscount }: OwnedResources) => ({ params: { qid: brandDiscount } }),
    answers: 204,
  },
  'GET /api/watchlist/items/': { allowed: [...sellersAndViewer, 'buyer'] },
  'POST /api/watchlist/items/': {
    allowed: [...sellers, 'buyer'],
    request: () => ({ body: { gtin: '4006381333931' } }),
    answers: 400,
  },
  'DELETE /api/watchlist/items/': {
    allowed: [...sellers, 'buyer'],
    request: () => ({ body: { gtins: ['4006381333931'] } }),
  },
  'PATCH /api/watchlist/items/{gtin}/': {
    allowed: [...sellers, 'buyer'],
    request: () => ({ params: { gtin: '4006381333931' }, body: { targetQuantity: 12 } }),
    answers: 404,
  },
  'DELETE /api/watchlist/items/{gtin}/': {
    allowed: [...sellers, 'buyer'],
    request: () => ({ params: { gtin: '4006381333931' } }),
    answers: 404,
  },
  'GET /api/insights/': { allowed: sellersAndViewer },
  'GET /api/insights/sales/': { allowed: sellersAndViewer },
  'GET /api/insights/rank/': { allowed: sellersAndViewer },
  'GET /api/insights/record/': { allowed: sellersAndViewer },
  'GET /api/insights/export/': { allowed: sellers },
  // The form’s file is called sample.pdf.
  'POST /api/watchlist/upload/': {
    allowed: [...sellers, 'buyer'],
    request: () => ({ form: { file: Buffer.from('4006381333931') } }),
    answers: 400,
  },
  'GET /api/trending-products/': { allowed: sellersAndViewer },
  'GET /api/seller-recommendations/latest/': { allowed: sellersAndViewer },
} as const;
