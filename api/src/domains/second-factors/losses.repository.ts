import { and, eq, isNull } from 'drizzle-orm';
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

/** Whether one waited. */
export async function cancelLossOf(db: Db, userId: string, now: Instant): Promise<boolean> {
  const ended = await db
    .update(factorLosses)
    .set({ cancelledAt: now })
    .where(and(eq(factorLosses.userId, userId), isOpen))
    .returning({ id: factorLosses.id });
  return ended.length > 0;
}

export async function saveGrant(db: Db, id: string, grantedBy: string, now: Instant): Promise<void> {
  await db.update(factorLosses).set({ grantedAt: now, grantedBy }).where(eq(factorLosses.id, id));
}

/** With the account: the address that asked is told nothing any more. */
export async function deleteLosses(db: Db, userId: string): Promise<void> {
  await db.delete(factorLosses).where(eq(factorLosses.userId, userId));
}
