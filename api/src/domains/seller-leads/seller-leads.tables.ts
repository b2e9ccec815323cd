/** Companies that would like to sell here. A directory table: there is no tenant yet. */
import { type LeadStep, leadReasons, leadStatuses } from '@quayside/contract/seller-leads';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

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
