/** Endpoints, the log of what was sent, and whose order a sale is part of. */
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Db } from '../../platform/db/database.ts';
import { orderIssues, orderSales } from '../orders/orders.tables.ts';
import type { EndpointRow, MessageRow } from './webhooks.repository.ts';
import { webhookEndpoints, webhookMessages } from './webhooks.tables.ts';
import type { Owner } from './webhooks.types.ts';

/** Five at most. */
export const endpointsOf = (db: Db, { sellerId, buyerId }: Owner): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.sellerId, sellerId), eq(webhookEndpoints.buyerId, buyerId)))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));

/** Newest first. */
export async function messagePage(db: Db, { sellerId, buyerId }: Owner, page: Page) {
  const own = and(eq(webhookMessages.sellerId, sellerId), eq(webhookMessages.buyerId, buyerId));
  const rows = await db
    .select()
    .from(webhookMessages)
    .where(own)
    .orderBy(desc(webhookMessages.createdAt), desc(webhookMessages.id))
    .limit(page.size)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(webhookMessages).where(own);
  return { rows, total: counted?.total ?? 0 };
}

/** A message with the endpoint it goes to; null when it is gone. */
export async function addressedMessage(
  db: Db,
  { sellerId, buyerId }: Owner,
  id: string,
): Promise<{ message: MessageRow; endpoint: EndpointRow } | null> {
  const [row] = await db
    .select({ message: webhookMessages, endpoint: webhookEndpoints })
    .from(webhookMessages)
    .innerJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.sellerId, webhookMessages.sellerId),
        eq(webhookEndpoints.buyerId, webhookMessages.buyerId),
        eq(webhookEndpoints.id, webhookMessages.endpointId),
      ),
    )
    .where(
      and(eq(webhookMessages.sellerId, sellerId), eq(webhookMessages.buyerId, buyerId), eq(webhookMessages.id, id)),
    );
  return row ?? null;
}

type OfSale = { readonly sellerId: string; readonly saleId: string };

/** The orders the sales are part of, by sale; one without an order is absent. */
export async function ordersOf(db: Db, sales: readonly OfSale[]) {
  const rows = await db
    .select({ saleId: orderSales.saleId, buyerId: orderSales.buyerId, orderId: orderSales.orderId })
    .from(orderSales)
    .where(
      and(
        inArray(orderSales.sellerId, [...new Set(sales.map(({ sellerId }) => sellerId))]),
        inArray(
          orderSales.saleId,
          sales.map(({ saleId }) => saleId),
        ),
      ),
    );
  return new Map(rows.map(({ saleId, ...order }) => [saleId, order]));
}

/** The order that a buyer asked about; null once it is gone. */
export async function orderOfIssue(db: Db, buyerId: string, issueId: string): Promise<string | null> {
  const [row] = await db
    .select({ orderId: orderIssues.orderId })
    .from(orderIssues)
    .where(and(eq(orderIssues.buyerId, buyerId), eq(orderIssues.id, issueId)));
  return row?.orderId ?? null;
}
