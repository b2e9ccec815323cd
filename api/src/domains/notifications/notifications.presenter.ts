import type { Notification } from '@quayside/contract/notifications';
import type { NotificationRow } from './notifications.repository.ts';

export const presentNotification = (row: NotificationRow): Notification => ({
  qid: row.id,
  type: row.type,
  order: row.orderNumber,
  saleQid: row.saleId,
  claimQid: row.claimId,
  deadline: row.deadline,
  createdAt: row.createdAt,
  isRead: row.readAt !== null,
});
