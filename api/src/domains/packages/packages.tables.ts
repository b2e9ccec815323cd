/** Packages of the warehouse. A seller owns what is inside; the warehouse reads in system scope. */
import { packageStatuses } from '@quayside/contract/packages';
import { doublePrecision, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const packages = pgTable(
  'packages',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    warehouseId: uuid().notNull(),
    code: text().notNull(),
    status: text({ enum: packageStatuses }).notNull(),
    saleId: uuid().notNull(),
    orderNumber: text().notNull(),
    sellerName: text().notNull(),
    carrier: text().notNull(),
    trackingNumber: text().notNull(),
    weightKg: doublePrecision().notNull(),
    expectedOn: text().notNull(),
    announcedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    uniqueIndex('packages_code').on(t.sellerId, t.code),
    index('packages_status').on(t.warehouseId, t.status, t.expectedOn, t.id),
    tenantPolicy('packages', 'seller_id'),
  ],
).enableRLS();
