import type { Config } from '../../platform/config.ts';
import type { NotificationRow } from './notifications.repository.ts';

/** The page of what a notification tells about. */
export function linkOf(
  { siteBaseUrl }: Config,
  { type, saleId, claimId }: Pick<NotificationRow, 'type' | 'saleId' | 'claimId'>,
): string {
  if (claimId !== null) return `${siteBaseUrl}/claims/${claimId}/`;
  if (type === 'LOST_RANK') return `${siteBaseUrl}/inventory/ranked/`;
  if (saleId === null) return `${siteBaseUrl}/notifications/`;
  return `${siteBaseUrl}/orders/${saleId}/${type === 'MESSAGE' ? 'contact/' : ''}`;
}
