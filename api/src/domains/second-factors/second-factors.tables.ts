/** Keys of authenticator apps and recovery codes. Directory tables: a person's own, whichever company. */
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../users/users.tables.ts';

export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  sealedKey: text().notNull(),
  createdAt: instant().notNull(),
  /** Null: begun, and no code was shown yet. */
  confirmedAt: instant(),
  /** The step of 30 seconds whose code was used last: no earlier one counts any more. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    hash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

/** Keys that stay in a device, a browser or a password manager; here is only what checks their signatures. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** Signatures so far, where the device counts them: one that goes back is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** What a passkey is to sign, once and soon; one at a time in a session. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  sessionId: uuid().primaryKey(),
  userId: uuid().notNull(),
  purpose: text({ enum: ['add', 'prove'] }).notNull(),
  challenge: text().notNull(),
  expiresAt: instant().notNull(),
});

/** Somebody has neither factor nor recovery codes any more and asks our people to take the factor away. */
export const factorLosses = pgTable(
  'factor_losses',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The address of then: it hears of the end too, whatever the account's address is by that time. */
    email: text().notNull(),
    askedAt: instant().notNull(),
    /** When the mail to that address went out; null: it has not, and nobody could say no. */
    toldAt: instant(),
    cancelledAt: instant(),
    /** Somebody who reads the account's mail said no: until the password is another one nobody asks again. */
    keptAt: instant(),
    grantedAt: instant(),
    grantedBy: uuid().references(() => users.id),
  },
  (t) => [
    index('factor_losses_user').on(t.userId),
    index('factor_losses_granter').on(t.grantedBy),
    uniqueIndex('factor_losses_open').on(t.userId).where(sql`${t.cancelledAt} is null and ${t.grantedAt} is null`),
  ],
);
