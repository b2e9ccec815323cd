/** Notifications for tests and worlds. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import type { NotificationRow } from './notifications.repository.ts';
import { notifications } from './notifications.tables.ts';

type Wish = Partial<NotificationRow> & Pick<NotificationRow, 'sellerId' | 'userId'>;

/** An unread one about a new order, unless told otherwise. */
export function notificationOf(wish: Wish): NotificationRow {
  const id = wish.id ?? newId();
  return {
    id,
    type: 'NEW_SALE',
    key: id,
    saleId: null,
    claimId: null,
    orderNumber: 'QS-000001-0',
    deadline: null,
    pauseReason: null,
    pauseEnd: null,
    pauseNote: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    readAt: null,
    ...wish,
  };
}

/** Inserts one; the database's scope is the company's or the system's. */
export async function makeNotification(db: Db, wish: Wish): Promise<NotificationRow> {
  const row = notificationOf(wish);
  await db.insert(notifications).values(row);
  return row;
}
