/** Carrier bookings: every attempt is kept, only a SUCCEEDED one counts. */
import { currencies } from '@quayside/contract/common';
import { bookingStatuses } from '@quayside/contract/sale-values';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

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
    currency: text({ enum: currencies }).notNull(),
    reference: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('carrier_bookings_sale').on(t.sellerId, t.saleId, t.createdAt),
    tenantPolicy('carrier_bookings', 'seller_id'),
  ],
).enableRLS();
