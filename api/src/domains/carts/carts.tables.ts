/** Carts of buyers. Amounts are minor units in the cart's currency. */
import { allocationStatuses, cartStatuses, chosenReasons, droppedReasons } from '@quayside/contract/cart-values';
import { currencies } from '@quayside/contract/common';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { buyerId, instant, minorUnits, tenantPolicy } from '../../platform/db/columns.ts';

export const carts = pgTable(
  'carts',
  {
    buyerId: buyerId(),
    id: uuid().notNull(),
    status: text({ enum: cartStatuses }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    destinationCountry: text().notNull(),
    /** As the last allocation proved it; null before one. */
    gap: doublePrecision(),
    /** Whether that search ended by itself, and not by its time or size. */
    isProven: boolean(),
    /** How many are searching for a plan, while it is OPTIMIZING. */
    searches: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.id] }),
    // One open cart of a buyer.
    uniqueIndex('carts_open').on(t.buyerId).where(sql`status in ('ACTIVE', 'OPTIMIZING', 'ALLOCATED')`),
    index('carts_age').on(t.buyerId, t.createdAt),
    tenantPolicy('carts', 'buyer_id'),
  ],
).enableRLS();

const ofCart = [carts.buyerId, carts.id] as const;

export const cartLines = pgTable(
  'cart_lines',
  {
    buyerId: buyerId(),
    cartId: uuid().notNull(),
    id: uuid().notNull(),
    productId: uuid().notNull(),
    gtin: text().notNull(),
    productName: text().notNull(),
    brandName: text().notNull(),
    quantity: integer().notNull(),
    targetMinor: minorUnits(),
    /** Pieces the last allocation could not place, and why; null: all of them are placed. */
    droppedQuantity: integer(),
    droppedReason: text({ enum: droppedReasons }),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.cartId, t.id] }),
    uniqueIndex('cart_lines_product').on(t.buyerId, t.cartId, t.productId),
    foreignKey({ columns: [t.buyerId, t.cartId], foreignColumns: [...ofCart] }),
    check('cart_lines_quantity', sql`"quantity" > 0`),
    tenantPolicy('cart_lines', 'buyer_id'),
  ],
).enableRLS();

export const allocations = pgTable(
  'allocations',
  {
    buyerId: buyerId(),
    cartId: uuid().notNull(),
    id: uuid().notNull(),
    sellerId: uuid().notNull(),
    sellerName: text().notNull(),
    status: text({ enum: allocationStatuses }).notNull(),
    minimumMinor: minorUnits().notNull(),
    shippingMinor: minorUnits().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.cartId, t.id] }),
    uniqueIndex('allocations_seller').on(t.buyerId, t.cartId, t.sellerId),
    foreignKey({ columns: [t.buyerId, t.cartId], foreignColumns: [...ofCart] }),
    tenantPolicy('allocations', 'buyer_id'),
  ],
).enableRLS();

export const allocationLines = pgTable(
  'allocation_lines',
  {
    buyerId: buyerId(),
    cartId: uuid().notNull(),
    allocationId: uuid().notNull(),
    /** Of the cart's line. */
    lineId: uuid().notNull(),
    offerId: uuid().notNull(),
    quantity: integer().notNull(),
    unitSize: integer().notNull(),
    unitPriceMinor: minorUnits().notNull(),
    reason: text({ enum: chosenReasons }).notNull(),
    nextBestMinor: minorUnits(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.cartId, t.allocationId, t.lineId] }),
    foreignKey({
      columns: [t.buyerId, t.cartId, t.allocationId],
      foreignColumns: [allocations.buyerId, allocations.cartId, allocations.id],
    }),
    foreignKey({
      columns: [t.buyerId, t.cartId, t.lineId],
      foreignColumns: [cartLines.buyerId, cartLines.cartId, cartLines.id],
    }),
    check('allocation_lines_quantity', sql`"quantity" > 0`),
    tenantPolicy('allocation_lines', 'buyer_id'),
  ],
).enableRLS();
