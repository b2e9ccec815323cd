/**
 * Products a company watches, with what would be bought: of sellers and of buyers, in a table each, so that row-level
 * security knows whose they are. `ownerId` is the company.
 */
import { currencies } from '@quayside/contract/common';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits, tenantPolicy } from '../../platform/db/columns.ts';
import { products } from '../variants/variants.tables.ts';

const watched = () => ({
  productId: uuid()
    .notNull()
    .references(() => products.id),
  targetMinor: minorUnits(),
  targetCurrency: text({ enum: currencies }),
  targetQuantity: integer(),
  /** Since when its target is met, as its company was told; null: it is not. */
  metAt: instant(),
  createdAt: instant().notNull(),
  version: integer().notNull().default(1),
});

export const watchlistItems = pgTable(
  'watchlist_items',
  { ownerId: uuid('seller_id').notNull(), ...watched() },
  (t) => [primaryKey({ columns: [t.ownerId, t.productId] }), tenantPolicy('watchlist_items', 'seller_id')],
).enableRLS();

export const buyerWatchlistItems = pgTable(
  'buyer_watchlist_items',
  { ownerId: uuid('buyer_id').notNull(), ...watched() },
  (t) => [primaryKey({ columns: [t.ownerId, t.productId] }), tenantPolicy('buyer_watchlist_items', 'buyer_id')],
).enableRLS();
