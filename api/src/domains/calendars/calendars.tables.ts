/** Links of people to their company's deadlines. */
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const calendarLinks = pgTable(
  'calendar_links',
  {
    sellerId: sellerId(),
    userId: uuid().notNull(),
    /** SHA-256 of the secret, hexadecimal. */
    secretHash: text().notNull(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.userId] }),
    // A program names nothing but the secret.
    index('calendar_links_secret').on(t.secretHash),
    tenantPolicy('calendar_links', 'seller_id'),
  ],
).enableRLS();
