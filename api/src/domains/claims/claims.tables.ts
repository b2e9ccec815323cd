/** A claim and what belongs to it. Amounts are minor units in the sale's currency. */
import {
  claimGroups,
  claimParties,
  claimStatuses,
  claimTypes,
  evidenceKinds,
  evidenceMediaTypes,
  evidenceParties,
  faults,
  resolutions,
  sellerResponses,
  verdicts,
} from '@quayside/contract/claim-values';
import { currencies } from '@quayside/contract/common';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { buyerId, instant, minorUnits, sellerId, sharedPolicy, tenantPolicy } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/files/stored-files.tables.ts';
import { sales } from '../sales/sales.tables.ts';

const nothing = sql`0`;

/** What people say of a claim: CL-10001 and on; those of demo worlds are lower. */
export const claimNumbers = pgSequence('claim_numbers', { startWith: 10_001 });

/** The seller's row, which its buyer may read too. */
export const claims = pgTable(
  'claims',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    number: text().notNull(),
    buyerId: buyerId(),
    buyerName: text().notNull(),
    sellerName: text().notNull(),
    saleId: uuid().notNull(),
    orderNumber: text().notNull(),
    /** `2026-11` in the seller's time zone: the month whose tolerance the claim draws on. */
    saleMonth: text().notNull(),
    type: text({ enum: claimTypes }).notNull(),
    status: text({ enum: claimStatuses }).notNull(),
    statusGroup: text({ enum: claimGroups }).notNull(),
    openedBy: text({ enum: [...claimParties, 'SYSTEM'] }).notNull(),
    description: text().notNull(),
    contestsDelivery: boolean().notNull().default(false),
    currency: text({ enum: currencies }).notNull(),
    quantity: integer().notNull(),
    claimedMinor: minorUnits().notNull(),
    approvedMinor: minorUnits(),
    refundedMinor: minorUnits().notNull().default(nothing),
    deductedMinor: minorUnits().notNull().default(nothing),
    toleranceMinor: minorUnits().notNull().default(nothing),
    fault: text({ enum: faults }),
    resolution: text({ enum: resolutions }),
    decisionNote: text(),
    decidedAt: instant(),
    /** Who made a decision that waits for a second person; null: none waits. */
    proposedBy: uuid(),
    askedAt: instant(),
    askMessage: text(),
    respondBy: instant(),
    sellerResponse: text({ enum: sellerResponses }),
    sellerMessage: text(),
    respondedAt: instant(),
    appealParty: text({ enum: claimParties }),
    appealReason: text(),
    appealedAt: instant(),
    /** Until when it can be appealed against. */
    appealUntil: instant(),
    settledAt: instant(),
    /** Nobody took it back: its order ended, and its buyer has everything back. */
    endedWithOrder: boolean().notNull().default(false),
    /** How the goods come that the seller sent again. */
    reshipCarrier: text(),
    reshipNumber: text(),
    /** What is to be deducted from the seller's next payouts; null: nothing. */
    carryOverId: uuid(),
    /** Since when it has been in its status. */
    statusSince: instant().notNull(),
    /** The deadline of whoever has to move: `infinity` where there is none. */
    dueAt: instant().notNull(),
    /** When a timer looks at it next: `infinity` where none does. */
    wakeAt: instant().notNull(),
    remindersSent: integer().notNull().default(0),
    submittedAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    uniqueIndex('claims_number').on(t.sellerId, t.number),
    // One open claim per sale.
    uniqueIndex('claims_open_sale').on(t.sellerId, t.saleId).where(sql`status_group = 'OPEN'`),
    index('claims_sale').on(t.sellerId, t.saleId, t.id),
    // One index per sort the list offers; each ends in the id.
    index('claims_due').on(t.sellerId, t.statusGroup, t.dueAt, t.id),
    index('claims_submitted').on(t.sellerId, t.statusGroup, t.submittedAt, t.id),
    index('claims_amount').on(t.sellerId, t.statusGroup, t.claimedMinor, t.id),
    index('claims_month').on(t.sellerId, t.saleMonth),
    index('claims_buyer').on(t.buyerId, t.statusGroup, t.submittedAt, t.id),
    index('claims_staff').on(t.statusGroup, t.dueAt, t.id),
    index('claims_wake').on(t.wakeAt),
    index('claims_by_id').on(t.id),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    check('claims_status', sql.raw(`status in (${claimStatuses.map((status) => `'${status}'`).join(', ')})`)),
    check(
      'claims_amounts',
      sql`"claimed_minor" >= 0 and "refunded_minor" >= 0 and "deducted_minor" >= 0 and "tolerance_minor" >= 0`,
    ),
    sharedPolicy('claims'),
  ],
).enableRLS();

export const claimLines = pgTable(
  'claim_lines',
  {
    sellerId: sellerId(),
    claimId: uuid().notNull(),
    lineId: uuid().notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    claimedMinor: minorUnits().notNull(),
    /** As decided; null before. */
    approvedMinor: minorUnits(),
    /** As settled. */
    refundedMinor: minorUnits().notNull().default(nothing),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.claimId, t.lineId] }),
    index('claim_lines_line').on(t.sellerId, t.lineId),
    foreignKey({ columns: [t.sellerId, t.claimId], foreignColumns: [claims.sellerId, claims.id] }),
    check('claim_lines_quantity', sql`"quantity" >= 0 and "refunded_minor" >= 0`),
    tenantPolicy('claim_lines', 'seller_id'),
  ],
).enableRLS();

/** Files of a claim. Without a claim: evaluated, and waiting for one until it is forgotten. */
export const claimEvidence = pgTable(
  'claim_evidence',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    claimId: uuid(),
    kind: text({ enum: evidenceKinds }).notNull(),
    party: text({ enum: evidenceParties }).notNull(),
    verdict: text({ enum: verdicts }).notNull(),
    /** SHA-256 of the bytes, and the picture's difference hash where it is a photo; hexadecimal. */
    contentHash: text().notNull(),
    pictureHash: text(),
    fileId: uuid().notNull(),
    fileName: text().notNull(),
    mediaType: text({ enum: evidenceMediaTypes }).notNull(),
    bytes: integer().notNull(),
    addedAt: instant().notNull(),
    addedBy: uuid().notNull(),
    addedByName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('claim_evidence_sale').on(t.sellerId, t.saleId, t.id),
    index('claim_evidence_claim').on(t.sellerId, t.claimId, t.id),
    index('claim_evidence_unclaimed').on(t.addedAt).where(sql`claim_id is null`),
    foreignKey({ columns: [t.sellerId, t.saleId], foreignColumns: [sales.sellerId, sales.id] }),
    foreignKey({ columns: [t.sellerId, t.claimId], foreignColumns: [claims.sellerId, claims.id] }),
    foreignKey({ columns: [t.sellerId, t.fileId], foreignColumns: [storedFiles.sellerId, storedFiles.id] }),
    tenantPolicy('claim_evidence', 'seller_id'),
  ],
).enableRLS();

/** The audit trail: one row per transition, written in the transaction that made it. */
export const claimEvents = pgTable(
  'claim_events',
  {
    sellerId: sellerId(),
    claimId: uuid().notNull(),
    id: uuid().notNull(),
    at: instant().notNull(),
    action: text().notNull(),
    actorKind: text().notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    fromStatus: text({ enum: claimStatuses }),
    toStatus: text({ enum: claimStatuses }).notNull(),
    reason: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.claimId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.claimId], foreignColumns: [claims.sellerId, claims.id] }),
    tenantPolicy('claim_events', 'seller_id'),
  ],
).enableRLS();
