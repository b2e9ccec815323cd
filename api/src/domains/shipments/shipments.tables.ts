/** Shipments of a sale and their track and trace numbers. */
import { shipmentStatuses } from '@quayside/contract/shipments';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const shipments = pgTable(
  'shipments',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    orderNumber: text().notNull(),
    carrier: text().notNull(),
    status: text({ enum: shipmentStatuses }).notNull(),
    trackAndTraceNumbers: text().array().notNull(),
    leg: text({ enum: ['DIRECT_TO_BUYER', 'INBOUND_TO_WAREHOUSE'] }).notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('shipments_sale').on(t.sellerId, t.saleId, t.id),
    tenantPolicy('shipments', 'seller_id'),
  ],
).enableRLS();
