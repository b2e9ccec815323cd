import { and, asc, count, eq, lt } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { passkeyChallenges, passkeys } from './second-factors.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type Challenge = typeof passkeyChallenges.$inferSelect;

/** Oldest first. */
export const passkeysOf = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id)).execute();

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ known: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.known ?? 0;
}

/** False when somebody has that credential already. */
export async function insertPasskey(db: Db, row: PasskeyRow): Promise<boolean> {
  const added = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length === 1;
}

/** The person's passkey of that credential, locked; null when it is none of theirs. */
export async function lockPasskey(db: Db, userId: string, credentialId: string): Promise<PasskeyRow | null> {
  const own = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId));
  const [row] = await db.select().from(passkeys).where(own).for('update');
  return row ?? null;
}

export async function saveUse(db: Db, id: string, counter: number, lastUsedAt: Instant): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id));
}

/** False when there is none such. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const own = and(eq(passkeys.userId, userId), eq(passkeys.id, id));
  return (await db.delete(passkeys).where(own).returning({ id: passkeys.id })).length === 1;
}

export async function deletePasskeys(db: Db, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** In place of the one before, and of all that are over. */
export async function putChallenge(db: Db, challenge: Challenge, now: Instant): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db
    .insert(passkeyChallenges)
    .values(challenge)
    .onConflictDoUpdate({ target: passkeyChallenges.sessionId, set: challenge });
}

/** Takes it away, so that it is signed once; null when there is none. */
export async function takeChallenge(
  db: Db,
  sessionId: string,
  purpose: Challenge['purpose'],
): Promise<Challenge | null> {
  const wanted = and(eq(passkeyChallenges.sessionId, sessionId), eq(passkeyChallenges.purpose, purpose));
  const [row] = await db.delete(passkeyChallenges).where(wanted).returning();
  return row ?? null;
}
