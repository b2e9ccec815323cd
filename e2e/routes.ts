/** Every page of the product, with the person who may open it. Journeys that look at all pages take them from here. */
import { askedClaim } from './claims.ts';
import { people, type Session } from './fixtures.ts';
import { newOrder } from './orders.ts';

export interface Place {
  path: string;
  /** The page's part of the document's title; null on the home page, whose title is the product's name alone. */
  title: string | null;
  who: string | null;
}

/** The page of one order; `:order` stands for a new one. */
export const orderPlace: Place = { path: '/orders/:order/', title: 'Order', who: people.seller };

/** The page of one claim that waits for the seller's answer; `:claim` stands for a new one. */
const claimPlace: Place = { path: '/claims/:claim/', title: 'Claim', who: people.seller };

export const places: readonly Place[] = [
  { path: '/', title: null, who: null },
  { path: '/how-it-works/', title: 'How it works', who: null },
  { path: '/fees/', title: 'Fees', who: null },
  { path: '/internal/content/', title: 'Content', who: people.staff },
  { path: '/internal/content/:story/', title: 'Content', who: people.staff },
  { path: '/patterns/', title: 'Every block', who: null },
  { path: '/legal/terms/', title: 'Terms of Use', who: null },
  { path: '/legal/privacy/', title: 'Privacy Policy', who: null },
  { path: '/legal/cookies/', title: 'Cookies', who: null },
  { path: '/newsletter/', title: 'Market notes, twice a month', who: null },
  { path: '/newsletter/confirm/', title: 'Market notes, twice a month', who: null },
  { path: '/keep-second-factor/', title: 'Your second factor', who: null },
  { path: '/developers/', title: 'From a key to a first order', who: null },
  { path: '/developers/webhooks/', title: 'Webhooks', who: null },
  { path: '/developers/edifact/', title: 'Orders by EDIFACT', who: null },
  { path: '/developers/stock-lists/', title: 'Stock lists by program', who: null },
  { path: '/unsubscribe/', title: 'E-mail settings', who: null },
  { path: '/no-such-page/', title: 'This page is not on the manifest.', who: null },
  { path: '/login/', title: 'Login', who: null },
  { path: '/reset-password/', title: 'Reset your password', who: null },
  // Its journey corrects the address of the one account that is not verified: nobody else signs in with it.
  { path: '/activate-account/', title: 'Activate your account', who: people.seller },
  { path: '/dashboard/', title: 'Dashboard', who: people.seller },
  { path: '/orders/', title: 'Orders', who: people.seller },
  { path: '/orders/?status=PAST', title: 'Orders', who: people.seller },
  orderPlace,
  { path: '/claims/', title: 'Claims', who: people.seller },
  { path: '/claims/?task=lost', title: 'Claims', who: people.seller },
  claimPlace,
  { path: '/claims/?status=NEEDS_YOU', title: 'Claims', who: people.staff },
  { path: '/orders/:order/contact/', title: 'Contact about an order', who: people.seller },
  { path: '/internal/messages/', title: 'Messages', who: people.staff },
  { path: '/notifications/', title: 'Notifications', who: people.seller },
  { path: '/notifications/?view=email', title: 'Notifications', who: people.seller },
  { path: '/inventory/', title: 'Inventory', who: people.seller },
  { path: '/inventory/floors/', title: 'Floors by brand', who: people.seller },
  { path: '/internal/catalogue-requests/', title: 'Product requests', who: people.staff },
  { path: '/internal/offers/', title: 'Blocked offers', who: people.staff },
  { path: '/inventory/ranked/', title: 'Ranked inventory', who: people.seller },
  { path: '/inventory/:offer/', title: 'Offer', who: people.seller },
  { path: '/inventory/upload/', title: 'Upload stock list', who: people.seller },
  { path: '/internal/seller-initial-checker/', title: 'Seller GTIN checker', who: people.staff },
  { path: '/price-reductions/', title: 'Price reductions', who: people.seller },
  { path: '/price-reductions/create/', title: 'Reduce prices of brands', who: people.seller },
  { path: '/trending-products/', title: 'Trending products', who: people.seller },
  { path: '/trending-products/?tab=watchlisted', title: 'Trending products', who: people.seller },
  { path: '/my-profile/', title: 'My profile', who: people.seller },
  { path: '/my-profile/discount/', title: 'Discount', who: people.seller },
  { path: '/my-profile/ship-direct-to/', title: 'Ship direct to', who: people.seller },
  { path: '/my-profile/sell-to/', title: 'Sell to', who: people.seller },
  { path: '/my-profile/shipping-from/', title: 'Shipping from', who: people.seller },
  { path: '/my-profile/shipping-address/', title: 'Shipping address', who: people.seller },
  { path: '/my-profile/chamber-of-commerce/', title: 'Company registration', who: people.seller },
  { path: '/my-profile/billing-address/', title: 'Billing address', who: people.seller },
  { path: '/my-profile/payment-details/', title: 'Bank details', who: people.seller },
  { path: '/my-profile/team/', title: 'Team', who: people.seller },
  { path: '/my-profile/security/', title: 'Security', who: people.seller },
  { path: '/my-profile/api-keys/', title: 'API keys', who: people.seller },
  { path: '/my-profile/webhooks/', title: 'Webhooks', who: people.seller },
  { path: '/my-profile/my-data/', title: 'My data', who: people.seller },
  { path: '/my-profile/audit-log/', title: 'Audit log', who: people.seller },
  { path: '/internal/seller-onboarding/', title: 'Seller onboarding', who: people.staff },
  { path: '/internal/seller-onboarding/:lead/', title: 'Seller lead', who: people.staff },
  { path: '/insights/', title: 'Insights', who: people.seller },
  { path: '/help-center/', title: 'Help center', who: people.seller },
  { path: '/payouts/', title: 'Payouts', who: people.seller },
  { path: '/payouts/?status=FAILED', title: 'Payouts', who: people.seller },
  { path: '/payouts/:payout/', title: 'Payout', who: people.seller },
  { path: '/warehouse/incoming/', title: 'Incoming packages', who: people.warehouse },
  { path: '/warehouse/figures/', title: 'Figures', who: people.lead },
  { path: '/warehouse/packages/:package/', title: 'Package', who: people.warehouse },
  { path: '/warehouse/confirmed-packages/', title: 'In the warehouse', who: people.warehouse },
  { path: '/warehouse/shipments/', title: 'Shipments', who: people.warehouse },
  { path: '/warehouse/shipments/:shipment/', title: 'Shipment', who: people.warehouse },
  { path: '/warehouse/ready-to-ship/', title: 'Ready to ship', who: people.warehouse },
  { path: '/internal/lost-factors/', title: 'Lost second factors', who: people.staff },
  { path: '/internal/warehouse-people/', title: 'Warehouse people', who: people.staff },
  { path: '/internal/audit/', title: 'Staff audit', who: people.staff },
  { path: '/internal/sellers/', title: 'Sellers', who: people.staff },
  { path: '/internal/buyer-money/', title: 'Buyers’ money', who: people.staff },
  { path: '/internal/payments/', title: 'Payments', who: people.staff },
  { path: '/internal/payments/:payment/', title: 'Payment', who: people.staff },
  { path: '/internal/payments/?status=UNRESOLVED', title: 'Payments', who: people.staff },
  { path: '/internal/payments/?status=FAILED', title: 'Payments', who: people.staff },
  { path: '/internal/payments/?status=SECOND_PERSON', title: 'Payments', who: people.staff },
  { path: '/internal/create-test-sale/', title: 'Create test sale', who: people.staff },
];

/** The address of a place: one that shows an order or a claim gets a new one, an offer one that does not win. */
export async function addressOf({ path }: Place, staff: Session, seller: Session | null): Promise<string> {
  if (seller === null) return path;
  if (path.includes(':claim')) return path.replace(':claim', (await askedClaim(staff, seller)).qid);
  if (path.includes(':payout'))
    return path.replace(':payout', (await seller.call('GET', '/payouts/?size=1')).body.results[0].qid);
  if (path.includes(':payment'))
    return path.replace(':payment', (await seller.call('GET', '/internal/payments/?size=1')).body.results[0].qid);
  if (path.includes(':lead'))
    return path.replace(':lead', (await seller.call('GET', '/sellerleads/?size=1')).body.results[0].slug);
  if (path.includes(':offer'))
    return path.replace(':offer', (await seller.call('GET', '/offers/?rank=LOSING')).body.results[0].qid);
  if (path.includes(':package'))
    return path.replace(
      ':package',
      (await seller.call('GET', '/warehouse/packages/?status=ON_HOLD')).body.results[0].qid,
    );
  if (path.includes(':story')) {
    const { body } = await seller.call('GET', '/internal/stories/');
    return path.replace(':story', body.results.find((one: { slug: string }) => one.slug === 'patterns').qid);
  }
  if (path.includes(':shipment'))
    return path.replace(':shipment', (await seller.call('GET', '/warehouse/shipments/')).body.results[0].qid);
  if (!path.includes(':order')) return path;
  const { qid } = await newOrder(staff, seller);
  return path.replace(':order', qid);
}
