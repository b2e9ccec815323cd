import { and, desc, eq, isNotNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { knownDevices } from './auth.tables.ts';

const isOf = (id: string, userId: string) => and(eq(knownDevices.id, id), eq(knownDevices.userId, userId));

/** Counts one more failure of the device with this account; false when it is not known there, or has none left. */
export async function takeTry(db: Db, id: string, userId: string, most: number): Promise<boolean> {
  const rows = await db
    .update(knownDevices)
    .set({ failures: sql`"failures" + 1` })
    .where(and(isOf(id, userId), lt(knownDevices.failures, most)))
    .returning({ id: knownDevices.id });
  return rows.length === 1;
}

/** Whether the device is known to the account and has tries left. */
export async function isKnownDevice(db: Db, id: string, userId: string, most: number): Promise<boolean> {
  const rows = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(isOf(id, userId), lt(knownDevices.failures, most)));
  return rows.length === 1;
}

/** The same for its codes: false as well when the second factor was never shown there. */
export async function takeFactorTry(db: Db, id: string, userId: string, most: number): Promise<boolean> {
  const rows = await db
    .update(knownDevices)
    .set({ factorFailures: sql`"factor_failures" + 1` })
    .where(and(isOf(id, userId), lt(knownDevices.factorFailures, most)))
    .returning({ id: knownDevices.id });
  return rows.length === 1;
}

/** The second factor was shown there: it has all its tries. */
export async function saveFactorShown(db: Db, id: string, userId: string): Promise<void> {
  await db.update(knownDevices).set({ factorFailures: 0 }).where(isOf(id, userId));
}

/** It is off: shown nowhere. */
export async function forgetFactorShown(db: Db, userId: string): Promise<void> {
  await db.update(knownDevices).set({ factorFailures: null }).where(eq(knownDevices.userId, userId));
}

export async function forgiveTries(db: Db, id: string, userId: string): Promise<void> {
  await db.update(knownDevices).set({ failures: 0 }).where(isOf(id, userId));
}

/** Gives the device another id, for all its accounts. */
export async function renameDevice(db: Db, from: string, to: string): Promise<void> {
  await db.update(knownDevices).set({ id: to }).where(eq(knownDevices.id, from));
}

export async function saveDevice(db: Db, id: string, userId: string, lastUsedAt: Instant): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ id, userId, lastUsedAt })
    .onConflictDoUpdate({ target: [knownDevices.id, knownDevices.userId], set: { failures: 0, lastUsedAt } });
}

/**
 * Forgets the account's devices but those it used last, and of those where the second factor was shown as many: whoever has
 * the password alone pushes none of these out by signing in.
 */
export async function keepNewestDevices(db: Db, userId: string, count: number): Promise<void> {
  const own = eq(knownDevices.userId, userId);
  const newest = (isWanted = own) =>
    db
      .select({ id: knownDevices.id })
      .from(knownDevices)
      .where(and(own, isWanted))
      .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
      .limit(count);
  const shown = newest(isNotNull(knownDevices.factorFailures));
  await db
    .delete(knownDevices)
    .where(and(own, notInArray(knownDevices.id, newest()), notInArray(knownDevices.id, shown)));
}

/** Forgets the account's devices, but the one it keeps. */
export async function forgetDevices(db: Db, userId: string, kept: string | null): Promise<void> {
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), kept === null ? undefined : ne(knownDevices.id, kept)));
}

export async function forgetUnusedDevices(db: Db, before: Instant): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before));
}
