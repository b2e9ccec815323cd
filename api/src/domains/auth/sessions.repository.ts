import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { sessions } from './auth.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
type NewSession = Pick<
  SessionRow,
  'id' | 'userId' | 'application' | 'tokenHash' | 'createdAt' | 'expiresAt' | 'provedAt' | 'userAgent'
>;

const byId = prepared((db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('session_by_id'),
);

export async function sessionById(db: Db, id: string): Promise<SessionRow | null> {
  const [row] = await byId(db).execute({ id });
  return row ?? null;
}

/** Locks the row: of parallel refreshes one rotates, the others see what it did. */
export async function lockSession(db: Db, id: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return row ?? null;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values({ ...session, rotatedAt: session.createdAt, lastSeenAt: session.createdAt });
}

export async function saveRotation(
  db: Db,
  id: string,
  generation: number,
  tokenHash: string,
  now: Instant,
): Promise<void> {
  await db.update(sessions).set({ generation, tokenHash, rotatedAt: now, lastSeenAt: now }).where(eq(sessions.id, id));
}

export async function saveSeen(db: Db, id: string, now: Instant): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/** Ends a session; one that has ended keeps its first reason. */
export async function revokeSession(db: Db, id: string, because: string, now: Instant): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** Ends the user's sessions but `kept`; answers the ids of those it ended. */
export async function revokeSessionsOfUser(
  db: Db,
  userId: string,
  because: string,
  now: Instant,
  kept?: string,
): Promise<string[]> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        kept === undefined ? undefined : ne(sessions.id, kept),
      ),
    )
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Sessions that still count, newest first. */
export async function liveSessions(db: Db, userId: string, now: Instant): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);
}

/** Forgets sessions that ended before `before`. */
export async function forgetSessions(db: Db, before: Instant): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)));
}

export async function deleteSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function saveProof(db: Db, id: string, now: Instant): Promise<void> {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, id));
}

/** Null: the view ends. */
export async function saveView(db: Db, id: string, view: { sellerId: string; until: Instant } | null): Promise<void> {
  const change = { viewsSellerId: view?.sellerId ?? null, viewsUntil: view?.until ?? null };
  await db.update(sessions).set(change).where(eq(sessions.id, id));
}
