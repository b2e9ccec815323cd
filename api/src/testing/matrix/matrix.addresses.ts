/** Rows of the authorisation matrix for addresses: the company's people read them, those who may change it write. */
import type { OwnedResources } from './owned-resources.ts';

const sellers = ['ownerOfA', 'ownerOfB', 'pausedSeller'] as const;
const sellersAndViewer = [...sellers, 'viewerOfA'] as const;
const ofAddress = ({ address }: OwnedResources) => ({ params: { qid: address } });
const warehouseDoor = {
  companyName: 'Waldhuis Groothandel B.V.',
  usageTypes: ['SHIPPING'],
  line1: 'Havenstraat 12',
  postalCode: '3011 AB',
  city: 'Rotterdam',
  country: 'NL',
};

export const addressPolicy = {
  'GET /api/addresses/': { allowed: [...sellersAndViewer, 'buyer'] },
  'GET /api/addresses/{qid}/': { allowed: [...sellersAndViewer, 'buyer'], request: ofAddress },
  'POST /api/addresses/': { allowed: [...sellers, 'buyer'], request: () => ({ body: warehouseDoor }) },
  'PUT /api/addresses/{qid}/': {
    allowed: [...sellers, 'buyer'],
    request: (own: OwnedResources) => ({ ...ofAddress(own), body: warehouseDoor }),
  },
  'DELETE /api/addresses/{qid}/': { allowed: [...sellers, 'buyer'], request: ofAddress, answers: 204 },
} as const;
