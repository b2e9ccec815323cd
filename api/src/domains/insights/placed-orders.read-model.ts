/** Orders that were placed just now, with their goods, across companies in system scope. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { offers } from '../offers/offers.tables.ts';
import { orderSales, orders } from '../orders/orders.tables.ts';
import { saleLines } from '../sales/sales.tables.ts';

/** Those of the orders that were placed since then and did not end unpaid; kept from ending until the transaction ends. */
export const lockPlaced = (
  db: Db,
  placed: readonly { readonly buyerId: string; readonly orderId: string }[],
  since: Instant,
) =>
  db
    .select({
      ...{ buyerId: orders.buyerId, id: orders.id, at: orders.createdAt, currency: orders.currency },
      destinationCountry: orders.destinationCountry,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.buyerId, [...new Set(placed.map(({ buyerId }) => buyerId))]),
        inArray(
          orders.id,
          placed.map(({ orderId }) => orderId),
        ),
        isNull(orders.endedAt),
        sql`${orders.createdAt} > ${since}`,
      ),
    )
    .for('share')
    .execute();
export type PlacedOrder = Awaited<ReturnType<typeof lockPlaced>>[number];

/**
 * The goods of an order, as its sellers were asked for them. By both halves of their keys: joined, the planner goes
 * through the lines of all sellers.
 */
export async function boughtIn(db: Db, { buyerId, id }: Pick<PlacedOrder, 'buyerId' | 'id'>) {
  const parts = await db
    .select({ sellerId: orderSales.sellerId, saleId: orderSales.saleId })
    .from(orderSales)
    .where(and(eq(orderSales.buyerId, buyerId), eq(orderSales.orderId, id)));
  const lines = await db
    .select({
      offerId: saleLines.offerId,
      brandName: saleLines.brandName,
      sellerId: saleLines.sellerId,
      quantity: saleLines.requestedQuantity,
      unitPriceMinor: saleLines.unitPriceMinor,
    })
    .from(saleLines)
    .where(
      and(
        inArray(
          saleLines.sellerId,
          parts.map(({ sellerId }) => sellerId),
        ),
        inArray(
          saleLines.saleId,
          parts.map(({ saleId }) => saleId),
        ),
      ),
    );
  const wanted = lines.flatMap(({ sellerId, offerId }) => (offerId === null ? [] : [{ sellerId, offerId }]));
  const found = await db
    .select({ id: offers.id, sellerId: offers.sellerId, productId: offers.productId })
    .from(offers)
    .where(
      and(
        inArray(
          offers.sellerId,
          wanted.map(({ sellerId }) => sellerId),
        ),
        inArray(
          offers.id,
          wanted.map(({ offerId }) => offerId),
        ),
      ),
    );
  return lines.flatMap(({ offerId, ...line }) =>
    found
      .filter(({ id: one, sellerId }) => one === offerId && sellerId === line.sellerId)
      .map(({ productId }) => ({ ...line, productId })),
  );
}
