import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { factorLosses } from './second-factors.tables.ts';

export type LossRow = typeof factorLosses.$inferSelect;

const isOpen = and(isNull(factorLosses.cancelledAt), isNull(factorLosses.grantedAt));

/** The one that waits. */
export async function openLossOf(db: Db, userId: string): Promise<LossRow | null> {
  const [row] = await db
    .select()
    .from(factorLosses)
    .where(and(eq(factorLosses.userId, userId), isOpen));
  return row ?? null;
}

export async function lossById(db: Db, id: string): Promise<LossRow | null> {
  const [row] = await db.select().from(factorLosses).where(eq(factorLosses.id, id));
  return row ?? null;
}

/** One that waits, locked; null when there is none such any more. */
export async function lockOpenLoss(db: Db, id: string): Promise<LossRow | null> {
  const [row] = await db
    .select()
    .from(factorLosses)
    .where(and(eq(factorLosses.id, id), isOpen))
    .for('update');
  return row ?? null;
}

/** False when one waits already. */
export async function insertLoss(db: Db, row: typeof factorLosses.$inferInsert): Promise<boolean> {
  const made = await db.insert(factorLosses).values(row).onConflictDoNothing().returning({ id: factorLosses.id });
  return made.length === 1;
}

/** The mail that asks the owner went out. */
export async function saveLossTold(db: Db, id: string, now: Instant): Promise<void> {
  const untold = and(eq(factorLosses.id, id), isNull(factorLosses.toldAt));
  await db.update(factorLosses).set({ toldAt: now }).where(untold);
}

/** Whether one waited. `isKept`: by the link of the mail. */
export async function cancelLossOf(db: Db, userId: string, now: Instant, isKept = false): Promise<boolean> {
  const ended = await db
    .update(factorLosses)
    .set({ cancelledAt: now, ...(isKept ? { keptAt: now } : {}) })
    .where(and(eq(factorLosses.userId, userId), isOpen))
    .returning({ id: factorLosses.id });
  return ended.length > 0;
}

/** Whether somebody said no since the password was changed last. */
export async function isKeptFor(db: Db, userId: string): Promise<boolean> {
  const kept = and(eq(factorLosses.userId, userId), isNotNull(factorLosses.keptAt));
  return (await db.select({ id: factorLosses.id }).from(factorLosses).where(kept).limit(1)).length > 0;
}

/** The password is another one: what waits ends, and what was said about earlier ones counts no more. */
export async function endLossesOf(db: Db, userId: string, now: Instant): Promise<void> {
  await cancelLossOf(db, userId, now);
  await db.update(factorLosses).set({ keptAt: null }).where(eq(factorLosses.userId, userId));
}

export async function saveGrant(db: Db, id: string, grantedBy: string, now: Instant): Promise<void> {
  await db.update(factorLosses).set({ grantedAt: now, grantedBy }).where(eq(factorLosses.id, id));
}

/** With the account: the address that asked is told nothing any more. */
export async function deleteLosses(db: Db, userId: string): Promise<void> {
  await db.delete(factorLosses).where(eq(factorLosses.userId, userId));
}
