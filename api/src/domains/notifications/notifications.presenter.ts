import type { Notification } from '@quayside/contract/notifications';
import type { NotificationRow } from './notifications.repository.ts';

export const presentNotification = (row: NotificationRow): Notification => ({
  qid: row.id,
  type: row.type,
  order: row.orderNumber,
  saleQid: row.saleId,
  claimQid: row.claimId,
  deadline: row.deadline,
  pause: row.pauseReason === null ? null : { reason: row.pauseReason, end: row.pauseEnd, note: row.pauseNote ?? '' },
  createdAt: row.createdAt,
  isRead: row.readAt !== null,
});
