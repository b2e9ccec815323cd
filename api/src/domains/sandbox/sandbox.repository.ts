/** The moved clocks of companies. */
import { sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { sandboxClocks } from './sandbox.tables.ts';

/** Adds to it; gives what it is then. */
export async function moveBy(db: Db, buyerId: string, milliseconds: number, movedAt: Instant): Promise<number> {
  const [row] = await db
    .insert(sandboxClocks)
    .values({ buyerId, movedMilliseconds: milliseconds, movedAt })
    .onConflictDoUpdate({
      target: sandboxClocks.buyerId,
      set: { movedMilliseconds: sql`"sandbox_clocks"."moved_milliseconds" + ${milliseconds}`, movedAt },
    })
    .returning();
  return row?.movedMilliseconds ?? 0;
}
