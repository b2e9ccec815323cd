/** All jobs and subscribers, by domain. */

import { analyticsJobs } from './domains/analytics/analytics.jobs.ts';
import { apiKeySubscribers } from './domains/api-keys/api-keys.subscribers.ts';
import { authJobs } from './domains/auth/auth.jobs.ts';
import { brandDiscountJobs } from './domains/brand-discounts/brand-discounts.jobs.ts';
import { calendarSubscribers } from './domains/calendars/calendars.subscribers.ts';
import { carrierJobs } from './domains/carriers/carriers.jobs.ts';
import { catalogUploadJobs } from './domains/catalog-uploads/catalog-uploads.jobs.ts';
import { checkoutJobs } from './domains/checkouts/checkouts.jobs.ts';
import { claimJobs } from './domains/claims/claims.jobs.ts';
import { claimSubscribers } from './domains/claims/claims.subscribers.ts';
import { contentJobs } from './domains/content/content.jobs.ts';
import { edifactJobs } from './domains/edifact/edifact.jobs.ts';
import { formJobs } from './domains/forms/forms.jobs.ts';
import { insightJobs } from './domains/insights/insights.jobs.ts';
import { insightSubscribers } from './domains/insights/insights.subscribers.ts';
import { buyerMessageSubscribers } from './domains/internal/buyer-messages.subscribers.ts';
import { internalJobs } from './domains/internal/internal.jobs.ts';
import { messageSubscribers } from './domains/internal/messages.subscribers.ts';
import { pauseSubscribers } from './domains/internal/pauses.subscribers.ts';
import { notificationJobs } from './domains/notifications/notifications.jobs.ts';
import { notificationSubscribers } from './domains/notifications/notifications.subscribers.ts';
import { offerJobs } from './domains/offers/offers.jobs.ts';
import { offerSubscribers } from './domains/offers/offers.subscribers.ts';
import { orderInvoiceJobs } from './domains/order-invoices/order-invoices.jobs.ts';
import { orderInvoiceSubscribers } from './domains/order-invoices/order-invoices.subscribers.ts';
import { orderJobs } from './domains/orders/orders.jobs.ts';
import { orderSubscribers } from './domains/orders/orders.subscribers.ts';
import { packageJobs } from './domains/packages/packages.jobs.ts';
import { packageSubscribers } from './domains/packages/packages.subscribers.ts';
import { paperJobs } from './domains/papers/papers.jobs.ts';
import { paperSubscribers } from './domains/papers/papers.subscribers.ts';
import { payoutJobs } from './domains/payouts/payouts.jobs.ts';
import { copyJobs } from './domains/personal-data/copies/copies.jobs.ts';
import { replacementSubscribers } from './domains/replacements/replacements.subscribers.ts';
import { retentionJobs } from './domains/retention/retention.jobs.ts';
import { saleJobs } from './domains/sales/sales.jobs.ts';
import { saleSubscribers } from './domains/sales/sales.subscribers.ts';
import { secondFactorSubscribers } from './domains/second-factors/second-factors.subscribers.ts';
import { sellerLeadJobs } from './domains/seller-leads/seller-leads.jobs.ts';
import { sellerLeadSubscribers } from './domains/seller-leads/seller-leads.subscribers.ts';
import { sellerJobs } from './domains/sellers/sellers.jobs.ts';
import { sellerSubscribers } from './domains/sellers/sellers.subscribers.ts';
import { shipmentJobs } from './domains/shipments/shipments.jobs.ts';
import { shipmentSubscribers } from './domains/shipments/shipments.subscribers.ts';
import { teamSubscribers } from './domains/team/team.subscribers.ts';
import { threadJobs } from './domains/threads/threads.jobs.ts';
import { threadSubscribers } from './domains/threads/threads.subscribers.ts';
import { walletJobs } from './domains/wallets/wallets.jobs.ts';
import { warehouseShipmentJobs } from './domains/warehouse-shipments/warehouse-shipments.jobs.ts';
import { warehouseShipmentSubscribers } from './domains/warehouse-shipments/warehouse-shipments.subscribers.ts';
import { watchlistJobs } from './domains/watchlist/watchlist.jobs.ts';
import { webhookJobs } from './domains/webhooks/webhooks.jobs.ts';
import { webhookSubscribers } from './domains/webhooks/webhooks.subscribers.ts';
import { fileJobs } from './platform/files/files.jobs.ts';
import type { Work } from './platform/jobs/worker.ts';
import { platformJobs } from './platform/platform.jobs.ts';

export const work: Work = {
  jobs: [
    ...platformJobs,
    ...copyJobs,
    ...fileJobs,
    ...authJobs,
    ...sellerJobs,
    ...offerJobs,
    ...catalogUploadJobs,
    ...brandDiscountJobs,
    ...watchlistJobs,
    ...saleJobs,
    ...payoutJobs,
    ...walletJobs,
    ...orderInvoiceJobs,
    ...checkoutJobs,
    ...edifactJobs,
    ...orderJobs,
    ...analyticsJobs,
    ...claimJobs,
    ...paperJobs,
    ...notificationJobs,
    ...carrierJobs,
    ...shipmentJobs,
    ...packageJobs,
    ...warehouseShipmentJobs,
    ...threadJobs,
    ...sellerLeadJobs,
    ...contentJobs,
    ...formJobs,
    ...insightJobs,
    ...internalJobs,
    ...webhookJobs,
    ...retentionJobs,
  ],
  subscribers: [
    ...offerSubscribers,
    ...sellerLeadSubscribers,
    ...teamSubscribers,
    ...secondFactorSubscribers,
    ...apiKeySubscribers,
    ...calendarSubscribers,
    ...saleSubscribers,
    ...orderInvoiceSubscribers,
    ...orderSubscribers,
    ...replacementSubscribers,
    ...sellerSubscribers,
    ...shipmentSubscribers,
    ...claimSubscribers,
    ...packageSubscribers,
    ...warehouseShipmentSubscribers,
    ...paperSubscribers,
    ...messageSubscribers,
    ...pauseSubscribers,
    ...buyerMessageSubscribers,
    ...notificationSubscribers,
    ...threadSubscribers,
    ...insightSubscribers,
    ...webhookSubscribers,
  ],
};
