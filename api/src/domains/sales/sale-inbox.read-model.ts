/** What the dashboard reads of orders: the most urgent that are the seller's move, and what ends soon. */
import type { Currency } from '@quayside/contract/common';
import { nextActions } from '@quayside/contract/sale-values';
import type { SaleListQuery } from '@quayside/contract/sales';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { salePage } from './sales.read-model.ts';
import { sales } from './sales.tables.ts';

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
      sql`"sales"."seller_id" = ${sql.placeholder('sellerId')} and "sales"."status_group" = 'CURRENT' and "sales"."due_at" < ${sql.placeholder('before')}`,
    )
    .groupBy(sales.currency)
    .prepare('sale_inbox.ending'),
);

export type Ending = { readonly currency: Currency; readonly orders: number; readonly totalMinor: bigint };

/** The `size` most urgent orders of the seller, soonest deadline first, and what ends before `before`, by currency. */
export async function saleInbox(
  database: Database,
  sellerId: string,
  { size, before }: { size: number; before: string },
) {
  const query = {
    status: 'CURRENT',
    page: 1,
    size,
    sort: 'expiresAt',
    nextAction: [...myMoves],
  } satisfies SaleListQuery;
  const [{ rows, seller }, [ending]] = await Promise.all([
    salePage(database, sellerId, query),
    database.flight({ sellerId }, (db) => [endingOf(db).execute({ sellerId, before })]),
  ]);
  return { rows, seller, ending: ending.map((one): Ending => ({ ...one, totalMinor: BigInt(one.totalMinor) })) };
}
