/** Payouts and the seller's ledger: append-only, double entry, every journal sums to zero per currency. */
import { currencies } from '@quayside/contract/common';
import { payoutStatuses } from '@quayside/contract/sale-values';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const payouts = pgTable(
  'payouts',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    orderNumber: text().notNull(),
    status: text({ enum: payoutStatuses }).notNull(),
    amountMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    accountEnding: text().notNull(),
    bankAccountId: uuid().notNull(),
    quoteReference: text().notNull(),
    reviewReasons: text().array().notNull().default([]),
    approvalsNeeded: integer().notNull().default(0),
    requestedAt: instant().notNull(),
    requestedBy: uuid().notNull(),
    replyBy: instant(),
    sentAt: instant(),
    settledAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    // One payout per sale: a cancelled one makes room for the next attempt.
    uniqueIndex('payouts_sale').on(t.sellerId, t.saleId).where(sql`status <> 'CANCELLED'`),
    index('payouts_status').on(t.status, t.requestedAt),
    index('payouts_by_id').on(t.id),
    check('payouts_amount', sql`"amount_minor" > 0`),
    tenantPolicy('payouts', 'seller_id'),
  ],
).enableRLS();

export const payoutApprovals = pgTable(
  'payout_approvals',
  { sellerId: sellerId(), payoutId: uuid().notNull(), userId: uuid().notNull(), at: instant().notNull() },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.payoutId, t.userId] }),
    foreignKey({ columns: [t.sellerId, t.payoutId], foreignColumns: [payouts.sellerId, payouts.id] }),
    tenantPolicy('payout_approvals', 'seller_id'),
  ],
).enableRLS();

/** Debits are positive, credits negative. Rows are never changed: a trigger refuses it. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    journalId: uuid().notNull(),
    saleId: uuid(),
    payoutId: uuid(),
    account: text({
      enum: ['BANK', 'BUYER_FUNDS', 'REFUND_CLEARING', 'ORDER_CHARGES', 'SELLER_PAYABLE', 'REVENUE'],
    }).notNull(),
    kind: text().notNull(),
    amountMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('ledger_lines_journal').on(t.journalId),
    index('ledger_lines_sale').on(t.sellerId, t.saleId),
    check('ledger_lines_amount', sql`"amount_minor" <> 0`),
    tenantPolicy('ledger_lines', 'seller_id'),
  ],
).enableRLS();
