/** What companies' offers lost to lower prices (decision 0048). */
import { currencies } from '@quayside/contract/common';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import { offers } from '../offers/offers.tables.ts';

/** Pieces of a buyer's order that this offer could have sent and that came from lower prices; never whose those were. */
export const priceLosses = pgTable(
  'price_losses',
  {
    sellerId: sellerId(),
    offerId: uuid().notNull(),
    orderId: uuid().notNull(),
    /** When it was ordered. */
    at: instant().notNull(),
    currency: text({ enum: currencies }).notNull(),
    destinationCountry: text().notNull(),
    brandName: text().notNull(),
    pieces: integer().notNull(),
    /** What the buyer paid for them elsewhere, and what they were here. */
    paidMinor: minorUnits().notNull(),
    ownMinor: minorUnits().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.offerId, t.orderId] }),
    foreignKey({ columns: [t.sellerId, t.offerId], foreignColumns: [offers.sellerId, offers.id] }),
    index('price_losses_newest').on(t.sellerId, t.at),
    // Across companies: an order that ends unpaid takes its own back, and old ones go.
    index('price_losses_order').on(t.orderId),
    index('price_losses_age').on(t.at),
    tenantPolicy('price_losses', 'seller_id'),
  ],
).enableRLS();
