/** What leaves a warehouse together. A warehouse's own, not a seller's. */
import { warehouseJourneys, warehouseShipmentStatuses } from '@quayside/contract/package-values';
import type { Signature } from '@quayside/contract/signature';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import type { ShipmentBefore } from './warehouse-shipments.types.ts';

/** What people say of a shipment: WS-10001 and on; those of demo worlds are lower. */
export const warehouseShipmentNumbers = pgSequence('warehouse_shipment_numbers', { startWith: 10_001 });

export const warehouseShipments = pgTable(
  'warehouse_shipments',
  {
    id: uuid().primaryKey(),
    warehouseId: uuid().notNull(),
    number: text().notNull(),
    status: text({ enum: warehouseShipmentStatuses }).notNull(),
    buyerId: uuid().notNull(),
    buyerName: text().notNull(),
    destinationCountry: text().notNull(),
    destinationCity: text().notNull(),
    /** Who packs it. */
    ownerId: uuid().notNull(),
    ownerName: text().notNull(),
    carrier: text(),
    trackingNumber: text(),
    weightKg: doublePrecision(),
    driverName: text(),
    /** Of who took the packages. */
    signature: jsonb().$type<Signature>(),
    /** What its carrier told last, and of when. */
    journey: text({ enum: warehouseJourneys }),
    journeyAt: instant(),
    createdAt: instant().notNull(),
    readyAt: instant(),
    shippedAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('warehouse_shipments_number').on(t.number),
    // What carriers tell finds it by.
    index('warehouse_shipments_tracking').on(t.trackingNumber),
    index('warehouse_shipments_status').on(t.warehouseId, t.status, t.id),
    index('warehouse_shipments_shipped').on(t.warehouseId, t.shippedAt),
  ],
);

/** The audit trail. `before` is what taking the step back restores; null: it cannot be taken back. */
export const warehouseShipmentEvents = pgTable(
  'warehouse_shipment_events',
  {
    id: uuid().primaryKey(),
    shipmentId: uuid()
      .notNull()
      .references(() => warehouseShipments.id),
    at: instant().notNull(),
    action: text().notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    note: text().notNull().default(''),
    before: jsonb().$type<ShipmentBefore>(),
  },
  (t) => [index('warehouse_shipment_events_shipment').on(t.shipmentId, t.id)],
);
