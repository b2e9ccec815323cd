/** What companies' offers lost to lower prices, and the sums of their orders by day (decision 0048). */
import { currencies } from '@quayside/contract/common';
import { bigint, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import { offers } from '../offers/offers.tables.ts';

/** Pieces of a buyer's order that this offer could have sent and that came from lower prices; never whose those were. */
export const priceLosses = pgTable(
  'price_losses',
  {
    sellerId: sellerId(),
    offerId: uuid().notNull(),
    orderId: uuid().notNull(),
    /** When it was ordered. */
    at: instant().notNull(),
    currency: text({ enum: currencies }).notNull(),
    destinationCountry: text().notNull(),
    brandName: text().notNull(),
    pieces: integer().notNull(),
    /** What the buyer paid for them elsewhere, and what they were here. */
    paidMinor: minorUnits().notNull(),
    ownMinor: minorUnits().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.offerId, t.orderId] }),
    // Nothing is left to win for an offer that is withdrawn.
    foreignKey({ columns: [t.sellerId, t.offerId], foreignColumns: [offers.sellerId, offers.id] }).onDelete('cascade'),
    index('price_losses_newest').on(t.sellerId, t.at),
    // Across companies: an order that ends unpaid takes its own back, and old ones go.
    index('price_losses_order').on(t.orderId),
    index('price_losses_age').on(t.at),
    tenantPolicy('price_losses', 'seller_id'),
  ],
).enableRLS();

/** In place of a brand or a country: all of them together. */
export const everything = '*';

/**
 * Orders of a company by the day they reached it, on its own clock: for each brand and country, for each of the two with all of
 * the other, and for both together. An order of two brands counts once in each, and once in all.
 */
export const insightDays = pgTable(
  'insight_days',
  {
    sellerId: sellerId(),
    currency: text({ enum: currencies }).notNull(),
    brandName: text().notNull(),
    destinationCountry: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    orders: integer().notNull(),
    decided: integer().notNull(),
    confirmed: integer().notNull(),
    declined: integer().notNull(),
    expired: integer().notNull(),
    asked: integer().notNull(),
    promised: integer().notNull(),
    goodsMinor: minorUnits().notNull(),
    handedOver: integer().notNull(),
    onTime: integer().notNull(),
    /** How long each confirmation took: a middle cannot be had from sums. */
    confirmSeconds: integer().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.currency, t.brandName, t.destinationCountry, t.day] }),
    index('insight_days_country').on(t.sellerId, t.currency, t.destinationCountry, t.day),
    index('insight_days_day').on(t.sellerId, t.day),
    tenantPolicy('insight_days', 'seller_id'),
  ],
).enableRLS();

/** Up to which day a company's orders are summed up, on which clock; younger ones are read as they are. */
export const insightSpans = pgTable(
  'insight_spans',
  {
    sellerId: sellerId().primaryKey(),
    timeZone: text().notNull(),
    countedUntil: date({ mode: 'string' }).notNull(),
    countedAt: instant().notNull(),
    /** The same of what its offers lost; null: nothing on this clock. */
    lossesUntil: date({ mode: 'string' }),
  },
  () => [tenantPolicy('insight_spans', 'seller_id')],
).enableRLS();

/** What offers lost by day, as orders are summed up in `insightDays`: an order counts once in each brand, and once in all. */
export const lossDays = pgTable(
  'loss_days',
  {
    sellerId: sellerId(),
    currency: text({ enum: currencies }).notNull(),
    brandName: text().notNull(),
    destinationCountry: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    orders: integer().notNull(),
    pieces: bigint({ mode: 'number' }).notNull(),
    paidMinor: minorUnits().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.currency, t.brandName, t.destinationCountry, t.day] }),
    index('loss_days_country').on(t.sellerId, t.currency, t.destinationCountry, t.day),
    index('loss_days_day').on(t.sellerId, t.day),
    tenantPolicy('loss_days', 'seller_id'),
  ],
).enableRLS();

/** The same of each offer: to each country, and to all together. */
export const lossOfferDays = pgTable(
  'loss_offer_days',
  {
    sellerId: sellerId(),
    currency: text({ enum: currencies }).notNull(),
    destinationCountry: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    offerId: uuid().notNull(),
    brandName: text().notNull(),
    orders: integer().notNull(),
    pieces: bigint({ mode: 'number' }).notNull(),
    paidMinor: minorUnits().notNull(),
    ownMinor: minorUnits().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.currency, t.destinationCountry, t.day, t.offerId, t.brandName] }),
    index('loss_offer_days_day').on(t.sellerId, t.day),
    tenantPolicy('loss_offer_days', 'seller_id'),
  ],
).enableRLS();

/**
 * When rows of `price_losses` were written or went, by a trigger: days that are to be summed up again, and are read as they are
 * until then. Only ever added to, so that no two writers wait for each other.
 */
export const lossChanges = pgTable(
  'loss_changes',
  {
    sellerId: sellerId(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** When the order was placed. */
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.number] }),
    index('loss_changes_at').on(t.sellerId, t.at),
    tenantPolicy('loss_changes', 'seller_id'),
  ],
).enableRLS();
