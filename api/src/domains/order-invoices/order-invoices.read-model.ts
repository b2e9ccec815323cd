/** Invoices of an order as its buyer sees them, and what still waits for one. */
import type { OrderInvoice as WireInvoice } from '@quayside/contract/orders';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { money, toWire } from '../../kernel/money.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { claims } from '../claims/claims.tables.ts';
import { orderSales } from '../orders/orders.tables.ts';
import type { InvoiceContent } from '../papers/papers.public.ts';
import { sales } from '../sales/sales.tables.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import type { OrderInvoice } from './order-invoices.repository.ts';
import { orderInvoices } from './order-invoices.tables.ts';

const ofOrder = (buyerId: string, orderId: string) =>
  and(eq(orderInvoices.buyerId, buyerId), eq(orderInvoices.orderId, orderId));

/** The same in an open transaction. */
export const invoicesOfOrder = (db: Db, buyerId: string, orderId: string): Promise<OrderInvoice[]> =>
  db.select().from(orderInvoices).where(ofOrder(buyerId, orderId)).orderBy(asc(orderInvoices.id)).limit(500);

/** Every paper of the order, the first issued first. An order has a few sellers; each part a few papers. */
export const invoicesOf = (database: Database, buyerId: string, orderId: string): Promise<OrderInvoice[]> =>
  database.read({ buyerId }, (db) => invoicesOfOrder(db, buyerId, orderId));

export async function invoiceContent(
  database: Database,
  of: { readonly buyerId: string; readonly orderId: string; readonly invoiceId: string },
): Promise<InvoiceContent | undefined> {
  const [row] = await database.read({ buyerId: of.buyerId }, (db) =>
    db
      .select({ content: orderInvoices.content })
      .from(orderInvoices)
      .where(and(ofOrder(of.buyerId, of.orderId), eq(orderInvoices.id, of.invoiceId))),
  );
  return row?.content;
}

export function presentInvoice({
  id: qid,
  saleId: saleQid,
  kind,
  number,
  issuedAt,
  content,
}: OrderInvoice): WireInvoice {
  const { currency, grossMinor, credits } = content;
  return {
    ...{ qid, saleQid, number, issuedAt },
    documentType: kind,
    total: toWire(money(BigInt(grossMinor), currency)),
    creditsNumber: credits?.number ?? null,
  };
}

export type Part = { readonly sellerId: string; readonly saleId: string };

/** Paid parts of orders without their invoice, of companies whose VAT number is known or not needed. In system scope. */
export const partsToInvoice = (db: Db, withoutNumber: readonly string[], limit: number): Promise<Part[]> =>
  db
    .select({ sellerId: orderSales.sellerId, saleId: orderSales.saleId })
    .from(orderSales)
    .innerJoin(sales, and(eq(sales.sellerId, orderSales.sellerId), eq(sales.id, orderSales.saleId)))
    .innerJoin(buyers, eq(buyers.id, orderSales.buyerId))
    .leftJoin(
      orderInvoices,
      and(
        eq(orderInvoices.buyerId, orderSales.buyerId),
        eq(orderInvoices.kind, 'SALES_INVOICE'),
        eq(orderInvoices.causeId, orderSales.saleId),
      ),
    )
    .where(
      and(
        inArray(sales.status, ['PAID', 'COMPLETED']),
        isNull(orderInvoices.id),
        or(isNotNull(buyers.vatNumber), inArray(buyers.country, [...withoutNumber])),
      ),
    )
    .orderBy(asc(orderSales.saleId))
    .limit(limit)
    .execute();

/** What claims about the part gave back, in minor units. */
export async function refundedByClaims(
  db: Db,
  { sellerId, saleId }: { readonly sellerId: string; readonly saleId: string },
): Promise<bigint> {
  const [found] = await db
    .select({ minor: sql<string>`coalesce(sum(${claims.refundedMinor}), 0)` })
    .from(claims)
    .where(and(eq(claims.sellerId, sellerId), eq(claims.saleId, saleId)));
  return BigInt(found?.minor ?? 0);
}
