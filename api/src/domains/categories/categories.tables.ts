/** The tree of categories: reference data all sellers and buyers share. */
import { foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const categories = pgTable(
  'categories',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    /** Null: a category of the first level. */
    parentId: uuid(),
    position: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('categories_slug').on(t.slug),
    index('categories_parent').on(t.parentId),
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id] }),
  ],
);
