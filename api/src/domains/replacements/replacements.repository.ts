/** Reads and writes of what sellers are asked for. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { replacements } from './replacements.tables.ts';

export type ReplacementRecord = typeof replacements.$inferSelect;

export async function addReplacements(db: Db, rows: readonly ReplacementRecord[]): Promise<void> {
  if (rows.length > 0) await db.insert(replacements).values([...rows]);
}

const one = (sellerId: string, id: string) => and(eq(replacements.sellerId, sellerId), eq(replacements.id, id));

/** Undefined when it is another company's or absent. */
export async function lockReplacement(db: Db, sellerId: string, id: string): Promise<ReplacementRecord | undefined> {
  const [found] = await db.select().from(replacements).where(one(sellerId, id)).for('update');
  return found;
}

export async function saveAnswer(db: Db, record: ReplacementRecord): Promise<void> {
  const { sellerId, id, status, offeredQuantity, answeredAt, orderId, version } = record;
  await db.update(replacements).set({ status, offeredQuantity, answeredAt, orderId, version }).where(one(sellerId, id));
}
