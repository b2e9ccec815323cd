/** Rows of the authorisation matrix for the seller's desk: search, dashboard, saved views, calendar, missing units. */
import { newId } from '../../kernel/ids.ts';
import type { OwnedResources } from './owned-resources.ts';
import { principalNames } from './principals.ts';

const sellers = ['ownerOfA', 'ownerOfB', 'pausedSeller'] as const;
const sellersAndViewer = [...sellers, 'viewerOfA'] as const;
const portalUsers = [
  ...sellersAndViewer,
  'warehouseWorker',
  'warehouseLead',
  'staff',
  'staffWithoutPermissions',
] as const;

export const deskPolicy = {
  'GET /api/user/saved-views/': { allowed: portalUsers },
  'POST /api/user/saved-views/': { allowed: portalUsers, request: () => ({ body: { name: newId(), query: '' } }) },
  'PATCH /api/user/saved-views/{qid}/': {
    allowed: portalUsers,
    request: ({ savedView }: OwnedResources) => ({ params: { qid: savedView }, body: { query: 'sort=amount' } }),
  },
  'DELETE /api/user/saved-views/{qid}/': {
    allowed: portalUsers,
    request: ({ savedView }: OwnedResources) => ({ params: { qid: savedView } }),
    answers: 204,
  },
  'GET /api/user/calendar-link/': { allowed: sellersAndViewer },
  'POST /api/user/calendar-link/': { allowed: sellersAndViewer },
  'DELETE /api/user/calendar-link/': { allowed: sellersAndViewer, answers: 204 },
  'GET /api/calendar/{secret}/': {
    allowed: principalNames,
    request: () => ({ params: { secret: 'no such secret' } }),
    answers: 404,
  },
  'GET /api/sales/search/': {
    allowed: [...sellersAndViewer, 'staff'],
    request: ({ seller }: OwnedResources) => ({ query: { q: 'qs-1', sellerQid: seller } }),
    acrossCompanies: true,
  },
  'GET /api/offers/search/': { allowed: sellersAndViewer, request: () => ({ query: { q: 'soap' } }) },
  'GET /api/sales/inbox/': { allowed: sellersAndViewer },
  'POST /api/sales/confirm_as_requested/': {
    allowed: sellers,
    request: ({ sale }: OwnedResources) => ({ body: { sales: [{ qid: sale }] } }),
  },
  'GET /api/replacements/': { allowed: sellersAndViewer },
  'POST /api/replacements/{qid}/offer/': {
    allowed: sellers,
    request: ({ replacement }: OwnedResources) => ({ params: { qid: replacement }, body: { quantity: 6 } }),
  },
  'POST /api/replacements/{qid}/decline/': {
    allowed: sellers,
    request: ({ replacement }: OwnedResources) => ({ params: { qid: replacement }, body: {} }),
  },
  'POST /api/sales/{qid}/reduction_cost/': {
    allowed: sellers,
    request: ({ sale, line }: OwnedResources) => ({
      params: { qid: sale },
      body: { lines: [{ qid: line, confirmedQuantity: 3 }] },
    }),
  },
} as const;
