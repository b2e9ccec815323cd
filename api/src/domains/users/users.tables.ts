/** People who sign in. A directory table: it is read before any tenant is known. */
import { buyerReadKinds, staffReadKinds } from '@quayside/contract/staff-reads';
import { roles } from '@quayside/contract/users';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { buyerId, instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Trimmed and lower-cased when written: `lower(email)` in a query would reach no index. */
    email: text().notNull(),
    /** Asked for and not confirmed yet: until then `email` and `phone` stay the account's (decision 0012). */
    pendingEmail: text(),
    pendingPhone: text(),
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
    /** Where a warehouse user works: only its packages are seen. */
    warehouseId: uuid(),
    accountManagerName: text(),
    accountManagerEmail: text(),
    disabledAt: instant(),
    /** Since when sensitive steps ask for the second factor too; null: it is off. */
    secondFactorAt: instant(),
    /** Asked into a company by a colleague, and not here yet. */
    invitedAt: instant(),
    invitedBy: text(),
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

/**
 * That one of our own people looked at something of a company (decision 0010). One row per person, kind and five
 * minutes, so that pages which ask again every minute do not flood it. Rows are never changed.
 */
export const staffReads = pgTable(
  'staff_reads',
  {
    sellerId: sellerId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: staffReadKinds }).notNull(),
    /** 1, 2, 3 … within the company and kind; a trigger gives it, and both hashes (decision 0059). */
    number: integer()
      .notNull()
      .$default(() => 0),
    /** Which five minutes, counted from the epoch. */
    slot: integer().notNull(),
    at: instant().notNull(),
    previousHash: text()
      .notNull()
      .$default(() => ''),
    hash: text()
      .notNull()
      .$default(() => ''),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.userId, t.kind, t.slot] }),
    uniqueIndex('staff_reads_number').on(t.sellerId, t.kind, t.number),
    index('staff_reads_time').on(t.at, t.userId),
    tenantPolicy('staff_reads', 'seller_id'),
  ],
);

/** The same of buying companies. */
export const buyerReads = pgTable(
  'buyer_reads',
  {
    buyerId: buyerId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: buyerReadKinds }).notNull(),
    slot: integer().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.userId, t.kind, t.slot] }),
    index('buyer_reads_time').on(t.at, t.userId),
    tenantPolicy('buyer_reads', 'buyer_id'),
  ],
);
