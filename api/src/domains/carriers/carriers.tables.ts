/** Carrier bookings: every attempt is kept, only a SUCCEEDED one counts. */
import { currencies } from '@quayside/contract/common';
import { bookingStatuses } from '@quayside/contract/sale-values';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const carrierBookings = pgTable(
  'carrier_bookings',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    carrier: text().notNull(),
    status: text({ enum: bookingStatuses }).notNull(),
    code: text(),
    pickupDate: text().notNull(),
    priceMinor: minorUnits().notNull(),
    /** Of the price: what the carrier bills in, once it has said so. */
    currency: text({ enum: currencies }).notNull(),
    reference: text(),
    /** What was to be carried, as a fingerprint: a booking for parcels that have changed since does not count. */
    cargo: text().notNull().default(''),
    hasLabel: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('carrier_bookings_sale').on(t.sellerId, t.saleId, t.createdAt),
    tenantPolicy('carrier_bookings', 'seller_id'),
  ],
).enableRLS();

/** Labels of bookings, as the carrier gave them: PDF, one page per piece. */
export const carrierLabels = pgTable(
  'carrier_labels',
  { sellerId: sellerId(), bookingId: uuid().notNull(), pdf: bytes().notNull(), createdAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.sellerId, t.bookingId] }), tenantPolicy('carrier_labels', 'seller_id')],
).enableRLS();
