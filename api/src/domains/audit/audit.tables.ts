import { auditActions } from '@quayside/contract/audit-values';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import type { Change } from './audit.rules.ts';

/** Never changed once written: the migration's trigger refuses it. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    sellerId: sellerId(),
    /** 1, 2, 3 … within the company, without a gap. */
    number: integer().notNull(),
    at: instant().notNull(),
    action: text({ enum: auditActions }).notNull(),
    /** Null: the product itself. */
    userId: uuid(),
    person: text().notNull(),
    isStaff: boolean().notNull(),
    subject: text().notNull(),
    changes: jsonb().$type<readonly Change[]>().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.number] }),
    index('audit_entries_time').on(t.sellerId, t.at),
    tenantPolicy('audit_entries', 'seller_id'),
  ],
);
