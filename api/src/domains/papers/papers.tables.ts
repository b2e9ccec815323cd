/**
 * What papers leave behind: the invoices and credit notes that were issued, their numbers, and the serial shipping
 * container codes (SSCC) of cartons, parcels and pallets. Everything else is made anew from the order each time.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
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
import { sales } from '../sales/sales.tables.ts';
import type { InvoiceContent } from './papers.types.ts';

/** The last number of a series, such as `SB-2026`. Its row is locked until the paper is kept, so that no number is left out. */
export const paperSeries = pgTable(
  'paper_series',
  { sellerId: sellerId(), series: text().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.sellerId, t.series] }), tenantPolicy('paper_series', 'seller_id')],
).enableRLS();

export const issuedPapers = pgTable(
  'issued_papers',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    kind: text({ enum: ['SELF_BILLED_INVOICE', 'CREDIT_NOTE'] }).notNull(),
    number: text().notNull(),
    /**
     * What it was issued for: the sale of an order's own invoice, the claim's decision or the payout of a credit note or a
     * correction. One paper of a kind for one cause.
     */
    causeId: uuid().notNull(),
    issuedAt: instant().notNull(),
    /** All that stands on it. */
    content: jsonb().$type<InvoiceContent>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    uniqueIndex('issued_papers_number').on(t.sellerId, t.number),
    uniqueIndex('issued_papers_cause').on(t.sellerId, t.kind, t.causeId),
    index('issued_papers_sale').on(t.sellerId, t.saleId, t.id),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    check('issued_papers_kind', sql`"kind" in ('SELF_BILLED_INVOICE', 'CREDIT_NOTE')`),
    tenantPolicy('issued_papers', 'seller_id'),
  ],
).enableRLS();

/** Blocks of serials given to the pieces of a load or the cartons of a line; a piece keeps its code when a label is printed again. */
export const logisticUnits = pgTable(
  'logistic_units',
  {
    sellerId: sellerId(),
    saleId: uuid().notNull(),
    /** `load:0` or `line:` and its id. */
    contents: text().notNull(),
    /** The first piece this block is for, counted from 1. */
    fromPiece: integer().notNull(),
    count: integer().notNull(),
    companyPrefix: text().notNull(),
    firstSerial: bigint({ mode: 'bigint' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.saleId, t.contents, t.fromPiece] }),
    // What a scanned code is looked up by.
    index('logistic_units_serials').on(t.companyPrefix, t.firstSerial),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    check('logistic_units_count', sql`"count" > 0`),
    tenantPolicy('logistic_units', 'seller_id'),
  ],
).enableRLS();

/** The next unused serial of each GS1 company prefix we hold; shared by all sellers. */
export const ssccSerials = pgTable('sscc_serials', {
  companyPrefix: text().primaryKey(),
  next: bigint({ mode: 'bigint' }).notNull(),
});
