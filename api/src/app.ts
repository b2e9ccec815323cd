/** The list of plugins and domains. Makes the server; `main.ts` listens, tests inject. */
import type { FastifyInstance } from 'fastify';
import { addressRoutes } from './domains/addresses/addresses.routes.ts';
import { browserErrorRoutes } from './domains/analytics/browser-errors.routes.ts';
import { collectorRoutes } from './domains/analytics/collector.routes.ts';
import { apiKeyRoutes } from './domains/api-keys/api-keys.routes.ts';
import { auditRoutes } from './domains/audit/audit.routes.ts';
import { authenticator } from './domains/auth/auth.public.ts';
import { authRoutes } from './domains/auth/auth.routes.ts';
import { bankAccountRoutes } from './domains/bank-accounts/bank-accounts.routes.ts';
import { brandDiscountRoutes } from './domains/brand-discounts/brand-discounts.routes.ts';
import { brandRoutes } from './domains/brands/brands.routes.ts';
import { calendarLinkRoutes } from './domains/calendars/calendars.routes.ts';
import { carrierRoutes } from './domains/carriers/carriers.routes.ts';
import { cartRoutes } from './domains/carts/carts.routes.ts';
import { catalogUploadRoutes } from './domains/catalog-uploads/catalog-uploads.routes.ts';
import { categoryRoutes } from './domains/categories/categories.routes.ts';
import { checkoutRoutes } from './domains/checkouts/checkouts.routes.ts';
import { claimRoutes } from './domains/claims/claims.routes.ts';
import { contentNoticeRoutes } from './domains/content/content.notice.routes.ts';
import type { OpenSite } from './domains/content/content.public.ts';
import { contentRoutes } from './domains/content/content.routes.ts';
import { deliveryRoutes } from './domains/content/delivery.routes.ts';
import { imageRoutes } from './domains/content/image.routes.ts';
import { documentRoutes } from './domains/documents/documents.routes.ts';
import { formRoutes } from './domains/forms/forms.routes.ts';
import { insightRoutes } from './domains/insights/insights.routes.ts';
import { debtRoutes } from './domains/internal/debts.routes.ts';
import { decisionRoutes } from './domains/internal/decisions.routes.ts';
import { devRoutes } from './domains/internal/dev.routes.ts';
import { devCodesRoutes } from './domains/internal/dev-codes.routes.ts';
import { devOutboxRoutes } from './domains/internal/dev-outbox.routes.ts';
import { devPageRoutes } from './domains/internal/dev-page.routes.ts';
import { internalRoutes } from './domains/internal/internal.routes.ts';
import { paymentRoutes } from './domains/internal/payments.routes.ts';
import { internalSellerRoutes } from './domains/internal/sellers.routes.ts';
import { staffReadRoutes } from './domains/internal/staff-reads.routes.ts';
import { liveRoutes } from './domains/live/live.routes.ts';
import { notificationRoutes } from './domains/notifications/notifications.routes.ts';
import { offerRoutes } from './domains/offers/offers.routes.ts';
import { orderInvoiceRoutes } from './domains/order-invoices/order-invoices.routes.ts';
import { orderRoutes } from './domains/orders/orders.routes.ts';
import { packageRoutes } from './domains/packages/packages.routes.ts';
import { paperRoutes } from './domains/papers/papers.routes.ts';
import { payoutRoutes } from './domains/payouts/payouts.routes.ts';
import { payoutWebhookRoutes } from './domains/payouts/payouts.webhook.routes.ts';
import { companyEndRoutes } from './domains/personal-data/company-end.routes.ts';
import { copyRoutes } from './domains/personal-data/copies/copies.routes.ts';
import { personalDataRoutes } from './domains/personal-data/personal-data.routes.ts';
import { replacementRoutes } from './domains/replacements/replacements.routes.ts';
import { saleRoutes } from './domains/sales/sales.routes.ts';
import { registerMovedTime } from './domains/sandbox/moved-requests.routes.ts';
import { sandboxRoutes } from './domains/sandbox/sandbox.routes.ts';
import { savedViewRoutes } from './domains/saved-views/saved-views.routes.ts';
import { lostFactorRoutes } from './domains/second-factors/losses.routes.ts';
import { passkeyRoutes } from './domains/second-factors/passkeys.routes.ts';
import { secondFactorRoutes } from './domains/second-factors/second-factors.routes.ts';
import { formLeadRoutes } from './domains/seller-leads/form-leads.routes.ts';
import { sellerLeadRoutes } from './domains/seller-leads/seller-leads.routes.ts';
import { sellerRoutes } from './domains/sellers/sellers.routes.ts';
import { shipmentRoutes } from './domains/shipments/shipments.routes.ts';
import { teamRoutes } from './domains/team/team.routes.ts';
import { warehousePeopleRoutes } from './domains/team/warehouse-people.routes.ts';
import { threadRoutes } from './domains/threads/threads.routes.ts';
import { emailValidationRoutes } from './domains/users/email-validation.routes.ts';
import { userRoutes } from './domains/users/users.routes.ts';
import { productPictureRoutes } from './domains/variants/product-pictures.routes.ts';
import { variantRoutes } from './domains/variants/variants.routes.ts';
import { vatRoutes } from './domains/vat/vat.routes.ts';
import { promotionRoutes } from './domains/wallets/promotions.routes.ts';
import { withdrawalRoutes } from './domains/wallets/withdrawals.routes.ts';
import { warehouseFigureRoutes } from './domains/warehouse-figures/warehouse-figures.routes.ts';
import { warehouseShipmentRoutes } from './domains/warehouse-shipments/warehouse-shipments.routes.ts';
import { watchlistRoutes } from './domains/watchlist/watchlist.routes.ts';
import { webhookRoutes } from './domains/webhooks/webhooks.routes.ts';
import type { Deps } from './platform/deps.ts';
import { ofrepRoutes } from './platform/flags/ofrep.routes.ts';
import { registerBesideApi } from './platform/http/beside-api.ts';
import { docsRoutes } from './platform/http/docs.routes.ts';
import { metricsRoutes } from './platform/http/metrics.routes.ts';
import { createServer, registerApiPlatform } from './platform/http/server.ts';
import { registerSpans } from './platform/http/spans.ts';
import { systemRoutes } from './platform/http/system.routes.ts';

const domains = [
  authRoutes,
  userRoutes,
  savedViewRoutes,
  sellerRoutes,
  bankAccountRoutes,
  vatRoutes,
  sellerLeadRoutes,
  formLeadRoutes,
  internalSellerRoutes,
  debtRoutes,
  emailValidationRoutes,
  saleRoutes,
  cartRoutes,
  checkoutRoutes,
  withdrawalRoutes,
  promotionRoutes,
  orderInvoiceRoutes,
  orderRoutes,
  replacementRoutes,
  offerRoutes,
  catalogUploadRoutes,
  brandDiscountRoutes,
  brandRoutes,
  categoryRoutes,
  variantRoutes,
  watchlistRoutes,
  calendarLinkRoutes,
  carrierRoutes,
  shipmentRoutes,
  documentRoutes,
  packageRoutes,
  warehouseShipmentRoutes,
  paperRoutes,
  formRoutes,
  contentRoutes,
  contentNoticeRoutes,
  internalRoutes,
  paymentRoutes,
  staffReadRoutes,
  decisionRoutes,
  payoutRoutes,
  payoutWebhookRoutes,
  addressRoutes,
  liveRoutes,
  notificationRoutes,
  claimRoutes,
  insightRoutes,
  warehouseFigureRoutes,
  threadRoutes,
  teamRoutes,
  warehousePeopleRoutes,
  personalDataRoutes,
  companyEndRoutes,
  copyRoutes,
  apiKeyRoutes,
  webhookRoutes,
  sandboxRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  lostFactorRoutes,
  auditRoutes,
];

/** `prepare` sees the server before its routes; tests hang their checks there. */
export async function buildApp(
  deps: Deps,
  prepare: (app: FastifyInstance) => void = () => undefined,
  site: OpenSite = {},
): Promise<FastifyInstance> {
  const app = createServer(deps.config, deps.errors);
  prepare(app);
  app.addHook('onClose', () => deps.fileChecks.close());
  await app.register(
    async (api) => {
      await registerApiPlatform(api, deps.config, {
        authenticate: authenticator(deps),
        now: () => deps.clock.now(),
        isSecondFactorRequired: deps.config.secondFactorRequired,
      });
      registerMovedTime(api, deps);
      await metricsRoutes(deps)(api);
      registerSpans(api, deps);
      await api.register(systemRoutes(deps));
      await api.register(docsRoutes(deps));
      for (const routes of domains) await api.register(routes(deps));
      if (deps.config.environment === 'development') await api.register(devRoutes(deps));
    },
    { prefix: deps.config.apiBasePath },
  );
  await app.register(async (beside) => {
    await registerBesideApi(beside, deps.config);
    await beside.register(deliveryRoutes(deps), { prefix: '/v2/cdn' });
    await beside.register(collectorRoutes(deps), { prefix: '/collect/v1' });
    await beside.register(browserErrorRoutes(deps), { prefix: '/collect' });
    await beside.register(ofrepRoutes(deps), { prefix: '/ofrep/v1' });
    await beside.register(imageRoutes(deps, site));
    await beside.register(productPictureRoutes(deps));
  });
  if (deps.config.environment === 'development') {
    await app.register(devPageRoutes(deps));
    await app.register(devOutboxRoutes(deps));
    await app.register(devCodesRoutes(deps));
  }
  return app;
}
