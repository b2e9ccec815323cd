/** A directory table: a key is looked up before any company is known. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { buyers, sellers } from '../sellers/sellers.tables.ts';
import { users } from '../users/users.tables.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    /** Of a selling company or of a buying one. */
    sellerId: uuid().references(() => sellers.id),
    buyerId: uuid().references(() => buyers.id),
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
  (t) => [
    index('api_keys_seller').on(t.sellerId, t.createdAt),
    index('api_keys_buyer').on(t.buyerId, t.createdAt),
    check('api_keys_owner', sql`num_nonnulls(seller_id, buyer_id) = 1`),
  ],
);
