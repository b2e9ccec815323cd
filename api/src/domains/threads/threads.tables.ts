/** Conversations about sales. The latest message's time and side stand with the thread, for lists. */
import { everyFileType } from '@quayside/contract/file-values';
import { issueCategories } from '@quayside/contract/sale-values';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/files/stored-files.tables.ts';
import { sales } from '../sales/sales.tables.ts';

export const threads = pgTable(
  'threads',
  {
    sellerId: sellerId(),
    saleId: uuid().notNull(),
    id: uuid().notNull(),
    reference: text().notNull(),
    category: text({ enum: issueCategories }).notNull(),
    /** The claim's number, as its seller wrote it. */
    claim: text(),
    createdAt: instant().notNull(),
    lastMessageAt: instant().notNull(),
    /** Who wrote last; the seller also while something of theirs was not seen by whoever answered. */
    lastSide: text({ enum: ['SELLER', 'STAFF'] }).notNull(),
    /** By when we answer the last message; kept when we have. */
    replyBy: instant().notNull(),
    /** Up to when each side has read. */
    sellerReadAt: instant(),
    staffReadAt: instant(),
    /** What the support service calls it; null until it knows. */
    ticket: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.saleId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    // Staff look across companies at those that wait, what has to be answered first on top. The company stands behind: with it
    // row-level security is a condition of this index, without it the planner goes through every thread and sorts.
    index('threads_waiting').on(t.lastSide, t.replyBy, t.id, t.sellerId),
    index('threads_by_id').on(t.id),
    check('threads_last_side', sql`"last_side" in ('SELLER', 'STAFF')`),
    tenantPolicy('threads', 'seller_id'),
  ],
).enableRLS();

export const threadMessages = pgTable(
  'thread_messages',
  {
    sellerId: sellerId(),
    saleId: uuid().notNull(),
    threadId: uuid().notNull(),
    id: uuid().notNull(),
    side: text({ enum: ['SELLER', 'STAFF'] }).notNull(),
    /** Null: answered in the support service. */
    authorId: uuid(),
    authorName: text().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.saleId, t.threadId, t.id] }),
    foreignKey({
      name: 'thread_messages_thread',
      columns: [t.sellerId, t.saleId, t.threadId],
      foreignColumns: [threads.sellerId, threads.saleId, threads.id],
    }),
    check('thread_messages_side', sql`"side" in ('SELLER', 'STAFF')`),
    tenantPolicy('thread_messages', 'seller_id'),
  ],
).enableRLS();

/** Files of messages. Sent ahead of their message, which takes them; what no message took goes after a day. */
export const threadFiles = pgTable(
  'thread_files',
  {
    sellerId: sellerId(),
    saleId: uuid().notNull(),
    id: uuid().notNull(),
    /** Both null until a message takes it. */
    threadId: uuid(),
    messageId: uuid(),
    /** As people see it. */
    name: text().notNull(),
    fileId: uuid().notNull(),
    fileType: text({ enum: everyFileType }).notNull(),
    bytes: integer().notNull(),
    uploadedBy: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.saleId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    foreignKey({ columns: [t.sellerId, t.fileId], foreignColumns: [storedFiles.sellerId, storedFiles.id] }),
    foreignKey({
      name: 'thread_files_message',
      columns: [t.sellerId, t.saleId, t.threadId, t.messageId],
      foreignColumns: [threadMessages.sellerId, threadMessages.saleId, threadMessages.threadId, threadMessages.id],
    }),
    uniqueIndex('thread_files_file').on(t.sellerId, t.fileId),
    index('thread_files_unsent').on(t.createdAt).where(sql`"message_id" is null`),
    check('thread_files_taken', sql`("thread_id" is null) = ("message_id" is null)`),
    tenantPolicy('thread_files', 'seller_id'),
  ],
).enableRLS();
