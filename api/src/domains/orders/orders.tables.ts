/** Orders of buyers. Amounts are minor units in the order's currency. */
import { currencies } from '@quayside/contract/common';
import { orderIssueCategories, paymentMethods } from '@quayside/contract/order-values';
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
import type { Place } from '../../kernel/party.ts';
import { buyerId, instant, minorUnits, tenantPolicy } from '../../platform/db/columns.ts';

export const orders = pgTable(
  'orders',
  {
    buyerId: buyerId(),
    id: uuid().notNull(),
    number: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    goodsMinor: minorUnits().notNull(),
    shippingMinor: minorUnits().notNull(),
    walletMinor: minorUnits().notNull(),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    daysDeferred: integer().notNull().default(0),
    destinationCountry: text().notNull(),
    /** The chosen addresses as they were then; null: the one the company registered with. */
    billTo: jsonb().$type<Place>(),
    deliverTo: jsonb().$type<Place>(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    /** What the buyer calls it. */
    reference: text(),
    /** What came of the buyer's money, of all that was due beside the wallet. */
    receivedMinor: minorUnits().notNull().default(sql`0`),
    /** What of it our own people noted: all `order_receipts`. The rest is what the provider told of. */
    notedMinor: minorUnits().notNull().default(sql`0`),
    /** Bought on credit: so much of the debt was for goods that never came or went back. */
    refundedMinor: minorUnits().notNull().default(sql`0`),
    /** It was never paid: the time for it was over, or the provider refused. */
    endedAt: instant(),
    endedBy: text({ enum: ['TIMEOUT', 'REFUSED'] }),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.id] }),
    index('orders_unpaid').on(t.createdAt).where(sql`paid_at is null`),
    index('orders_age').on(t.buyerId, t.createdAt, t.id),
    tenantPolicy('orders', 'buyer_id'),
  ],
).enableRLS();

export const orderSales = pgTable(
  'order_sales',
  {
    buyerId: buyerId(),
    orderId: uuid().notNull(),
    sellerId: uuid().notNull(),
    saleId: uuid().notNull(),
    /** What the buyer paid for the transport of this part; it comes back when nothing is sent. */
    shippingMinor: minorUnits().notNull().default(sql`0`),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.orderId, t.saleId] }),
    index('order_sales_sale').on(t.saleId),
    foreignKey({ columns: [t.buyerId, t.orderId], foreignColumns: [orders.buyerId, orders.id] }),
    tenantPolicy('order_sales', 'buyer_id'),
  ],
).enableRLS();

export const orderIssues = pgTable(
  'order_issues',
  {
    buyerId: buyerId(),
    orderId: uuid().notNull(),
    id: uuid().notNull(),
    category: text({ enum: orderIssueCategories }).notNull(),
    message: text().notNull(),
    saleId: uuid(),
    askedBy: uuid().notNull(),
    askedByName: text().notNull(),
    at: instant().notNull(),
    /** All null until one of us answers. */
    answer: text(),
    answeredAt: instant(),
    answeredByName: text(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.orderId, t.id] }),
    foreignKey({ columns: [t.buyerId, t.orderId], foreignColumns: [orders.buyerId, orders.id] }),
    // Our people look across buyers at those that wait.
    index('order_issues_waiting').on(t.answeredAt, t.at, t.id, t.buyerId),
    tenantPolicy('order_issues', 'buyer_id'),
  ],
).enableRLS();

/** Money for orders that our own people found in our account. */
export const orderReceipts = pgTable(
  'order_receipts',
  {
    buyerId: buyerId(),
    orderId: uuid().notNull(),
    id: uuid().notNull(),
    amountMinor: minorUnits().notNull(),
    /** What of it lies in the wallet. */
    walletMinor: minorUnits().notNull(),
    note: text().notNull(),
    notedBy: uuid().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.orderId, t.id] }),
    // One line of a statement is noted once.
    uniqueIndex('order_receipts_once').on(t.buyerId, t.orderId, t.amountMinor, t.note),
    foreignKey({ columns: [t.buyerId, t.orderId], foreignColumns: [orders.buyerId, orders.id] }),
    check('order_receipts_amount', sql`"amount_minor" > 0 and "wallet_minor" between 0 and "amount_minor"`),
    tenantPolicy('order_receipts', 'buyer_id'),
  ],
).enableRLS();
