/** The bell, its page, and what mails tell. */
import type { MailKind, NotificationQuery } from '@quayside/contract/notifications';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
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
export async function preferencesOf(db: Db, { sellerId, userId }: Person): Promise<ReadonlyMap<MailKind, boolean>> {
  const rows = await db
    .select({ kind: mailPreferences.kind, email: mailPreferences.email })
    .from(mailPreferences)
    .where(and(eq(mailPreferences.sellerId, sellerId), eq(mailPreferences.userId, userId)));
  return new Map(rows.map(({ kind, email }) => [kind, email]));
}

export async function wantsMail(db: Db, person: Person, kind: MailKind): Promise<boolean> {
  return !hasOwnMail(kind) && ((await preferencesOf(db, person)).get(kind) ?? isMailedByDefault(kind));
}

export type Addressed = { readonly notification: NotificationRow; readonly email: string };

/** A notification with its person's address; undefined when it or the person is gone. */
export async function addressedNotification(db: Db, person: Person, id: string): Promise<Addressed | undefined> {
  const [row] = await db
    .select({ notification: notifications, email: users.email })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(ofPerson(person), eq(notifications.id, id), isNull(users.disabledAt)));
  return row;
}
