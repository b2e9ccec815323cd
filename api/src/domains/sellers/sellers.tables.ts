/** Companies: sellers, buyers and warehouses. Directory tables, keyed by the tenant's own id. */
import { currencies, regions } from '@quayside/contract/common';
import { pauseReasons, pricingModels, sellerStatuses } from '@quayside/contract/users';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const sellers = pgTable('sellers', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  status: text({ enum: sellerStatuses }).notNull(),
  pauseReason: text({ enum: pauseReasons }),
  expectedPauseEnd: instant(),
  country: text().notNull(),
  timeZone: text().notNull(),
  currency: text({ enum: currencies }).notNull(),
  vatNumber: text(),
  vatStatus: text({ enum: ['VALID', 'INVALID', 'PENDING', 'UNABLE_TO_VALIDATE'] })
    .notNull()
    .default('PENDING'),
  /** As the VAT register tells it; null while unknown. */
  vatCompanyName: text(),
  registrationNumber: text(),
  pricingModel: text({ enum: pricingModels }).notNull().default('COMMISSION'),
  /** Commission in basis points. */
  feeBasisPoints: integer().notNull().default(800),
  /** Off every price of the seller, in basis points. */
  discountBasisPoints: integer().notNull().default(0),
  /** Regions sold to; the first one's market ranks the offers. */
  sellTo: text({ enum: regions }).array().notNull().default(['EUROPE']),
  shipLine1: text().notNull().default(''),
  shipLine2: text().notNull().default(''),
  shipCity: text().notNull().default(''),
  /** Facts of upper domains that guard a payment, written through `sellers.public`. */
  hasBillingAddress: boolean().notNull().default(false),
  hasBankAccount: boolean().notNull().default(false),
  bankChangedAt: instant(),
  riskFlag: boolean().notNull().default(false),
  slaVersion: text(),
  slaAcceptedAt: instant(),
  createdAt: instant().notNull(),
  version: integer().notNull().default(1),
});

export const buyers = pgTable('buyers', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  country: text().notNull(),
  city: text().notNull(),
  /** Where goods are delivered; empty while unknown. */
  line1: text().notNull().default(''),
  postalCode: text().notNull().default(''),
  createdAt: instant().notNull(),
});

export const warehouses = pgTable('warehouses', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  country: text().notNull(),
  city: text().notNull(),
  line1: text().notNull().default(''),
  postalCode: text().notNull().default(''),
});
