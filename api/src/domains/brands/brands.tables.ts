/** Brands: reference data all sellers and buyers share. */
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const brands = pgTable(
  'brands',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    isPremium: boolean().notNull().default(false),
    /** A sentence for its page; empty while nobody wrote one. */
    description: text().notNull().default(''),
  },
  (t) => [uniqueIndex('brands_slug').on(t.slug)],
);
