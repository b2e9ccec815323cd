import type { Config } from '../../platform/config.ts';
import type { NotificationRow } from './notifications.repository.ts';

const pages: Partial<Record<NotificationRow['type'], string>> = {
  LOST_RANK: '/inventory/ranked/',
  STOCK_TASK_DONE: '/inventory/upload/',
  STOCK_TASK_WAITING: '/inventory/upload/',
  LIST_ENDING: '/inventory/?sort=endsAt',
  LIST_ENDED: '/inventory/?status=EXPIRED_LIST',
  TARGET_MET: '/trending-products/?tab=watchlisted',
  REPLACEMENT_ASKED: '/dashboard/',
  PAUSED: '/my-profile/',
  RESUMED: '/my-profile/',
  BANK_CHANGED: '/my-profile/payment-details/',
};

/** The page of what a notification tells about. */
export function linkOf(
  { siteBaseUrl }: Config,
  { type, saleId, claimId }: Pick<NotificationRow, 'type' | 'saleId' | 'claimId'>,
): string {
  if (claimId !== null) return `${siteBaseUrl}/claims/${claimId}/`;
  const page = pages[type];
  if (page) return `${siteBaseUrl}${page}`;
  if (saleId === null) return `${siteBaseUrl}/notifications/`;
  return `${siteBaseUrl}/orders/${saleId}/${type === 'MESSAGE' ? 'contact/' : ''}`;
}
