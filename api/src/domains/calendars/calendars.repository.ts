/** Reads and writes of calendar links: one per person. */
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { calendarLinks } from './calendars.tables.ts';

export type LinkRecord = typeof calendarLinks.$inferSelect;
/** Whose link. */
export type Holder = { readonly sellerId: string; readonly userId: string };

const ofHolder = ({ sellerId, userId }: Holder) =>
  and(eq(calendarLinks.sellerId, sellerId), eq(calendarLinks.userId, userId));

export async function linkOf(db: Db, holder: Holder): Promise<LinkRecord | undefined> {
  const [found] = await db.select().from(calendarLinks).where(ofHolder(holder));
  return found;
}

/** Whoever the secret belongs to, in whatever company. Runs in system scope. */
export async function linkBySecret(db: Db, secretHash: string): Promise<LinkRecord | undefined> {
  const [found] = await db.select().from(calendarLinks).where(eq(calendarLinks.secretHash, secretHash));
  return found;
}

/** The new link takes the place of the one before. */
export async function saveLink(db: Db, link: LinkRecord): Promise<void> {
  const { secretHash, createdAt, readAt } = link;
  await db
    .insert(calendarLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [calendarLinks.sellerId, calendarLinks.userId],
      set: { secretHash, createdAt, readAt },
    });
}

export async function deleteLink(db: Db, holder: Holder): Promise<void> {
  await db.delete(calendarLinks).where(ofHolder(holder));
}

/** Whatever company it is of. Runs in system scope. */
export async function deleteLinksOf(db: Db, userId: string): Promise<void> {
  await db.delete(calendarLinks).where(eq(calendarLinks.userId, userId));
}

/** Notes that a program asked, unless that was noted after `since`. */
export async function saveReading(db: Db, holder: Holder, now: Instant, since: Instant): Promise<void> {
  await db
    .update(calendarLinks)
    .set({ readAt: now })
    .where(and(ofHolder(holder), or(isNull(calendarLinks.readAt), lt(calendarLinks.readAt, since))));
}
