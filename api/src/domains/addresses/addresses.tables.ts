/** Addresses of companies: those of sellers and those of buyers are kept apart, as their rows are. */
import { usageTypes } from '@quayside/contract/addresses';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { buyerId, instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

const facts = {
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
};

export const addresses = pgTable(
  'addresses',
  {
    sellerId: sellerId(),
    ...facts,
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    // The list's order, ending in the id, so that pages are read from keys alone.
    index('addresses_company_name').on(t.sellerId, t.companyName, t.id),
    tenantPolicy('addresses', 'seller_id'),
  ],
).enableRLS();

/** Beside the one a buying company registered with, which has the company's own id. */
export const buyerAddresses = pgTable('buyer_addresses', { buyerId: buyerId(), ...facts }, (t) => [
  primaryKey({ columns: [t.buyerId, t.id] }),
  index('buyer_addresses_company_name').on(t.buyerId, t.companyName, t.id),
  tenantPolicy('buyer_addresses', 'buyer_id'),
]).enableRLS();
