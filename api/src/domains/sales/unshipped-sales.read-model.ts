/** Orders whose seller is paid and of which nobody has the goods yet. Runs in system scope. */
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { saleEvents, sales } from './sales.tables.ts';

type Paid = { readonly after: Instant; readonly before: Instant };
type Seen = { readonly paidAt: Instant; readonly saleId: string };
type Page = { readonly limit: number; readonly seen: Seen | undefined };

/**
 * Those whose goods are not followed, paid in that time. A carrier of ours that is yet to come is waited for. The longest unsent first, those after the one that was `seen` last.
 */
export const unshippedSales = (db: Db, { after, before }: Paid, today: string, { limit, seen }: Page) =>
  db
    .select({ sellerId: sales.sellerId, saleId: sales.id, orderNumber: sales.orderNumber, paidAt: saleEvents.at })
    .from(sales)
    .innerJoin(saleEvents, and(eq(saleEvents.sellerId, sales.sellerId), eq(saleEvents.saleId, sales.id)))
    .where(
      and(
        ...[
          eq(sales.status, 'PAID'),
          isNull(sales.pickedUpAt),
          sql`"sales"."tracked_count" - "sales"."returned_count" < "sales"."load_count"`,
        ],
        ...[eq(saleEvents.toStatus, 'PAID'), sql`"sale_events"."from_status" <> 'PAID'`],
        ...[gt(saleEvents.at, after), lt(saleEvents.at, before)],
        seen && sql`(${saleEvents.at}, ${sales.id}) > (${seen.paidAt}::timestamptz, ${seen.saleId}::uuid)`,
        sql`not exists (select from carrier_bookings b where b.seller_id = "sales"."seller_id" and b.sale_id = "sales"."id"
          and b.status = 'SUCCEEDED' and b.pickup_date >= ${today})`,
      ),
    )
    .orderBy(asc(saleEvents.at), asc(sales.id))
    .limit(limit)
    .execute();
