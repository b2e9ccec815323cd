/** Rows of the authorisation matrix for stock lists and GTIN checks. */
import type { OwnedResources } from './owned-resources.ts';

const sellers = ['ownerOfA', 'ownerOfB', 'pausedSeller'] as const;
const sellersAndStaff = [...sellers, 'staff'] as const;
const ofList = ({ stockList }: OwnedResources) => ({ params: { qid: stockList } });
const listWith = (body: unknown) => (own: OwnedResources) => ({ ...ofList(own), body });
const csv = Buffer.from('GTIN;Price;Currency;Unit;Stock\n4006381333931;1,20;EUR;1;10\n');
/** Our own people see checks of their own alone: a company's list is not there for them. */
const staffSeeNone = [200, 404];
const mapping = { headingRow: 1, gtin: 0, price: 1, currencyColumn: 2, sellingUnit: 3, inventory: 4 };

export const stockListPolicy = {
  // The form's file is called sample.pdf.
  'POST /api/offers/stock-upload/': { allowed: sellers, request: () => ({ form: { file: csv } }), answers: 400 },
  'GET /api/offers/stock-upload/': { allowed: sellers },
  'GET /api/offers/stock-upload/{qid}/result/': { allowed: sellers, request: ofList, answers: [200, 503] },
  'GET /api/offers/stock-upload/{qid}/': { allowed: sellers, request: ofList },
  'GET /api/offers/stock-upload/{qid}/rows/': {
    allowed: sellersAndStaff,
    request: ofList,
    acrossCompanies: true,
    answers: staffSeeNone,
  },
  'POST /api/offers/stock-upload/{qid}/mapping/': {
    allowed: sellersAndStaff,
    request: listWith(mapping),
    acrossCompanies: true,
    answers: staffSeeNone,
  },
  'POST /api/offers/stock-upload/{qid}/apply/': { allowed: sellers, request: listWith({}) },
  'POST /api/offers/stock-upload/{qid}/cancel/': {
    allowed: sellersAndStaff,
    request: listWith({}),
    acrossCompanies: true,
    answers: staffSeeNone,
  },
  'GET /api/task/{qid}/': {
    allowed: sellersAndStaff,
    request: ofList,
    acrossCompanies: true,
    answers: staffSeeNone,
  },
  'POST /api/internal/initialcheck/': { allowed: ['staff'], request: () => ({ form: { file: csv } }), answers: 400 },
  'GET /api/internal/initialcheck/{qid}/report/': {
    allowed: ['staff'],
    request: ofList,
    acrossCompanies: true,
    answers: 404,
  },
} as const;
