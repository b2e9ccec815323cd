/** Copies that were asked for: one of a company, and one of a person, at a time. */
import { copyStatuses } from '@quayside/contract/copy-values';
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/files/stored-files.tables.ts';

export const dataCopies = pgTable(
  'data_copies',
  {
    /** `noCompany` for a person without one. */
    sellerId: sellerId(),
    id: uuid().notNull(),
    /** The company's id, or the person's. */
    ownerId: uuid().notNull(),
    /** Whose it is, when it is a person's. */
    userId: uuid(),
    status: text({ enum: copyStatuses }).notNull(),
    kindsDone: integer().notNull().default(0),
    rowsDone: integer().notNull().default(0),
    askedAt: instant().notNull(),
    /** When something last came of it. */
    movedAt: instant(),
    /** The run that may write into it. */
    runId: uuid(),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    uniqueIndex('data_copies_owner').on(t.sellerId, t.ownerId),
    check('data_copies_status', sql.raw(`status in (${copyStatuses.map((one) => `'${one}'`).join(', ')})`)),
    tenantPolicy('data_copies', 'seller_id'),
  ],
).enableRLS();

export const dataCopyParts = pgTable(
  'data_copy_parts',
  {
    sellerId: sellerId(),
    copyId: uuid().notNull(),
    part: integer().notNull(),
    fileId: uuid().notNull(),
    bytes: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.copyId, t.part] }),
    uniqueIndex('data_copy_parts_file').on(t.sellerId, t.fileId),
    foreignKey({ columns: [t.sellerId, t.copyId], foreignColumns: [dataCopies.sellerId, dataCopies.id] }),
    foreignKey({ columns: [t.sellerId, t.fileId], foreignColumns: [storedFiles.sellerId, storedFiles.id] }),
    tenantPolicy('data_copy_parts', 'seller_id'),
  ],
).enableRLS();
