/**
 * Orders that were placed just now, with their goods, across companies in system scope. Lists go as one value each: a text for
 * each number of lines would use up the names that writes have for what they ask often.
 */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { offers } from '../offers/offers.tables.ts';
import { orderSales, orders } from '../orders/orders.tables.ts';
import { replacements } from '../replacements/replacements.tables.ts';
import { saleLines } from '../sales/sales.tables.ts';

const listed = (column: PgColumn, ids: Iterable<string>): SQL => sql`${column} = any(${sql.param([...ids])}::uuid[])`;

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
        listed(orders.buyerId, new Set(placed.map(({ buyerId }) => buyerId))),
        listed(
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
        listed(
          saleLines.sellerId,
          parts.map(({ sellerId }) => sellerId),
        ),
        listed(
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
        listed(
          offers.sellerId,
          wanted.map(({ sellerId }) => sellerId),
        ),
        listed(
          offers.id,
          wanted.map(({ offerId }) => offerId),
        ),
      ),
    );
  const products = new Map(found.map((offer) => [offer.id, offer]));
  return lines.flatMap(({ offerId, ...line }) => {
    const offer = offerId === null ? undefined : products.get(offerId);
    return offer?.sellerId === line.sellerId ? [{ ...line, productId: offer.productId }] : [];
  });
}

/** Those of the orders that took what another seller offered for missing goods, each with the offer and the order of the goods. */
export function tookReplacements(db: Db, orderIds: readonly string[]) {
  return db
    .select({
      ...{ orderId: replacements.orderId, sourceOrderId: orderSales.orderId },
      ...{ sellerId: replacements.sellerId, offerId: replacements.offerId },
    })
    .from(replacements)
    .innerJoin(
      orderSales,
      and(eq(orderSales.saleId, replacements.sourceSaleId), eq(orderSales.sellerId, replacements.sourceSellerId)),
    )
    .where(listed(replacements.orderId, orderIds))
    .execute();
}
