/** Rows of stored files. */
import { and, asc, eq, lt, ne } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../db/database.ts';
import { storedFiles } from './stored-files.tables.ts';

export type StoredRow = typeof storedFiles.$inferSelect;

const one = (sellerId: string, id: string) => and(eq(storedFiles.sellerId, sellerId), eq(storedFiles.id, id));

export async function insertFile(db: Db, file: StoredRow): Promise<void> {
  await db.insert(storedFiles).values(file).execute();
}

/** True when the file was in `from`; the row stays locked until the transaction ends. */
export async function moveFile(
  db: Db,
  { sellerId, id }: Pick<StoredRow, 'sellerId' | 'id'>,
  { from, to, at }: { from: StoredRow['state']; to: StoredRow['state']; at: Instant },
): Promise<boolean> {
  const moved = await db
    .update(storedFiles)
    .set({ state: to, changedAt: at })
    .where(and(one(sellerId, id), eq(storedFiles.state, from)))
    .returning({ id: storedFiles.id });
  return moved.length === 1;
}

export async function deleteFile(db: Db, { sellerId, id }: Pick<StoredRow, 'sellerId' | 'id'>): Promise<void> {
  await db.delete(storedFiles).where(one(sellerId, id)).execute();
}

/** Files that nothing refers to, unchanged since before `since`, oldest first; in system scope. */
export function passingFiles(db: Db, since: Instant, limit: number): Promise<StoredRow[]> {
  return db
    .select()
    .from(storedFiles)
    .where(and(ne(storedFiles.state, 'KEPT'), lt(storedFiles.changedAt, since)))
    .orderBy(asc(storedFiles.changedAt))
    .limit(limit)
    .execute();
}
