/** Companies: sellers, buyers and warehouses. Directory tables, keyed by the tenant's own id. */
import { currencies, regions } from '@quayside/contract/common';
import { type Origin, vatStatuses } from '@quayside/contract/company';
import { pauseReasons, pricingModels, sellerStatuses } from '@quayside/contract/users';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/db/columns.ts';

/** Minimum order value and shipping cost of a region, in minor units of the company's currency. */
export type Term = {
  readonly region: (typeof regions)[number];
  readonly minimumMinor: string;
  readonly shippingMinor: string;
};

export const sellers = pgTable('sellers', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  status: text({ enum: sellerStatuses }).notNull(),
  pauseReason: text({ enum: pauseReasons }),
  expectedPauseEnd: instant(),
  /** Since when it is ACTIVE: what was before the last pause is not held against it again. Null: since it began. */
  activeSince: instant(),
  /** What was said at the last move of the status; empty when nothing was. */
  statusNote: text().notNull().default(''),
  /** Who paused it: only a pause of its own ends by its own wish. */
  country: text().notNull(),
  timeZone: text().notNull(),
  currency: text({ enum: currencies }).notNull(),
  vatNumber: text(),
  vatStatus: text({ enum: vatStatuses }).notNull().default('PENDING'),
  /** When the register last judged the number by itself, without the company's asking. */
  vatCheckedAt: instant(),
  /** As the VAT register tells it; null while unknown. */
  vatCompanyName: text(),
  registrationNumber: text(),
  pricingModel: text({ enum: pricingModels }).notNull().default('COMMISSION'),
  /** Commission in basis points. */
  feeBasisPoints: integer().notNull().default(800),
  /** Asked for by the company; counts from `nextFeeAt` on, a lower one only once we agreed. */
  nextFeeBasisPoints: integer(),
  nextFeeAt: instant(),
  nextFeeAgreed: boolean().notNull().default(false),
  /** Off every price of the seller, in basis points. */
  discountBasisPoints: integer().notNull().default(0),
  /** The market whose ranks it asked to see; null: the one it sells most in. */
  marketRegion: text({ enum: regions }),
  /** Markets sold to: the chosen regions, and those the chosen countries lie in. The first one's ranks the offers. */
  sellTo: text({ enum: regions }).array().notNull().default(['EUROPE']),
  sellToRegions: text({ enum: regions }).array().notNull().default(['EUROPE']),
  sellToCountries: text().array().notNull().default([]),
  /** Where goods may go without passing a warehouse of ours. */
  shipDirectToRegions: text({ enum: regions }).array().notNull().default([]),
  shipDirectToCountries: text().array().notNull().default([]),
  shippingFrom: jsonb().$type<readonly Origin[]>().notNull().default([]),
  terms: jsonb().$type<readonly Term[]>().notNull().default([]),
  shipLine1: text().notNull().default(''),
  shipLine2: text().notNull().default(''),
  shipCity: text().notNull().default(''),
  /** Facts of upper domains that guard a payment, written through `sellers.public`. */
  hasBillingAddress: boolean().notNull().default(false),
  hasBankAccount: boolean().notNull().default(false),
  bankChangedAt: instant(),
  /** While set, staff look at every payment first. With it why, when and by whom it was last set or removed: ours alone. */
  riskFlag: boolean().notNull().default(false),
  riskNote: text().notNull().default(''),
  riskChangedAt: instant(),
  riskChangedBy: text(),
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
  vatNumber: text(),
  vatStatus: text({ enum: vatStatuses }).notNull().default('PENDING'),
  vatCompanyName: text(),
  creditStatus: text({ enum: ['NONE', 'APPLIED', 'APPROVED', 'DECLINED'] })
    .notNull()
    .default('NONE'),
  /** Asked for while APPLIED, granted once APPROVED; in EUR. */
  creditLimitMinor: minorUnits(),
  /** Where the buyer goes on with the application, while it is judged elsewhere. */
  creditPage: text(),
  creditAppliedAt: instant(),
  /** What it wrote with its application. */
  creditNote: text(),
  daysDeferred: integer().notNull().default(0),
  createdAt: instant().notNull(),
});

export const warehouses = pgTable('warehouses', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  country: text().notNull(),
  city: text().notNull(),
  line1: text().notNull().default(''),
  postalCode: text().notNull().default(''),
  /** IANA, of its clocks on the wall. */
  timeZone: text().notNull().default('Europe/Amsterdam'),
});
