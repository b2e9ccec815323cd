/** Puts a notification on the bell of everybody whom it concerns, once each, and tells their pages. */
import type { PermissionName } from '@quayside/contract/permissions';
import type { Instant } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emitAll } from '../../../platform/jobs/jobs.ts';
import { peopleOf } from '../../users/users.public.ts';
import { addNotifications, type NotificationRow } from '../notifications.repository.ts';

export type News = Pick<
  NotificationRow,
  'sellerId' | 'type' | 'key' | 'saleId' | 'claimId' | 'orderNumber' | 'deadline'
> &
  Partial<Pick<NotificationRow, 'pauseReason' | 'pauseEnd' | 'pauseNote'>>;

type Whom = { readonly permission: PermissionName; readonly unless?: PermissionName };

/** Everybody with the permission in each one's company, but for those with the other one; the same `key` never reaches a person twice. */
export async function notifyPeople(
  db: Db,
  now: Instant,
  news: readonly News[],
  { permission, unless }: Whom,
): Promise<void> {
  const sellerIds = [...new Set(news.map(({ sellerId }) => sellerId))];
  const people = await peopleOf(db, sellerIds, permission);
  const left = new Set((unless ? await peopleOf(db, sellerIds, unless) : []).map(({ id }) => id));
  const told = Map.groupBy(
    people.filter(({ id }) => !left.has(id)),
    ({ sellerId }) => sellerId,
  );
  const rows = news.flatMap((one) =>
    (told.get(one.sellerId) ?? []).map(({ id: userId }) => ({
      ...one,
      ...{ userId, id: newId(), createdAt: now, readAt: null },
    })),
  );
  const added = await addNotifications(db, rows);
  await emitAll(
    db,
    now,
    'notification.added',
    added.map(({ id: notificationId, sellerId, userId }) => ({ sellerId, userId, notificationId })),
  );
}
