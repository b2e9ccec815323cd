import { and, count, eq, isNull } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { recoveryCodes, secondFactors } from './second-factors.tables.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

export async function factorOf(db: Db, userId: string): Promise<FactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** Locked until the transaction ends: a code is used once, however many ask at once. */
export async function lockFactor(db: Db, userId: string): Promise<FactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  return row ?? null;
}

/** Begins anew: what was begun before and never confirmed is replaced. */
export async function putFactor(db: Db, row: Pick<FactorRow, 'userId' | 'sealedKey' | 'createdAt'>): Promise<void> {
  const fresh = { ...row, confirmedAt: null, lastStep: 0 };
  await db.insert(secondFactors).values(fresh).onConflictDoUpdate({ target: secondFactors.userId, set: fresh });
}

export async function saveFactor(
  db: Db,
  userId: string,
  change: Partial<Pick<FactorRow, 'confirmedAt' | 'lastStep'>>,
): Promise<void> {
  await db.update(secondFactors).set(change).where(eq(secondFactors.userId, userId));
}

/** The app alone; what else the person shows stays. */
export async function removeFactor(db: Db, userId: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/** An app that was begun and never confirmed. */
export async function removeBegunFactor(db: Db, userId: string): Promise<void> {
  await db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)));
}

export async function deleteCodes(db: Db, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function replaceCodes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** Uses a recovery code; false when there is none such, or it was used. */
export async function useCode(db: Db, userId: string, hash: string, now: Instant): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export async function codesLeft(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
