/** How far each buying company's own time is before the real one, in a sandbox installation (decision 0025). */
import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { buyerId, instant, tenantPolicy } from '../../platform/db/columns.ts';

export const sandboxClocks = pgTable(
  'sandbox_clocks',
  {
    buyerId: buyerId(),
    movedMilliseconds: bigint({ mode: 'number' }).notNull(),
    /** As the company's own clock had it then. */
    movedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId] }),
    check('sandbox_clocks_forward', sql`"moved_milliseconds" >= 0`),
    tenantPolicy('sandbox_clocks', 'buyer_id'),
  ],
).enableRLS();
