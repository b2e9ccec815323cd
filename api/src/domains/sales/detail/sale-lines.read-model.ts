/** Lines across a seller's orders. */
import type { OrderLineListQuery } from '@quayside/contract/sale-lines';
import { and, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { countCap, offsetOf } from '../../../kernel/pagination.ts';
import type { Database, Scope } from '../../../platform/db/database.ts';
import { products } from '../../variants/variants.tables.ts';
import { saleLines, sales } from '../sales.tables.ts';

/** A page of lines, of all companies where none is named, those of the newest order first, and how many there are up to the limit of exact totals. */
export async function linePage(
  database: Database,
  scope: Scope,
  sellerId: string | null,
  { saleQid, ...page }: Omit<OrderLineListQuery, 'sellerQid'>,
) {
  const asked = and(
    sellerId === null ? undefined : eq(saleLines.sellerId, sellerId),
    saleQid === undefined ? undefined : eq(saleLines.saleId, saleQid),
    ne(sales.statusGroup, 'HIDDEN'),
  );
  const ofSale = and(eq(sales.sellerId, saleLines.sellerId), eq(sales.id, saleLines.saleId));
  const [rows, [counted]] = await database.flight(scope, (db) => {
    const capped = db
      .select({ id: saleLines.id })
      .from(saleLines)
      .innerJoin(sales, ofSale)
      .where(asked)
      .limit(countCap)
      .as('capped');
    return [
      db
        .select({
          ...getTableColumns(saleLines),
          picture: products.picture,
          orderNumber: sales.orderNumber,
          currency: sales.currency,
        })
        .from(saleLines)
        .innerJoin(sales, ofSale)
        .leftJoin(products, eq(products.gtin, saleLines.gtin))
        .where(asked)
        .orderBy(desc(saleLines.saleId), asc(saleLines.position))
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),
      db.select({ total: sql<number>`count(*)::int` }).from(capped).execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0 };
}
