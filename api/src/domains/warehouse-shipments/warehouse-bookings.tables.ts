/** Carriers booked for shipments of a warehouse: every attempt is kept, only a SUCCEEDED one counts. A warehouse's own, not a seller's. */
import { currencies } from '@quayside/contract/common';
import { bookingStatuses } from '@quayside/contract/sale-values';
import { bookingCancellations } from '@quayside/contract/warehouse-booking-values';
import type { WarehouseLoad } from '@quayside/contract/warehouse-bookings';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, minorUnits } from '../../platform/db/columns.ts';
import type { PieceNews } from './journey.rules.ts';
import { warehouseShipments } from './warehouse-shipments.tables.ts';

/** USED: it carried the shipment, which came back and was opened again. It is billed, and counts no more. */
export const warehouseBookingStatuses = [...bookingStatuses, 'USED'] as const;

export const warehouseBookings = pgTable(
  'warehouse_bookings',
  {
    id: uuid().primaryKey(),
    warehouseId: uuid().notNull(),
    shipmentId: uuid()
      .notNull()
      .references(() => warehouseShipments.id),
    carrier: text().notNull(),
    status: text({ enum: warehouseBookingStatuses }).notNull(),
    code: text(),
    /** Whether its carrier was told not to come, and has not answered (decision 0067). */
    cancellation: text({ enum: bookingCancellations }),
    pickupDate: text().notNull(),
    /** What the carrier bills, once it has said so; paid by us. */
    priceMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    reference: text(),
    trackingNumbers: jsonb().$type<readonly string[]>().notNull(),
    /** Those of them that its carrier has brought. */
    deliveredNumbers: jsonb().$type<readonly string[]>().notNull().default([]),
    /** What was told last of each of the others: where the shipment is follows from all of them. */
    pieceNews: jsonb().$type<readonly PieceNews[]>().notNull().default([]),
    /** What was asked for, so that it can be asked again: kilograms and centimetres of each piece. */
    loads: jsonb().$type<readonly WarehouseLoad[]>().notNull(),
    /** Of the packages it was asked for: with others inside, a booking does not count. */
    cargo: text().notNull(),
    /** PDF as the carrier gave it, one page per piece. */
    label: bytes(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('warehouse_bookings_shipment').on(t.shipmentId, t.createdAt),
    // What carriers tell of a piece finds it by.
    index('warehouse_bookings_numbers').using('gin', t.trackingNumbers),
  ],
);
