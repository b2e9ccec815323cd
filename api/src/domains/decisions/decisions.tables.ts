/** Decisions of staff by which money moves: each is a row, also those that one person made alone. */
import { currencies } from '@quayside/contract/common';
import { decisionKinds, decisionStatuses } from '@quayside/contract/decision-values';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const decisions = pgTable(
  'decisions',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    orderNumber: text().notNull(),
    sellerName: text().notNull(),
    kind: text({ enum: decisionKinds }).notNull(),
    /** The payout, the claim or the sale that it is about. */
    subjectId: uuid().notNull(),
    status: text({ enum: decisionStatuses }).notNull(),
    amountMinor: minorUnits().notNull(),
    /** What was held against the limit: with what was decided for all parts of the buyer's order before. */
    totalMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** People of ours; 0: the seller accepted it, by their own fault. */
    approvalsNeeded: integer().notNull(),
    reason: text().notNull(),
    /** What else is decided, as it was asked for. */
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Null: decided before decisions were recorded. */
    proposedBy: uuid(),
    proposedByName: text().notNull(),
    proposedAt: instant().notNull(),
    /** Who confirmed, rejected or took it back; of what one person decides alone, the same. Null: it waits, or lapsed. */
    concludedBy: uuid(),
    concludedByName: text(),
    concludedAt: instant(),
    /** Why a second person said no. */
    rejection: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    // One decision at a time waits about the same thing.
    uniqueIndex('decisions_waiting').on(t.sellerId, t.kind, t.subjectId).where(sql`status = 'PROPOSED'`),
    index('decisions_sale').on(t.sellerId, t.saleId),
    index('decisions_subject').on(t.sellerId, t.subjectId),
    index('decisions_open').on(t.proposedAt, t.id).where(sql`status = 'PROPOSED'`),
    index('decisions_by_id').on(t.id),
    check('decisions_amounts', sql`"amount_minor" >= 0 and "total_minor" >= 0 and "approvals_needed" between 0 and 2`),
    check('decisions_proposed', sql`"status" <> 'PROPOSED' or ("proposed_by" is not null and "approvals_needed" = 2)`),
    // Two people are two people, whatever asks for it.
    check(
      'decisions_four_eyes',
      sql`"status" <> 'MADE' or "approvals_needed" < 2 or "proposed_by" is null or ("concluded_by" is not null and "concluded_by" <> "proposed_by")`,
    ),
    tenantPolicy('decisions', 'seller_id'),
  ],
).enableRLS();
