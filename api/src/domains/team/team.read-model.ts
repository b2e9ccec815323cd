/** The people of a company with where they are signed in and until when an invitation is good. */
import { and, asc, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { secrets, sessions } from '../auth/auth.tables.ts';
import { passkeys, secondFactors } from '../second-factors/second-factors.tables.ts';
import { users } from '../users/users.tables.ts';

export type MemberRow = {
  readonly user: typeof users.$inferSelect;
  readonly hasSecondFactor: boolean;
  readonly sessions: number;
  readonly lastSeenAt: Instant | null;
  readonly invitationEndsAt: Instant | null;
};

export async function teamOf(db: Db, sellerId: string, now: Instant): Promise<MemberRow[]> {
  const here = db
    .select({
      userId: sessions.userId,
      live: sql<number>`count(*) filter (where ${sessions.revokedAt} is null and ${sessions.expiresAt} > ${now})::int`.as(
        'live',
      ),
      last: sql<string | null>`max(${sessions.lastSeenAt})`.mapWith(sessions.lastSeenAt).as('last'),
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.sellerId, sellerId)))
    .groupBy(sessions.userId)
    .as('here');
  const links = db
    .select({
      userId: secrets.userId,
      ends: sql<string | null>`max(${secrets.expiresAt})`.mapWith(secrets.expiresAt).as('ends'),
    })
    .from(secrets)
    .innerJoin(users, and(eq(users.id, secrets.userId), eq(users.sellerId, sellerId)))
    .where(and(eq(secrets.kind, 'activation'), isNull(secrets.usedAt), gt(secrets.expiresAt, now)))
    .groupBy(secrets.userId)
    .as('links');
  const hasFactor = or(
    exists(
      db
        .select({ one: sql`1` })
        .from(secondFactors)
        .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt))),
    ),
    exists(db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.userId, users.id))),
  );
  const rows = await db
    .select({
      ...{ user: users, live: here.live, last: here.last, ends: links.ends },
      hasFactor: sql<boolean>`${hasFactor}`,
    })
    .from(users)
    .leftJoin(here, eq(here.userId, users.id))
    .leftJoin(links, eq(links.userId, users.id))
    .where(and(eq(users.sellerId, sellerId), isNull(users.disabledAt)))
    .orderBy(asc(users.createdAt), asc(users.id));
  return rows.map(({ user, live, last, ends, hasFactor }) => ({
    ...{
      user,
      hasSecondFactor: hasFactor,
      sessions: live ?? 0,
      lastSeenAt: last,
      invitationEndsAt: user.invitedAt === null ? null : ends,
    },
  }));
}
