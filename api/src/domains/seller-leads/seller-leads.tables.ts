/** Companies that would like to sell here. A directory table: there is no tenant yet. */
import { everyFileType } from '@quayside/contract/file-values';
import { type LeadStep, leadReasons, leadStatuses } from '@quayside/contract/seller-leads';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/files/stored-files.tables.ts';

export const sellerLeads = pgTable(
  'seller_leads',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    /** Its number among our deals, told on its page and given with a check of its list. */
    dealId: text().notNull().generatedAlwaysAs(sql`'D-' || upper(right(id::text, 8))`),
    email: text().notNull(),
    companyName: text().notNull(),
    contactName: text().notNull(),
    country: text().notNull(),
    phone: text(),
    website: text(),
    message: text().notNull().default(''),
    status: text({ enum: leadStatuses }).notNull().default('NEW'),
    reason: text({ enum: leadReasons }),
    note: text().notNull().default(''),
    /** The company it became. */
    sellerId: uuid(),
    /** By when one of us takes it on; null: it waits for nobody of ours. */
    dueAt: instant(),
    /** What became of it, oldest first: read with it alone, and gone with it. */
    steps: jsonb().$type<readonly LeadStep[]>().notNull().default([]),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('seller_leads_slug').on(t.slug),
    uniqueIndex('seller_leads_deal').on(t.dealId),
    uniqueIndex('seller_leads_email').on(t.email),
    index('seller_leads_status').on(t.status, t.createdAt, t.id),
    index('seller_leads_due').on(t.dueAt, t.id),
    index('seller_leads_seller').on(t.sellerId),
  ],
);

/** What is kept with a lead. Its files are stored as those of no company: no company's own requests see them. */
export const leadFiles = pgTable(
  'lead_files',
  {
    sellerId: sellerId(),
    leadId: uuid()
      .notNull()
      .references(() => sellerLeads.id),
    id: uuid().notNull(),
    /** As people see it. */
    name: text().notNull(),
    fileId: uuid().notNull(),
    fileType: text({ enum: everyFileType }).notNull(),
    bytes: integer().notNull(),
    addedAt: instant().notNull(),
    addedByName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.leadId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.fileId], foreignColumns: [storedFiles.sellerId, storedFiles.id] }),
    uniqueIndex('lead_files_file').on(t.sellerId, t.fileId),
    index('lead_files_lead').on(t.leadId),
    tenantPolicy('lead_files', 'seller_id'),
  ],
).enableRLS();
