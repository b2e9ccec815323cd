/** A directory table: a key is looked up before any company is known. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { users } from '../users/users.tables.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    madeBy: text().notNull(),
    name: text().notNull(),
    scopes: text().array().notNull(),
    hash: text().notNull(),
    ending: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [index('api_keys_seller').on(t.sellerId, t.createdAt)],
);
