/** Companies that our rules paused. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { sellers } from '../sellers/sellers.tables.ts';

/** Companies paused for what they can clear by themselves. */
export async function pausedForFacts(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(eq(sellers.status, 'PAUSED'), inArray(sellers.pauseReason, ['INVALID_VAT', 'STALE_STOCK_LIST'])));
  return rows.map(({ id }) => id);
}
