import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Public pages ship no framework; `entry` and `portal` do. A page of the portal goes into the last list. */
export default [
  route('robots.txt', '../features/content/robots.ts'),
  route('sitemap.xml', '../features/content/sitemap.ts'),
  layout('layouts/public.layout.tsx', [
    index('../features/content/home.page.tsx'),
    route('legal/:slug', '../features/content/legal.page.tsx'),
    route('newsletter', '../features/forms/newsletter.page.tsx'),
    route('unsubscribe', '../features/notifications/unsubscribe.page.tsx'),
    route('*', 'not-found.page.tsx'),
  ]),
  layout('layouts/entry.layout.tsx', [
    route('login', '../features/auth/login.page.tsx'),
    route('logout', '../features/auth/logout.page.tsx'),
    route('reset-password', '../features/auth/reset-password.page.tsx'),
    route('activate-account', '../features/auth/activate-account.page.tsx'),
    route('design', 'design/design.page.tsx'),
  ]),
  layout('layouts/portal.layout.tsx', [
    route('dashboard', '../features/dashboard/dashboard.page.tsx'),
    route('orders', '../features/sales/sale-list.page.tsx'),
    route('orders/:saleQid', '../features/sales/sale-detail.page.tsx'),
    route('claims', '../features/claims/claim-list.page.tsx'),
    route('claims/:claimQid', '../features/claims/claim-detail.page.tsx'),
    route('orders/:saleQid/contact', '../features/threads/contact.page.tsx'),
    route('internal/messages', '../features/threads/seller-messages.page.tsx'),
    route('notifications', '../features/notifications/notifications.page.tsx'),
    route('inventory', '../features/offers/inventory.page.tsx'),
    route('inventory/ranked', '../features/offers/ranked-inventory.page.tsx'),
    route('inventory/:offerQid', '../features/offers/offer-detail.page.tsx'),
    route('price-reductions', '../features/brand-discounts/price-reductions.page.tsx'),
    route('price-reductions/create', '../features/brand-discounts/create-price-reduction.page.tsx'),
    route('trending-products', '../features/watchlist/trending-products.page.tsx'),
    route('payouts', '../features/payouts/payout-list.page.tsx'),
    route('payouts/:payoutQid', '../features/payouts/payout-detail.page.tsx'),
    route('warehouse/incoming', '../features/packages/incoming-packages.page.tsx'),
    route('internal/payments', '../features/payments/payments.page.tsx'),
    route('internal/create-test-sale', '../features/test-sales/create-test-sale.page.tsx'),
    route('my-profile/billing-address', '../features/addresses/billing-address.page.tsx'),
  ]),
] satisfies RouteConfig;
