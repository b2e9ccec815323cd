import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dataCopies, dataCopyParts } from '../personal-data.tables.ts';

export type CopyRecord = typeof dataCopies.$inferSelect;
export type CopyPart = typeof dataCopyParts.$inferSelect;
export type CopyOwner = Pick<CopyRecord, 'sellerId' | 'ownerId'>;
export type CopyRun = CopyId & { readonly runId: string };
export type CopyId = Pick<CopyRecord, 'sellerId' | 'id'>;

const one = ({ sellerId, id }: CopyId) => and(eq(dataCopies.sellerId, sellerId), eq(dataCopies.id, id));
const partsOne = ({ sellerId, id }: CopyId) => and(eq(dataCopyParts.sellerId, sellerId), eq(dataCopyParts.copyId, id));

/** Two who ask at once are one after the other. */
export async function lockOwner(db: Db, { sellerId, ownerId }: CopyOwner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`data copy ${sellerId} ${ownerId}`}, 0))`);
}

export async function copyOf(db: Db, { sellerId, ownerId }: CopyOwner): Promise<CopyRecord | null> {
  const [found] = await db
    .select()
    .from(dataCopies)
    .where(and(eq(dataCopies.sellerId, sellerId), eq(dataCopies.ownerId, ownerId)))
    .limit(1);
  return found ?? null;
}

export async function copyById(db: Db, id: CopyId): Promise<CopyRecord | null> {
  const [found] = await db.select().from(dataCopies).where(one(id)).limit(1);
  return found ?? null;
}

export const partsOf = (db: Db, id: CopyId): Promise<CopyPart[]> =>
  db.select().from(dataCopyParts).where(partsOne(id)).orderBy(asc(dataCopyParts.part)).execute();

export async function insertCopy(db: Db, copy: typeof dataCopies.$inferInsert): Promise<void> {
  await db.insert(dataCopies).values(copy);
}

export async function saveCopy(db: Db, id: CopyId, patch: Partial<CopyRecord>): Promise<void> {
  await db.update(dataCopies).set(patch).where(one(id));
}

/** False when it is no longer being made. */
export async function failCopy(db: Db, id: CopyId, now: Instant): Promise<boolean> {
  const failed = await db
    .update(dataCopies)
    .set({ status: 'FAILED', endedAt: now, movedAt: now, runId: null })
    .where(and(one(id), inArray(dataCopies.status, ['WAITING', 'RUNNING'])))
    .returning({ id: dataCopies.id });
  return failed.length === 1;
}

/** False when it is no longer there, or another run is at it. */
export async function saveRun(db: Db, run: CopyRun, patch: Partial<CopyRecord>): Promise<boolean> {
  const mine = and(one(run), eq(dataCopies.runId, run.runId));
  const saved = await db.update(dataCopies).set(patch).where(mine).returning({ id: dataCopies.id });
  return saved.length === 1;
}

export async function insertPart(db: Db, part: CopyPart): Promise<void> {
  await db.insert(dataCopyParts).values(part);
}

export async function deleteParts(db: Db, id: CopyId): Promise<CopyPart[]> {
  return db.delete(dataCopyParts).where(partsOne(id)).returning();
}

export async function deleteCopy(db: Db, id: CopyId): Promise<void> {
  await db.delete(dataCopies).where(one(id));
}

/**
 * Those that are being made and of which nothing came since. One that waits does so also while any other moves, unless one
 * asked for later has ended before it: they are made in turn. In system scope.
 */
export function stuckCopies(db: Db, since: Instant, limit: number): Promise<CopyRecord[]> {
  const { status, movedAt, askedAt } = dataCopies;
  const isStill = sql`coalesce(${movedAt}, ${askedAt}) < ${since}`;
  const moves = sql`exists (select from data_copies other where other.moved_at >= ${since})`;
  const isPassed = sql`exists (select from data_copies other where other.asked_at > ${askedAt} and other.ended_at is not null)`;
  const isStuck = or(eq(status, 'RUNNING'), and(eq(status, 'WAITING'), sql`(not ${moves} or ${isPassed})`));
  return db.select().from(dataCopies).where(and(isStill, isStuck)).limit(limit).execute();
}

/** Those that ended before; in system scope. */
export const copiesEndedBefore = (db: Db, before: Instant, limit: number): Promise<CopyRecord[]> =>
  db.select().from(dataCopies).where(lt(dataCopies.endedAt, before)).limit(limit).execute();
