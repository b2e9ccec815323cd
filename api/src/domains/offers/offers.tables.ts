/** Products (shared reference data) and the offers sellers make for them. */
import { currencies } from '@quayside/contract/common';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const brands = pgTable(
  'brands',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    isPremium: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('brands_slug').on(t.slug)],
);

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    /** 14 digits with a valid check digit (GS1 General Specifications 7.9). */
    gtin: text().notNull(),
    name: text().notNull(),
    brandId: uuid().notNull(),
    category: text().notNull(),
    size: text(),
    /** Of one piece with its own packaging. */
    weightGrams: integer().notNull().default(500),
    /** Of one piece without packaging; null while unknown, as are the two customs facts. */
    netWeightGrams: integer(),
    /** Harmonised System, Combined Nomenclature or national tariff code: 6, 8 or 10 digits. */
    hsCode: text(),
    /** ISO 3166-1 alpha-2 of where it is made. */
    originCountry: text(),
  },
  (t) => [
    uniqueIndex('products_gtin').on(t.gtin),
    index('products_brand').on(t.brandId),
    foreignKey({ columns: [t.brandId], foreignColumns: [brands.id] }),
    check('products_hs_code', sql`"hs_code" ~ '^[0-9]{6}([0-9]{2}([0-9]{2})?)?$'`),
    check('products_origin_country', sql`"origin_country" ~ '^[A-Z]{2}$'`),
    check('products_net_weight', sql`"net_weight_grams" between 1 and "weight_grams"`),
  ],
);

export const offers = pgTable(
  'offers',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    status: text().notNull(),
    priceMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    unitSize: integer().notNull().default(1),
    stock: integer().notNull().default(0),
    /** Regions or countries the offer was hidden in by a decline reason. */
    hiddenIn: text().array().notNull().default([]),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    uniqueIndex('offers_product').on(t.sellerId, t.productId),
    // Who else sells a product is asked across sellers.
    index('offers_by_product').on(t.productId),
    tenantPolicy('offers', 'seller_id'),
  ],
).enableRLS();

/** What an offer is found by. Read with `=` and a range, as `sale_search` is. */
export const offerSearch = pgTable(
  'offer_search',
  { sellerId: sellerId(), token: text().notNull(), offerId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.token, t.offerId] }),
    index('offer_search_offer').on(t.sellerId, t.offerId),
    foreignKey({ columns: [t.sellerId, t.offerId], foreignColumns: [offers.sellerId, offers.id] }),
    tenantPolicy('offer_search', 'seller_id'),
  ],
).enableRLS();
