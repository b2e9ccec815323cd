import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { sandboxClocks } from './sandbox.tables.ts';

/** 0: it goes as the real one. */
export async function movedBy(db: Db, buyerId: string): Promise<number> {
  const [row] = await db.select().from(sandboxClocks).where(eq(sandboxClocks.buyerId, buyerId));
  return row?.movedMilliseconds ?? 0;
}
