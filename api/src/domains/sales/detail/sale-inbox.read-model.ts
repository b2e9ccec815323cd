/** What the dashboard reads of orders: the most urgent that are the seller's move, and what ends soon. */
import type { Currency } from '@quayside/contract/common';
import { nextActions } from '@quayside/contract/sale-values';
import type { SaleListQuery } from '@quayside/contract/sales';
import { sql } from 'drizzle-orm';
import type { Instant } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { salePage } from '../sales.read-model.ts';
import { sales } from '../sales.tables.ts';
import { isOpen } from '../sales.types.ts';

/** The next actions that are the seller's move. */
export const myMoves = nextActions.filter((action) => action !== 'WAIT_FOR_APPROVAL' && action !== 'NONE');

const endingOf = prepared((db) =>
  db
    .select({
      currency: sales.currency,
      orders: sql<number>`count(*)::int`,
      totalMinor: sql<string>`sum("sales"."total_minor")`,
    })
    .from(sales)
    .where(
      sql`"sales"."seller_id" = ${sql.placeholder('sellerId')} and "sales"."status_group" = 'CURRENT' and "sales"."due_at" >= ${sql.placeholder('now')} and "sales"."due_at" < ${sql.placeholder('before')}`,
    )
    .groupBy(sales.currency)
    .prepare('sale_inbox.ending'),
);

export type Ending = { readonly currency: Currency; readonly orders: number; readonly totalMinor: bigint };

/** Rows read for an inbox of at most as many: an order past its deadline waits to be ended and needs nobody. */
const read = 25;

/**
 * The `size` most urgent orders of the seller whose deadline is ahead, soonest first, and what ends before `before`, by
 * currency.
 */
export async function saleInbox(
  database: Database,
  sellerId: string,
  { size, now, before }: { size: number; now: Instant; before: Instant },
) {
  const query = {
    status: 'CURRENT',
    page: 1,
    size: read,
    sort: 'expiresAt',
    nextAction: [...myMoves],
  } satisfies SaleListQuery;
  const [{ rows, seller }, [ending]] = await Promise.all([
    salePage(database, sellerId, query),
    database.flight({ sellerId }, (db) => [endingOf(db).execute({ sellerId, now, before })]),
  ]);
  const ahead = rows.filter((sale) => !isOpen(sale) || sale.expiresAt === null || sale.expiresAt > now);
  return {
    rows: ahead.slice(0, size),
    seller,
    ending: ending.map((one): Ending => ({ ...one, totalMinor: BigInt(one.totalMinor) })),
  };
}
