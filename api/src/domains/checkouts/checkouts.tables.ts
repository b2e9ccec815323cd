/** How a buyer pays for a cart. */
import { checkoutStatuses, paymentMethods } from '@quayside/contract/order-values';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { buyerId, instant, minorUnits, tenantPolicy } from '../../platform/db/columns.ts';

export const checkouts = pgTable(
  'checkouts',
  {
    buyerId: buyerId(),
    id: uuid().notNull(),
    cartId: uuid().notNull(),
    /** Of the cart as it was when this was last looked at: another one makes the checkout OPEN anew. */
    cartVersion: integer().notNull().default(0),
    status: text({ enum: checkoutStatuses }).notNull(),
    billingAddressId: uuid(),
    shippingAddressId: uuid(),
    daysDeferred: integer().notNull().default(0),
    paymentMethod: text({ enum: paymentMethods }),
    /** What the buyer calls the order. */
    reference: text(),
    walletMinor: minorUnits().notNull().default(sql`0`),
    orderId: uuid(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.id] }),
    uniqueIndex('checkouts_open').on(t.buyerId).where(sql`status in ('OPEN', 'VALIDATED', 'COMPLETING')`),
    check('checkouts_wallet', sql`"wallet_minor" >= 0`),
    tenantPolicy('checkouts', 'buyer_id'),
  ],
).enableRLS();
