/** Sessions, limits and one-time secrets. Directory tables: they are read before any tenant is known. */
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../users/users.tables.ts';

/**
 * One row per sign-in: the refresh family. The current refresh token is HMAC(secret, id, generation), so the same
 * successor can be answered to two tabs; only its hash is stored.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    application: text(),
    generation: integer().notNull().default(1),
    tokenHash: text().notNull(),
    rotatedAt: instant().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the second factor was shown in this session. */
    provedAt: instant(),
    /** The company that one of our own people looks at as it sees itself, and until when. */
    viewsSellerId: uuid(),
    viewsUntil: instant(),
    revokedAt: instant(),
    revokedBecause: text(),
    userAgent: text(),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** Failures counted over a window, in PostgreSQL so that they hold over several processes and restarts. */
export const attempts = pgTable(
  'attempts',
  { id: uuid().primaryKey(), kind: text().notNull(), subject: text().notNull(), at: instant().notNull() },
  (t) => [index('attempts_subject').on(t.kind, t.subject, t.at)],
);

/** Single-use secrets: e-mail verification, phone codes, password resets, activation. Only hashes are stored. */
export const secrets = pgTable(
  'secrets',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    hash: text().notNull(),
    /** What the secret confirms: the e-mail address or phone number it was sent to. */
    target: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index('secrets_user').on(t.userId, t.kind, t.createdAt),
    uniqueIndex('secrets_hash').on(t.kind, t.userId, t.hash),
  ],
);

/**
 * Browsers somebody has signed in with, each known to its own accounts only. `id` is what the device cookie holds, signed;
 * it is another one after each sign-in, so a copy of the cookie lasts until then.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Wrong passwords since the last right one. */
    failures: integer().notNull().default(0),
    /** Wrong codes since the second factor was shown here last; null where it never was: signing in does not show it. */
    factorFailures: integer(),
    lastUsedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.userId] }),
    index('known_devices_user').on(t.userId, t.lastUsedAt),
    index('known_devices_age').on(t.lastUsedAt),
  ],
);
