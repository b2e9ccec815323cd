/** Views of a list: of one person, in one company. */
import { viewScreens } from '@quayside/contract/saved-views';
import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const savedViews = pgTable(
  'saved_views',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    screen: text({ enum: viewScreens }).notNull(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    uniqueIndex('saved_views_name').on(t.sellerId, t.userId, t.screen, t.name),
    tenantPolicy('saved_views', 'seller_id'),
  ],
).enableRLS();
