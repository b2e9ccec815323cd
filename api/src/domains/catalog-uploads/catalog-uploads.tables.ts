/** Stock lists a company sent and GTIN checks of our own people, with what was found in each row. */
import { currencies } from '@quayside/contract/common';
import { listFileTypes } from '@quayside/contract/file-values';
import { listScopes, rowCodes, stockListKinds, stockListStatuses } from '@quayside/contract/stock-list-values';
import type { StockListMapping } from '@quayside/contract/stock-lists';
import { sql } from 'drizzle-orm';
import {
  boolean,
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

export const stockLists = pgTable(
  'stock_lists',
  {
    /** `nobody` for a check of our own people. */
    sellerId: sellerId(),
    id: uuid().notNull(),
    kind: text({ enum: stockListKinds }).notNull(),
    status: text({ enum: stockListStatuses }).notNull(),
    scope: text({ enum: listScopes }).notNull().default('CHANGES'),
    /** A feed: applied by itself where nothing is in doubt. */
    isFeed: boolean().notNull().default(false),
    isLayoutKnown: boolean().notNull().default(false),
    /** Offers in stock when the rows were read. */
    offersInStock: integer().notNull().default(0),
    fileId: uuid().notNull(),
    fileType: text({ enum: listFileTypes }).notNull(),
    fileName: text().notNull(),
    /** Of one that lay in the company's folder: its name there, and what tells it from every other. */
    folderName: text(),
    folderKey: text(),
    /** What was last told of it in the folder. */
    folderTold: text({ enum: stockListStatuses }),
    /** Of the company; of a check without one, what the columns say. */
    currency: text({ enum: currencies }).notNull(),
    mapping: jsonb().$type<Partial<StockListMapping>>(),
    preview: jsonb().$type<readonly (readonly string[])[]>().notNull(),
    counts: jsonb().$type<Partial<Record<(typeof rowCodes)[number], number>>>().notNull(),
    rowsTotal: integer().notNull().default(0),
    rowsDone: integer().notNull().default(0),
    failureCode: text(),
    dealId: text(),
    batchId: uuid(),
    /** `nobody` for one that came by folder. */
    createdBy: uuid().notNull(),
    createdByName: text().notNull(),
    createdAt: instant().notNull(),
    /** When it came to be in its status. */
    movedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('stock_lists_by_id').on(t.id),
    index('stock_lists_age').on(t.expiresAt),
    uniqueIndex('stock_lists_folder').on(t.sellerId, t.folderKey),
    index('stock_lists_at_work')
      .on(t.sellerId, t.movedAt)
      .where(sql`status in ('QUEUED', 'PARSING', 'MATCHING', 'APPLYING')`),
    index('stock_lists_history').on(t.sellerId, t.createdAt, t.id),
    tenantPolicy('stock_lists', 'seller_id'),
  ],
).enableRLS();

export const stockListRows = pgTable(
  'stock_list_rows',
  {
    sellerId: sellerId(),
    listId: uuid().notNull(),
    /** Row of the sheet, counted from 1; offers that are in no row come after the last one a sheet can have. */
    line: integer().notNull(),
    gtin: text().notNull(),
    code: text({ enum: rowCodes }).notNull(),
    /** What the code is about, as it stands in the file. */
    value: text().notNull(),
    suggestion: text(),
    productId: uuid(),
    productName: text(),
    priceMinor: minorUnits(),
    currency: text({ enum: currencies }),
    unitSize: integer(),
    stock: integer(),
    floorMinor: minorUnits(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.listId, t.line] }),
    index('stock_list_rows_code').on(t.sellerId, t.listId, t.code, t.line),
    foreignKey({ columns: [t.sellerId, t.listId], foreignColumns: [stockLists.sellerId, stockLists.id] }),
    tenantPolicy('stock_list_rows', 'seller_id'),
  ],
).enableRLS();

/** The columns of lists a company sent before, found again by their headings. */
export const stockListLayouts = pgTable(
  'stock_list_layouts',
  {
    sellerId: sellerId(),
    /** Digest of the headings. */
    headings: text().notNull(),
    mapping: jsonb().$type<StockListMapping>().notNull(),
    usedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.headings] }), tenantPolicy('stock_list_layouts', 'seller_id')],
).enableRLS();
