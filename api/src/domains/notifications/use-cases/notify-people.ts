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
> &
  Partial<Pick<NotificationRow, 'pauseReason' | 'pauseEnd' | 'pauseNote'>>;

type Whom = { readonly permission: PermissionName; readonly unless?: PermissionName };

/** Everybody with the permission, but for those with the other one; the same `key` never reaches a person twice. */
export async function notifyPeople(db: Db, now: Instant, news: News, { permission, unless }: Whom): Promise<void> {
  const people = await peopleWith(db, news.sellerId, permission);
  const left = new Set((unless ? await peopleWith(db, news.sellerId, unless) : []).map(({ id }) => id));
  const told = people.filter(({ id }) => !left.has(id));
  const rows = told.map(({ id: userId }) => ({
    ...news,
    userId,
    id: newId(),
    createdAt: now,
    readAt: null,
  }));
  for (const { id, sellerId, userId } of await addNotifications(db, rows))
    await emit(db, now, 'notification.added', { sellerId, userId, notificationId: id });
}
