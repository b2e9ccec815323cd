/** Which files the store holds and whose they are: every byte there has a row here before it arrives. */
import { storedFileTypes } from '@quayside/contract/file-values';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../db/columns.ts';

export const storedFiles = pgTable(
  'stored_files',
  {
    sellerId: sellerId(),
    /** Also its key in the store. */
    id: uuid().notNull(),
    /** ARRIVING until something refers to it, KEPT while something does, DROPPED from then until it is gone. */
    state: text({ enum: ['ARRIVING', 'KEPT', 'DROPPED'] }).notNull(),
    type: text({ enum: storedFileTypes }).notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** Of the last change of state. */
    changedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    // What the sweep looks for; files that stay are not in it.
    index('stored_files_passing').on(t.changedAt).where(sql`"state" <> 'KEPT'`),
    check('stored_files_state', sql`"state" in ('ARRIVING', 'KEPT', 'DROPPED')`),
    tenantPolicy('stored_files', 'seller_id'),
  ],
).enableRLS();
