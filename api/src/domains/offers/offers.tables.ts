/** The offers that sellers make, what they cost before, and what they are found by. */
import { currencies } from '@quayside/contract/common';
import { blockedReasons, offerStatuses } from '@quayside/contract/offer-values';
import { sql } from 'drizzle-orm';
import {
  date,
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
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import { brands } from '../brands/brands.tables.ts';
import { products } from '../variants/variants.tables.ts';

/** An offer before a change of many; amounts as text, for JSON knows no bigint. */
export type OfferBefore = {
  readonly id: string;
  readonly isNew: boolean;
  readonly status: string;
  readonly priceMinor: string;
  readonly floorMinor: string | null;
  readonly stock: number;
  readonly unitSize: number;
  /** Absent in changes before these were kept. */
  readonly blockedReason?: string | null;
  readonly blockedNote?: string | null;
  /** The version the change left behind; another one: somebody changed the offer since. Absent in changes before this was kept. */
  readonly versionAfter?: number;
};

export const offers = pgTable(
  'offers',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    status: text({ enum: offerStatuses }).notNull(),
    /** Why it cannot be sold, for BLOCKED and UNMATCHED. */
    blockedReason: text({ enum: blockedReasons }),
    /** What we wrote to the seller when we blocked it. */
    blockedNote: text(),
    priceMinor: minorUnits().notNull(),
    /** The price after the seller's discount and the brand's reduction: what competes (domain page, section 9). */
    effectiveMinor: minorUnits().notNull(),
    priceChangedAt: instant().notNull(),
    /** Nothing of ours sets a price below it; null: the brand's, if it has one. */
    floorMinor: minorUnits(),
    currency: text({ enum: currencies }).notNull(),
    unitSize: integer().notNull().default(1),
    stock: integer().notNull().default(0),
    /** Regions or countries the offer was hidden in by a decline reason. */
    hiddenIn: text().array().notNull().default([]),
    /** When the list it stands in was last given or confirmed. */
    listedAt: instant().notNull(),
    /** Its place in the market of its seller's region, and what wins there; null: not in the market, nobody is. */
    rank: integer(),
    winningMinor: minorUnits(),
    /** When its seller was last told that it lost the first place. */
    rankLostAt: instant(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    uniqueIndex('offers_product').on(t.sellerId, t.productId),
    // Who else sells a product is asked across sellers.
    index('offers_by_product').on(t.productId, t.currency, t.effectiveMinor),
    index('offers_by_status').on(t.sellerId, t.status, t.updatedAt, t.id),
    index('offers_by_change').on(t.sellerId, t.updatedAt, t.id),
    index('offers_by_rank').on(t.sellerId, t.rank, t.id),
    index('offers_by_listing').on(t.status, t.listedAt),
    // Our people ask across sellers.
    index('offers_by_id').on(t.id),
    index('offers_blocked').on(t.updatedAt, t.id).where(sql`blocked_reason is not null`),
    tenantPolicy('offers', 'seller_id'),
  ],
).enableRLS();

/** What an offer cost, from when on. */
export const offerPrices = pgTable(
  'offer_prices',
  {
    sellerId: sellerId(),
    offerId: uuid().notNull(),
    at: instant().notNull(),
    priceMinor: minorUnits().notNull(),
    effectiveMinor: minorUnits().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.offerId, t.at] }),
    foreignKey({ columns: [t.sellerId, t.offerId], foreignColumns: [offers.sellerId, offers.id] }),
    tenantPolicy('offer_prices', 'seller_id'),
  ],
).enableRLS();

/** One change of many offers at once, as they were before: what it needs to be undone. */
export const offerBatches = pgTable(
  'offer_batches',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    source: text({ enum: ['BULK', 'MATCH', 'UPLOAD'] }).notNull(),
    madeBy: uuid(),
    madeByName: text().notNull(),
    madeAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('offer_batches_age').on(t.sellerId, t.madeAt),
    tenantPolicy('offer_batches', 'seller_id'),
  ],
).enableRLS();

/** What a change of many was before, a few thousand offers in each row. */
export const offerBatchParts = pgTable(
  'offer_batch_parts',
  {
    sellerId: sellerId(),
    batchId: uuid().notNull(),
    part: integer().notNull(),
    /** Offers as they were; of a new one only its id counts. */
    before: jsonb().$type<readonly OfferBefore[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.batchId, t.part] }),
    foreignKey({ columns: [t.sellerId, t.batchId], foreignColumns: [offerBatches.sellerId, offerBatches.id] }),
    tenantPolicy('offer_batch_parts', 'seller_id'),
  ],
).enableRLS();

/** The lowest price of a brand's offers that has none of its own. */
export const brandFloors = pgTable(
  'brand_floors',
  {
    sellerId: sellerId(),
    brandId: uuid()
      .notNull()
      .references(() => brands.id),
    floorMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.brandId] }), tenantPolicy('brand_floors', 'seller_id')],
).enableRLS();

/** That a company was told how its lists end on a day. */
export const listReminders = pgTable(
  'list_reminders',
  {
    sellerId: sellerId(),
    endsOn: date({ mode: 'string' }).notNull(),
    daysLeft: integer().notNull(),
    toldAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.endsOn, t.daysLeft] }), tenantPolicy('list_reminders', 'seller_id')],
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
