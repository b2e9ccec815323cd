/** Documents of sales; the content of each is a stored file. */
import { documentTypes } from '@quayside/contract/document-values';
import { everyFileType } from '@quayside/contract/file-values';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/files/stored-files.tables.ts';
import { sales } from '../sales/sales.tables.ts';

export const documents = pgTable(
  'documents',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    /** Never changes; kept here so that a list of documents reads one table. */
    orderNumber: text().notNull(),
    documentType: text({ enum: documentTypes }).notNull(),
    name: text().notNull(),
    fileId: uuid().notNull(),
    fileType: text({ enum: everyFileType }).notNull(),
    bytes: integer().notNull(),
    /** Who sent the present content, and when. */
    uploadedBy: uuid(),
    uploadedByName: text().notNull(),
    uploadedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('documents_sale').on(t.sellerId, t.saleId, t.id),
    uniqueIndex('documents_file').on(t.sellerId, t.fileId),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    foreignKey({ columns: [t.sellerId, t.fileId], foreignColumns: [storedFiles.sellerId, storedFiles.id] }),
    check('documents_type', sql.raw(`document_type in (${documentTypes.map((type) => `'${type}'`).join(', ')})`)),
    tenantPolicy('documents', 'seller_id'),
  ],
).enableRLS();
