/** A sale and what belongs to it. Status columns are text with a check; money is minor units in the sale's currency. */
import { currencies, regions } from '@quayside/contract/common';
import { documentTypes } from '@quayside/contract/document-values';
import {
  cancelReasons,
  declineReasons,
  lineStatuses,
  nextActions,
  palletTypes,
  reductionReasons,
  saleStatuses,
  shippingMethods,
} from '@quayside/contract/sale-values';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Place } from '../../kernel/party.ts';
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);

export const sales = pgTable(
  'sales',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    orderNumber: text().notNull(),
    buyerId: uuid().notNull(),
    buyerName: text().notNull(),
    buyerReference: text(),
    status: text({ enum: saleStatuses }).notNull(),
    /** CURRENT, PAST or HIDDEN: follows from the status; stored because the list's indexes lead with it. */
    statusGroup: text({ enum: ['CURRENT', 'PAST', 'HIDDEN'] }).notNull(),
    /** Recomputed by one pure function in every transaction that touches the sale. */
    nextAction: text({ enum: nextActions }).notNull(),
    hasRead: boolean().notNull().default(false),
    currency: text({ enum: currencies }).notNull(),
    lineCount: integer().notNull(),
    requestedMinor: minorUnits().notNull(),
    confirmedMinor: minorUnits(),
    /** What the list shows and sorts by: confirmed goods once confirmed, requested before. */
    totalMinor: minorUnits().notNull(),
    shippingFeeMinor: minorUnits(),
    vatMinor: minorUnits(),
    /** What the buyer paid us for its transport: it comes back with the goods when nothing is sent. */
    transportMinor: minorUnits().notNull().default(sql`0`),
    destinationKind: text({ enum: ['BUYER', 'WAREHOUSE'] }).notNull(),
    destinationCountry: text().notNull(),
    destinationCity: text().notNull(),
    destinationRegion: text({ enum: regions }).notNull(),
    /** Where the buyer gets it in the end, as chosen when it was ordered; null: where the company registered. */
    deliverTo: jsonb().$type<Place>(),
    shippingMethod: text({ enum: shippingMethods }),
    /** Facts of fulfilment that guard transitions, written through `sales.public`. */
    loadCount: integer().notNull().default(0),
    bookingSucceeded: boolean().notNull().default(false),
    trackedCount: integer().notNull().default(0),
    /** Numbers among them that came back before the goods were sent anew (decision 0038). */
    returnedCount: integer().notNull().default(0),
    /** Since when a carrier or our warehouse has goods of it; null: none was scanned. */
    pickedUpAt: instant(),
    /** Types of which there is at least one document. */
    documentTypes: text({ enum: documentTypes }).array().notNull().default([]),
    /** A claim waits for the seller's answer. */
    claimAwaitsSeller: boolean().notNull().default(false),
    /** One is open: the seller is not paid until it is decided. */
    claimOpen: boolean().notNull().default(false),
    /** Paid, and all of it is back or given up: it waits to be sent anew, decided or refunded. */
    goodsBack: boolean().notNull().default(false),
    expiresAt: instant(),
    /** The deadline for sorting: `infinity` where there is none. */
    dueAt: instant().notNull(),
    expiredAt: instant(),
    expiredFrom: text({ enum: saleStatuses }),
    /** Since when it is among the past ones, whatever became of it. */
    endedAt: instant(),
    extendedAt: instant(),
    confirmedAt: instant(),
    declineReasons: text({ enum: declineReasons }).array().notNull().default([]),
    declineNote: text(),
    cancelReason: text({ enum: cancelReasons }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    uniqueIndex('sales_order_number').on(t.sellerId, t.orderNumber),
    // One index per sort the list offers; each ends in the id, so that pages are read from keys alone.
    index('sales_due').on(t.sellerId, t.statusGroup, t.dueAt, t.id),
    index('sales_created').on(t.sellerId, t.statusGroup, t.createdAt, t.id),
    index('sales_total').on(t.sellerId, t.statusGroup, t.totalMinor, t.id),
    index('sales_number').on(t.sellerId, t.statusGroup, t.orderNumber, t.id),
    index('sales_by_id').on(t.id),
    check('sales_status', oneOf('status', saleStatuses)),
    // Goods that a carrier has are delivered, not refunded: their order ends by no deadline.
    check('sales_collected', sql`"picked_up_at" is null or "due_at" = 'infinity'`),
    tenantPolicy('sales', 'seller_id'),
  ],
).enableRLS();

export const saleLines = pgTable(
  'sale_lines',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    position: integer().notNull(),
    offerId: uuid().notNull(),
    gtin: text().notNull(),
    productName: text().notNull(),
    brandName: text().notNull(),
    unitSize: integer().notNull(),
    unitPriceMinor: minorUnits().notNull(),
    status: text({ enum: lineStatuses }).notNull(),
    requestedQuantity: integer().notNull(),
    draftQuantity: integer(),
    confirmedQuantity: integer(),
    shippedQuantity: integer().notNull().default(0),
    receivedQuantity: integer().notNull().default(0),
    damagedQuantity: integer().notNull().default(0),
    claimedQuantity: integer().notNull().default(0),
    refundedQuantity: integer().notNull().default(0),
    reductionReason: text({ enum: reductionReasons }),
    reductionNote: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.saleId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    check(
      'sale_lines_quantities',
      sql`"requested_quantity" > 0 and "confirmed_quantity" between 0 and "requested_quantity" and "refunded_quantity" between 0 and "requested_quantity"`,
    ),
    tenantPolicy('sale_lines', 'seller_id'),
  ],
).enableRLS();

/** The audit trail: one row per transition, written in the transaction that made it. */
export const saleEvents = pgTable(
  'sale_events',
  {
    sellerId: sellerId(),
    saleId: uuid().notNull(),
    id: uuid().notNull(),
    at: instant().notNull(),
    action: text().notNull(),
    actorKind: text().notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    fromStatus: text({ enum: saleStatuses }),
    toStatus: text({ enum: saleStatuses }),
    reason: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.saleId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    tenantPolicy('sale_events', 'seller_id'),
  ],
).enableRLS();

/** Parcels and pallets of a sale. */
export const saleLoads = pgTable(
  'sale_loads',
  {
    sellerId: sellerId(),
    saleId: uuid().notNull(),
    position: integer().notNull(),
    loadType: text({ enum: ['PARCEL', 'PALLET'] }).notNull(),
    palletType: text({ enum: palletTypes }),
    count: integer().notNull(),
    lengthCm: doublePrecision().notNull(),
    widthCm: doublePrecision().notNull(),
    heightCm: doublePrecision().notNull(),
    weightKg: doublePrecision().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.saleId, t.position] }),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    tenantPolicy('sale_loads', 'seller_id'),
  ],
).enableRLS();

/** Appended changes of the counts by status group and next action; summed on read, folded by a job. */
export const saleCounts = pgTable(
  'sale_counts',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    statusGroup: text({ enum: ['CURRENT', 'PAST', 'HIDDEN'] }).notNull(),
    nextAction: text({ enum: nextActions }).notNull(),
    delta: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.id] }), tenantPolicy('sale_counts', 'seller_id')],
).enableRLS();

/** What a sale is found by. Read with `=` and a range, because under row-level security `like` reaches no index. */
export const saleSearch = pgTable(
  'sale_search',
  { sellerId: sellerId(), token: text().notNull(), saleId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.token, t.saleId] }),
    index('sale_search_sale').on(t.sellerId, t.saleId),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    tenantPolicy('sale_search', 'seller_id'),
  ],
).enableRLS();
