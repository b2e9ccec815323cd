import type { ProfilePage } from '@quayside/contract/company';
import { pagedPath } from '../lib/page-from.ts';

/** Fragments of the home page: the note of that id is shown while the address names it. */
export const pageTypeNotes = { SELLER: 'for-sellers', WAREHOUSE: 'for-warehouse-users' } as const;

/** Pages about the people of the company, beside those about the company itself. */
export const accountPages = ['team', 'security', 'api-keys', 'webhooks', 'audit-log', 'my-data'] as const;
export type AccountPage = (typeof accountPages)[number];

/** Every address of the product, in one place. Portal paths end in a slash, as the specification gives them. */
export const paths = {
  home: '/',
  howItWorks: '/how-it-works/',
  fees: '/fees/',
  forSellers: '/sellers/',
  forBrands: '/brands/',
  about: '/about/',
  news: '/news/',
  /** Opens above the page where scripts run (MKT-05). */
  questionnaire: '/embed/forms/sell/',
  /** Home, with the note that the page just left is for this user type (GATE-05). */
  homeWithNote: (pageType: keyof typeof pageTypeNotes) => `/#${pageTypeNotes[pageType]}`,
  login: (redirectPath?: string) => (redirectPath ? `/login/?${new URLSearchParams({ redirectPath })}` : '/login/'),
  logout: '/logout/',
  activateAccount: '/activate-account/',
  resetPassword: '/reset-password/',
  newsletter: '/newsletter/',
  developers: '/developers/',
  developerWebhooks: '/developers/webhooks/',
  developerEdifact: '/developers/edifact/',
  developerStockLists: '/developers/stock-lists/',
  apiReference: '/api/docs/',
  legal: (page: string) => `/legal/${page}/`,
  dashboard: '/dashboard/',
  /** The menu's form: current orders, first page (LAY-10). */
  orders: '/orders/?status=CURRENT&page=1',
  pastOrders: '/orders/?status=PAST&page=1',
  order: (qid: string) => `/orders/${qid}/`,
  claims: '/claims/',
  claim: (qid: string) => `/claims/${qid}/`,
  inventory: '/inventory/',
  rankedInventory: '/inventory/ranked/',
  stockUpload: '/inventory/upload/',
  floors: '/inventory/floors/',
  blockedOffers: '/internal/offers/',
  catalogueRequests: '/internal/catalogue-requests/',
  initialChecker: '/internal/seller-initial-checker/',
  offer: (qid: string) => `/inventory/${qid}/`,
  priceReductions: '/price-reductions/',
  createPriceReduction: '/price-reductions/create/',
  trendingProducts: '/trending-products/',
  watchlist: '/trending-products/?tab=watchlisted',
  insights: '/insights/',
  /** The seller handbook; `article` opens one of it. */
  helpCenter: (article?: string) => (article ? `/help-center/#${article}` : '/help-center/'),
  payouts: '/payouts/',
  payout: (qid: string) => `/payouts/${qid}/`,
  /** `topic` and `claim` fill the form. */
  contact: (qid: string, query: Readonly<{ topic?: string; claim?: string }> = {}) =>
    withQuery(`/orders/${qid}/contact/`, query),
  notifications: (query: Readonly<Record<string, string>> = {}) => withQuery('/notifications/', query),
  sellerMessages: (query: Readonly<Record<string, string>> = {}) => withQuery('/internal/messages/', query),
  /** The overview without a page. `edit` opens a form there. */
  profile: (page?: ProfilePage | AccountPage) => (page ? `/my-profile/${page}/` : '/my-profile/'),
  sellerOnboarding: (slug?: string) => (slug ? `/internal/seller-onboarding/${slug}/` : '/internal/seller-onboarding/'),
  warehouse: '/warehouse/',
  warehouseIncoming: '/warehouse/incoming/',
  /** What the worker opens while there is no network. */
  warehouseWithoutNetwork: '/warehouse/without-network/',
  warehouseWorker: '/warehouse/worker.js',
  warehouseFigures: '/warehouse/figures/',
  warehousePackage: (qid: string) => `/warehouse/packages/${qid}/`,
  confirmedPackages: (page = 1) => pagedPath('/warehouse/confirmed-packages/', page),
  warehouseShipments: '/warehouse/shipments/',
  warehouseShipment: (qid: string) => `/warehouse/shipments/${qid}/`,
  readyToShip: '/warehouse/ready-to-ship/',
  payments: '/internal/payments/',
  payment: (qid: string) => `/internal/payments/${qid}/`,
  internalSellers: '/internal/sellers/',
  debts: '/internal/payments/?status=DEBTS',
  sellersWaiting: '/internal/sellers/?waiting=true',
  internalSeller: (qid: string) => `/internal/sellers/?seller=${qid}`,
  buyerMoney: '/internal/buyer-money/',
  lostFactors: '/internal/lost-factors/',
  warehousePeople: '/internal/warehouse-people/',
  staffReads: '/internal/audit/',
  content: '/internal/content/',
  contentPage: (qid: string) => `/internal/content/${qid}/`,
  createTestSale: '/internal/create-test-sale/',
  design: '/design/',
} as const;

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
