/** What the dashboard reads of orders: the most urgent that are the seller's move, and what ends soon. */
import type { Currency } from '@quayside/contract/common';
import type { NextAction } from '@quayside/contract/sale-values';
import type { SaleListQuery } from '@quayside/contract/sales';
import { sql } from 'drizzle-orm';
import type { Instant } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { salePage } from '../sales.read-model.ts';
import { sales } from '../sales.tables.ts';
import { isOpen } from '../sales.types.ts';

const endingOf = prepared((db) =>
  db
    .select({
      currency: sales.currency,
      orders: sql<number>`count(*)::int`,
      totalMinor: sql<string>`sum("sales"."total_minor")`,
    })
    .from(sales)
    .where(
      sql`"sales"."seller_id" = ${sql.placeholder('sellerId')} and "sales"."status_group" = 'CURRENT' and "sales"."due_at" >= ${sql.placeholder('now')} and "sales"."due_at" < ${sql.placeholder('before')} and "sales"."next_action" = any(${sql.placeholder('moves')}::text[])`,
    )
    .groupBy(sales.currency)
    .prepare('sale_inbox.ending'),
);

export type Ending = { readonly currency: Currency; readonly orders: number; readonly totalMinor: bigint };

/** Rows read for an inbox of at most as many: an order past its deadline waits to be ended and needs nobody. */
const read = 25;

/**
 * The `size` most urgent orders of the seller whose deadline is ahead, soonest first, and what ends before `before`, by
 * currency: of those that wait for one of `moves`, which is all that the reader may do.
 */
export async function saleInbox(
  database: Database,
  sellerId: string,
  { size, now, before, moves }: { size: number; now: Instant; before: Instant; moves: readonly NextAction[] },
) {
  const query = {
    status: 'CURRENT',
    page: 1,
    size: read,
    sort: 'expiresAt',
    nextAction: [...moves],
  } satisfies SaleListQuery;
  const [{ rows, seller }, [ending]] = await Promise.all([
    salePage(database, sellerId, query),
    database.flight({ sellerId }, (db) => [endingOf(db).execute({ sellerId, now, before, moves })]),
  ]);
  const ahead = rows.filter((sale) => !isOpen(sale) || sale.expiresAt === null || sale.expiresAt > now);
  return {
    rows: ahead.slice(0, size),
    seller,
    ending: ending.map((one): Ending => ({ ...one, totalMinor: BigInt(one.totalMinor) })),
  };
}
