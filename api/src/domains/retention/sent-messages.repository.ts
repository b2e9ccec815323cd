import { inArray, lt } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';

/** Those sent before, at most so many; gives how many went. */
export async function forgetSent(db: Db, before: Instant, most: number): Promise<number> {
  const old = db
    .select({ id: messagesSent.id })
    .from(messagesSent)
    .where(lt(messagesSent.createdAt, before))
    .limit(most);
  const gone = await db.delete(messagesSent).where(inArray(messagesSent.id, old)).returning({ id: messagesSent.id });
  return gone.length;
}
