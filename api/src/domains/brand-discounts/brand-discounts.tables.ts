/** Reductions of all prices of a brand. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import { brands } from '../brands/brands.tables.ts';

export const brandDiscounts = pgTable(
  'brand_discounts',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    brandId: uuid()
      .notNull()
      .references(() => brands.id),
    basisPoints: integer().notNull(),
    startsAt: instant().notNull(),
    /** Null: until somebody ends it. */
    endsAt: instant(),
    /** The end it was given itself: `endsAt` is earlier where a planned one takes over. */
    ownEndsAt: instant(),
    /** Whether prices have been worked out with it. */
    appliedAt: instant(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('brand_discounts_brand').on(t.sellerId, t.brandId),
    index('brand_discounts_end').on(t.endsAt),
    check('brand_discounts_share', sql`"basis_points" between 1 and 9000`),
    tenantPolicy('brand_discounts', 'seller_id'),
  ],
).enableRLS();
