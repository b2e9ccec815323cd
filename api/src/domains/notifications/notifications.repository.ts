/** Writes of notifications. Every query says whose rows it means; row-level security is the net beneath. */
import type { MailKind } from '@quayside/contract/notifications';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { digestDays, mailPreferences, notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type Person = { readonly sellerId: string; readonly userId: string };

/** Adds what was not told to that person before; gives what is new. */
export async function addNotifications(
  db: Db,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<NotificationRow[]> {
  if (rows.length === 0) return [];
  return db
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

/** Marks these as read, or all; answers how many of the named there are. What was read before keeps its time. */
export async function saveRead(
  db: Db,
  { sellerId, userId }: Person,
  ids: readonly string[] | undefined,
  now: Instant,
): Promise<number> {
  const named = and(
    eq(notifications.sellerId, sellerId),
    eq(notifications.userId, userId),
    ids === undefined ? undefined : inArray(notifications.id, [...ids]),
  );
  const [found] = await Promise.all([
    db.$count(notifications, named),
    db
      .update(notifications)
      .set({ readAt: now })
      .where(and(named, isNull(notifications.readAt)))
      .execute(),
  ]);
  return found;
}

export async function savePreference(
  db: Db,
  { sellerId, userId }: Person,
  choice: { readonly kind: MailKind; readonly email: boolean },
  now: Instant,
): Promise<void> {
  await db
    .insert(mailPreferences)
    .values({ sellerId, userId, ...choice, changedAt: now })
    .onConflictDoUpdate({
      target: [mailPreferences.sellerId, mailPreferences.userId, mailPreferences.kind],
      set: { email: choice.email, changedAt: now },
    });
}

/** True for whoever closes this day of the company first. */
export async function closeDigestDay(db: Db, sellerId: string, day: string, now: Instant): Promise<boolean> {
  const rows = await db
    .insert(digestDays)
    .values({ sellerId, day, at: now })
    .onConflictDoNothing()
    .returning({ day: digestDays.day });
  return rows.length === 1;
}
