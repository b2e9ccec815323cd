/** Addresses of a selling company. */
import { usageTypes } from '@quayside/contract/addresses';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const addresses = pgTable(
  'addresses',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    companyName: text().notNull(),
    usageTypes: text({ enum: usageTypes }).array().notNull(),
    line1: text().notNull(),
    /** Empty when there is none, as are the postal code and the region. */
    line2: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    country: text().notNull(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    // The list's order, ending in the id, so that pages are read from keys alone.
    index('addresses_company_name').on(t.sellerId, t.companyName, t.id),
    tenantPolicy('addresses', 'seller_id'),
  ],
).enableRLS();
