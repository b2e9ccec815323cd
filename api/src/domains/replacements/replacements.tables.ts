/** What sellers are asked for. The row is the asked seller's; whose order it was is kept for the buyer's answer. */
import { currencies } from '@quayside/contract/common';
import { replacementStatuses } from '@quayside/contract/replacements';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const replacements = pgTable(
  'replacements',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    offerId: uuid().notNull(),
    sourceSellerId: uuid().notNull(),
    sourceSaleId: uuid().notNull(),
    sourceLineId: uuid().notNull(),
    status: text({ enum: replacementStatuses }).notNull(),
    gtin: text().notNull(),
    productName: text().notNull(),
    brandName: text().notNull(),
    missingQuantity: integer().notNull(),
    unitSize: integer().notNull(),
    stock: integer().notNull(),
    unitPriceMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    destinationCountry: text().notNull(),
    offeredQuantity: integer(),
    createdAt: instant().notNull(),
    answerBy: instant().notNull(),
    answeredAt: instant(),
    /** The buyer's order that took it. */
    orderId: uuid(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('replacements_source').on(t.sourceSaleId),
    index('replacements_open').on(t.sellerId, t.status, t.answerBy, t.id),
    index('replacements_taken').on(t.orderId).where(sql`"order_id" is not null`),
    check('replacements_quantity', sql`"missing_quantity" > 0 and "offered_quantity" between 1 and "missing_quantity"`),
    tenantPolicy('replacements', 'seller_id'),
  ],
).enableRLS();
