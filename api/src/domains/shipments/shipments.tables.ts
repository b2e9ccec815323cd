/** Shipments of a sale, their track and trace numbers and what carriers tell of them. */
import { carrierEventCodes, shipmentStatuses } from '@quayside/contract/shipments';
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const shipments = pgTable(
  'shipments',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    orderNumber: text().notNull(),
    carrier: text().notNull(),
    status: text({ enum: shipmentStatuses }).notNull(),
    trackAndTraceNumbers: text().array().notNull(),
    leg: text({ enum: ['DIRECT_TO_BUYER', 'INBOUND_TO_WAREHOUSE'] }).notNull(),
    /** The booking that carries it; null for the seller's own carrier. */
    bookingId: uuid(),
    pickupDate: text(),
    /** Time of the latest event its carrier told. */
    lastEventAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('shipments_sale').on(t.sellerId, t.saleId, t.id),
    index('shipments_booking').on(t.sellerId, t.bookingId),
    index('shipments_by_id').on(t.id),
    index('shipments_status').on(t.status, t.pickupDate),
    tenantPolicy('shipments', 'seller_id'),
  ],
).enableRLS();

/** Numbers by carrier: how an event finds its shipment, whoever's it is. */
export const shipmentNumbers = pgTable(
  'shipment_numbers',
  { sellerId: sellerId(), shipmentId: uuid().notNull(), carrier: text().notNull(), number: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.shipmentId, t.number] }),
    index('shipment_numbers_number').on(t.number, t.carrier),
    foreignKey({ columns: [t.sellerId, t.shipmentId], foreignColumns: [shipments.sellerId, shipments.id] }),
    tenantPolicy('shipment_numbers', 'seller_id'),
  ],
).enableRLS();

/** What carriers told, once each, in whatever order it came. */
export const carrierEvents = pgTable(
  'carrier_events',
  {
    sellerId: sellerId(),
    shipmentId: uuid().notNull(),
    /** The carrier's own id. */
    id: text().notNull(),
    number: text().notNull(),
    code: text({ enum: carrierEventCodes }).notNull(),
    at: instant().notNull(),
    location: text(),
    receivedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.shipmentId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.shipmentId], foreignColumns: [shipments.sellerId, shipments.id] }),
    tenantPolicy('carrier_events', 'seller_id'),
  ],
).enableRLS();
