/** Invoices to buyers as they were issued, and the last number of each series. */
import { salesInvoiceKinds } from '@quayside/contract/order-values';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { buyerId, instant, tenantPolicy } from '../../platform/db/columns.ts';
import { orders } from '../orders/orders.tables.ts';
import type { InvoiceContent } from '../papers/papers.public.ts';

/** The last number of a series, such as `INV-NL-2026`. Its row is locked until the paper is kept, so that no number is left out. */
export const orderInvoiceSeries = pgTable('order_invoice_series', {
  series: text().primaryKey(),
  last: integer().notNull(),
});

export const orderInvoices = pgTable(
  'order_invoices',
  {
    buyerId: buyerId(),
    id: uuid().notNull(),
    orderId: uuid().notNull(),
    saleId: uuid().notNull(),
    kind: text({ enum: salesInvoiceKinds }).notNull(),
    number: text().notNull(),
    /** The sale of an invoice; the event that gave money back of a credit note. One paper of a kind for one cause. */
    causeId: uuid().notNull(),
    issuedAt: instant().notNull(),
    /** All that stands on it. */
    content: jsonb().$type<InvoiceContent>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.id] }),
    uniqueIndex('order_invoices_number').on(t.buyerId, t.number),
    uniqueIndex('order_invoices_cause').on(t.buyerId, t.kind, t.causeId),
    index('order_invoices_order').on(t.buyerId, t.orderId, t.id),
    index('order_invoices_sale').on(t.buyerId, t.saleId),
    foreignKey({ columns: [t.buyerId, t.orderId], foreignColumns: [orders.buyerId, orders.id] }),
    check('order_invoices_kind', sql`"kind" in ('SALES_INVOICE', 'SALES_CREDIT_NOTE')`),
    tenantPolicy('order_invoices', 'buyer_id'),
  ],
).enableRLS();
