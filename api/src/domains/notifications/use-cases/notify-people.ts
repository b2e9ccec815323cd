/** Puts a notification on the bell of everybody in a company whom it concerns, once each, and tells their pages. */
import type { PermissionName } from '@quayside/contract/permissions';
import type { Instant } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { peopleWith } from '../../users/users.public.ts';
import { addNotifications, type NotificationRow } from '../notifications.repository.ts';

export type News = Pick<
  NotificationRow,
  'sellerId' | 'type' | 'key' | 'saleId' | 'claimId' | 'orderNumber' | 'deadline'
>;

/** `permission` says whom; the same `key` never reaches a person twice. */
export async function notifyPeople(db: Db, now: Instant, news: News, permission: PermissionName): Promise<void> {
  const people = await peopleWith(db, news.sellerId, permission);
  const rows = people.map(({ id: userId }) => ({ ...news, userId, id: newId(), createdAt: now, readAt: null }));
  for (const { id, sellerId, userId } of await addNotifications(db, rows))
    await emit(db, now, 'notification.added', { sellerId, userId, notificationId: id });
}
