/** People who sign in. A directory table: it is read before any tenant is known. */
import { roles } from '@quayside/contract/users';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Trimmed and lower-cased when written: `lower(email)` in a query would reach no index. */
    email: text().notNull(),
    passwordHash: text().notNull(),
    account: text().notNull(),
    country: text().notNull(),
    phone: text(),
    role: text({ enum: roles }).notNull(),
    sellerId: uuid(),
    buyerId: uuid(),
    isEmailVerified: boolean().notNull().default(false),
    isPhoneVerified: boolean().notNull().default(false),
    isWarehouseUser: boolean().notNull().default(false),
    accountManagerName: text(),
    accountManagerEmail: text(),
    disabledAt: instant(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('users_email').on(t.email), index('users_seller').on(t.sellerId)],
);

/** Staff need this row and a verified e-mail address of the company's own domain (SES-12). */
export const staffMembers = pgTable('staff_members', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  permissions: text().array().notNull(),
  createdAt: instant().notNull(),
});
