/** The bell, its page, and what mails tell. */
import type { MailKind, NotificationQuery } from '@quayside/contract/notifications';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { users } from '../users/users.tables.ts';
import type { NotificationRow, Person } from './notifications.repository.ts';
import { hasOwnMail, isMailedByDefault } from './notifications.rules.ts';
import { mailPreferences, notifications } from './notifications.tables.ts';

/** The bell counts to here. */
const mostUnread = 100;

const ofPerson = ({ sellerId, userId }: Person) =>
  and(eq(notifications.sellerId, sellerId), eq(notifications.userId, userId));

/** One page, newest first, with how many there are and how many are unread. */
export async function notificationPage(database: Database, person: Person, query: NotificationQuery) {
  const shown = and(ofPerson(person), query.unread === 'true' ? isNull(notifications.readAt) : undefined);
  const [rows, counted, unread] = await database.flight({ sellerId: person.sellerId }, (db) => [
    db
      .select()
      .from(notifications)
      .where(shown)
      .orderBy(desc(notifications.id))
      .limit(query.size)
      .offset(offsetOf(query))
      .execute(),
    counting(db, shown, countCap),
    countUnread(db, person),
  ]);
  return { rows, total: counted, unread };
}

/** How many are unread, at most 100. */
export function countUnread(db: Db, person: Person): Promise<number> {
  return counting(db, and(ofPerson(person), isNull(notifications.readAt)), mostUnread);
}

async function counting(db: Db, which: ReturnType<typeof and>, limit: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(notifications)
    .where(which)
    .limit(limit)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some).execute();
  return row?.count ?? 0;
}

/** What the person chose; kinds that nobody chose about are absent. */
export const preferencesOf = async (db: Db, person: Person): Promise<ReadonlyMap<MailKind, boolean>> =>
  (await choicesOf(db, [person]))(person);

type ChoicesOf = (person: Person) => ReadonlyMap<MailKind, boolean>;

/** The same of several people. */
async function choicesOf(db: Db, people: readonly Person[]): Promise<ChoicesOf> {
  const rows = await db
    .select({ userId: mailPreferences.userId, kind: mailPreferences.kind, email: mailPreferences.email })
    .from(mailPreferences)
    .where(
      and(
        inArray(mailPreferences.sellerId, [...new Set(people.map(({ sellerId }) => sellerId))]),
        inArray(mailPreferences.userId, [...new Set(people.map(({ userId }) => userId))]),
      ),
    )
    .execute();
  const chosen = Map.groupBy(rows, ({ userId }) => userId);
  return ({ userId }) => new Map((chosen.get(userId) ?? []).map(({ kind, email }) => [kind, email]));
}

const isWanted = (choices: ReadonlyMap<MailKind, boolean>, kind: MailKind): boolean =>
  !hasOwnMail(kind) && (choices.get(kind) ?? isMailedByDefault(kind));

export const wantsMail = async (db: Db, person: Person, kind: MailKind): Promise<boolean> =>
  isWanted(await preferencesOf(db, person), kind);

export type Addressed = { readonly notification: NotificationRow; readonly email: string };

/** Those notifications that their people want by mail, with the addresses; one that is gone, or whose person is, is absent. */
export async function addressedNotifications(
  db: Db,
  asked: readonly (Person & { readonly notificationId: string })[],
): Promise<Addressed[]> {
  const [rows, choices] = await Promise.all([
    db
      .select({ notification: notifications, email: users.email })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(
        and(
          inArray(notifications.sellerId, [...new Set(asked.map(({ sellerId }) => sellerId))]),
          inArray(notifications.userId, [...new Set(asked.map(({ userId }) => userId))]),
          inArray(
            notifications.id,
            asked.map(({ notificationId }) => notificationId),
          ),
          isNull(users.disabledAt),
        ),
      )
      .execute(),
    choicesOf(db, asked),
  ]);
  return rows.filter(({ notification }) => isWanted(choices(notification), notification.type));
}
