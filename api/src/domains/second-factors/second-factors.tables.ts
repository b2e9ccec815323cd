/** Keys of authenticator apps and recovery codes. Directory tables: a person's own, whichever company. */
import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
