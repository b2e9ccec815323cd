/** Packages of the warehouse. A seller owns what is inside; the warehouse reads in system scope. */
import { discrepancyTypes, packageResolutions, packageStatuses } from '@quayside/contract/package-values';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
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
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import type { PackageBefore } from './packages.types.ts';

export const packages = pgTable(
  'packages',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    warehouseId: uuid().notNull(),
    code: text().notNull(),
    status: text({ enum: packageStatuses }).notNull(),
    saleId: uuid().notNull(),
    orderNumber: text().notNull(),
    sellerName: text().notNull(),
    buyerId: uuid().notNull(),
    buyerName: text().notNull(),
    destinationCountry: text().notNull(),
    destinationCity: text().notNull(),
    carrier: text().notNull(),
    trackingNumber: text().notNull(),
    sscc: text(),
    weightKg: doublePrecision().notNull(),
    expectedOn: text().notNull(),
    announcedAt: instant().notNull(),
    arrivedAt: instant(),
    confirmedAt: instant(),
    /** When it was given up as lost. It may still come. */
    lostAt: instant(),
    /** The bay it stands in. */
    location: text(),
    /** The shipment it leaves in. */
    shipmentId: uuid(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    uniqueIndex('packages_code').on(t.sellerId, t.code),
    // The seller is what row-level security asks for: a page is found, and packages are counted, in an index alone.
    index('packages_status').on(t.warehouseId, t.status, t.expectedOn, t.id, t.sellerId),
    index('packages_counted').on(t.warehouseId, t.status, t.sellerId, t.lostAt),
    index('packages_by_id').on(t.id),
    index('packages_sale').on(t.sellerId, t.saleId),
    // What a scanner finds them by.
    index('packages_by_code').on(t.warehouseId, t.code),
    index('packages_by_number').on(t.warehouseId, t.trackingNumber),
    index('packages_by_sscc').on(t.warehouseId, t.sscc),
    index('packages_sent_back')
      .on(t.sellerId, t.saleId, t.trackingNumber)
      .where(sql`"status" in ('RETURNED_TO_SELLER', 'DISPOSED')`),
    index('packages_shipment').on(t.shipmentId),
    // Figures of the last weeks.
    index('packages_arrived').on(t.warehouseId, t.arrivedAt),
    tenantPolicy('packages', 'seller_id'),
  ],
).enableRLS();

/** What a package is said to hold, and what was counted in it. */
export const packageLines = pgTable(
  'package_lines',
  {
    sellerId: sellerId(),
    packageId: uuid().notNull(),
    /** Of the order's line. */
    lineId: uuid().notNull(),
    position: integer().notNull(),
    gtin: text().notNull(),
    productName: text().notNull(),
    brandName: text().notNull(),
    unitSize: integer().notNull(),
    announced: integer().notNull(),
    /** Null: not counted yet. */
    received: integer(),
    damaged: integer().notNull().default(0),
    lot: text(),
    expiresOn: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.packageId, t.lineId] }),
    index('package_lines_gtin').on(t.gtin),
    foreignKey({ columns: [t.sellerId, t.packageId], foreignColumns: [packages.sellerId, packages.id] }),
    check('package_lines_quantities', sql`"announced" >= 0 and "received" >= 0 and "damaged" >= 0`),
    tenantPolicy('package_lines', 'seller_id'),
  ],
).enableRLS();

/** Where a package differs from what was announced. */
export const packageDiscrepancies = pgTable(
  'package_discrepancies',
  {
    sellerId: sellerId(),
    packageId: uuid().notNull(),
    id: uuid().notNull(),
    type: text({ enum: discrepancyTypes }).notNull(),
    lineId: uuid(),
    quantity: integer().notNull(),
    note: text().notNull().default(''),
    reportedAt: instant().notNull(),
    reportedByName: text().notNull(),
    resolution: text({ enum: packageResolutions }),
    resolvedAt: instant(),
    resolvedByName: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.packageId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.packageId], foreignColumns: [packages.sellerId, packages.id] }),
    tenantPolicy('package_discrepancies', 'seller_id'),
  ],
).enableRLS();

export const packagePhotos = pgTable(
  'package_photos',
  {
    sellerId: sellerId(),
    packageId: uuid().notNull(),
    discrepancyId: uuid().notNull(),
    id: uuid().notNull(),
    /** Of the stored file. */
    fileId: uuid().notNull(),
    name: text().notNull(),
    type: text({ enum: ['png', 'jpg'] }).notNull(),
    bytes: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.packageId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.packageId], foreignColumns: [packages.sellerId, packages.id] }),
    tenantPolicy('package_photos', 'seller_id'),
  ],
).enableRLS();

/** The audit trail: one row per step. `before` is what taking it back restores; null: it cannot be taken back. */
export const packageEvents = pgTable(
  'package_events',
  {
    sellerId: sellerId(),
    packageId: uuid().notNull(),
    id: uuid().notNull(),
    at: instant().notNull(),
    action: text().notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    /** Of who scanned it, where another worker's device or session sent the scan later. */
    scannedByName: text(),
    fromStatus: text({ enum: packageStatuses }),
    toStatus: text({ enum: packageStatuses }).notNull(),
    note: text().notNull().default(''),
    before: jsonb().$type<PackageBefore>(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.packageId, t.id] }),
    // What was done today.
    index('package_events_at').on(t.at),
    foreignKey({ columns: [t.sellerId, t.packageId], foreignColumns: [packages.sellerId, packages.id] }),
    tenantPolicy('package_events', 'seller_id'),
  ],
).enableRLS();
