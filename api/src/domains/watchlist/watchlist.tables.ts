/** Products a seller watches, with what would be bought. */
import { currencies } from '@quayside/contract/common';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import { products } from '../variants/variants.tables.ts';

export const watchlistItems = pgTable(
  'watchlist_items',
  {
    sellerId: sellerId(),
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
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.productId] }), tenantPolicy('watchlist_items', 'seller_id')],
).enableRLS();
