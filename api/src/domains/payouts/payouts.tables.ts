/** Payouts and the seller's ledger: append-only, double entry, every journal sums to zero per currency. */
import { currencies } from '@quayside/contract/common';
import { payoutStatuses } from '@quayside/contract/sale-values';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, minorUnits, sellerId, tenantPolicy } from '../../platform/db/columns.ts';
import { carryOverKinds, type LedgerAccount, type LedgerKind } from './payouts.ledger.rules.ts';

const nothing = sql`0`;

export const payouts = pgTable(
  'payouts',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    orderNumber: text().notNull(),
    status: text({ enum: payoutStatuses }).notNull(),
    /** What is transferred: the parts below, less commission and what was deducted. */
    amountMinor: minorUnits().notNull(),
    goodsMinor: minorUnits().notNull().default(nothing),
    feeMinor: minorUnits().notNull().default(nothing),
    vatMinor: minorUnits().notNull().default(nothing),
    commissionMinor: minorUnits().notNull().default(nothing),
    commissionVatMinor: minorUnits().notNull().default(nothing),
    /** Carried over from earlier orders; below zero: given back to the seller. */
    deductedMinor: minorUnits().notNull().default(nothing),
    currency: text({ enum: currencies }).notNull(),
    accountEnding: text().notNull(),
    bankAccountId: uuid().notNull(),
    quoteReference: text().notNull(),
    reviewReasons: text().array().notNull().default([]),
    approvalsNeeded: integer().notNull().default(0),
    requestedAt: instant().notNull(),
    requestedBy: uuid().notNull(),
    replyBy: instant(),
    /** The transfer's number among those of this payout: a retry after a failure is a transfer of its own. */
    attempt: integer().notNull().default(1),
    /** While it is APPROVED: since when the provider is asked in vain to confirm account and amount. */
    sentAt: instant(),
    /** The provider's own id of the transfer, and what it last said of it. */
    providerReference: text(),
    providerState: text(),
    answeredAt: instant(),
    failureCode: text(),
    /** The line of the bank statement that settled a payout nobody answered for. */
    statementReference: text(),
    settledAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    // One payout per sale: a cancelled one makes room for the next attempt.
    uniqueIndex('payouts_sale').on(t.sellerId, t.saleId).where(sql`status <> 'CANCELLED'`),
    index('payouts_newest').on(t.sellerId, t.requestedAt, t.id),
    index('payouts_status').on(t.status, t.requestedAt),
    index('payouts_by_id').on(t.id),
    index('payouts_provider').on(t.providerReference),
    // Staff look for the payout of an order they were told of.
    index('payouts_order').on(t.orderNumber),
    index('payouts_statement').on(t.statementReference),
    check('payouts_amount', sql`"amount_minor" >= 0`),
    tenantPolicy('payouts', 'seller_id'),
  ],
).enableRLS();

/** The audit trail: one row per transition or decision, written in the transaction that made it. */
export const payoutEvents = pgTable(
  'payout_events',
  {
    sellerId: sellerId(),
    payoutId: uuid().notNull(),
    id: uuid().notNull(),
    at: instant().notNull(),
    action: text().notNull(),
    actorKind: text().notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    fromStatus: text({ enum: payoutStatuses }),
    toStatus: text({ enum: payoutStatuses }).notNull(),
    reason: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.payoutId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.payoutId], foreignColumns: [payouts.sellerId, payouts.id] }),
    // The provider may still tell of a transfer that another one took the place of.
    index('payout_events_earlier').on(sql`("detail" ->> 'earlier')`).where(sql`action = 'retry'`),
    tenantPolicy('payout_events', 'seller_id'),
  ],
).enableRLS();
/** What the provider called the transfer before this one. */
export const earlierTransfer = sql<string | null>`${payoutEvents.detail} ->> 'earlier'`;

/**
 * What a seller owes us (above zero) or is owed (below) from an order that was paid already. Taken from the next
 * payouts in the same currency, oldest first; the rows of `carry_over_uses` say from which, and how much.
 */
export const carryOvers = pgTable(
  'carry_overs',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    /** The claim's decision, the refund…: the same cause is carried over once. */
    causeId: uuid().notNull(),
    kind: text({ enum: carryOverKinds }).notNull(),
    saleId: uuid().notNull(),
    orderNumber: text().notNull(),
    amountMinor: minorUnits().notNull(),
    /** What no payout has taken yet. */
    openMinor: minorUnits().notNull(),
    /** Goods of the sale whose commission it gives back; below zero: takes again. */
    goodsMinor: minorUnits().notNull().default(nothing),
    currency: text({ enum: currencies }).notNull(),
    reason: text(),
    /** Who of us noted that the company paid, or took that back. */
    notedBy: uuid(),
    /** The noted payment that it takes back. */
    takesBack: uuid(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    uniqueIndex('carry_overs_cause').on(t.sellerId, t.causeId),
    uniqueIndex('carry_overs_taken_back').on(t.sellerId, t.takesBack),
    index('carry_overs_sale').on(t.sellerId, t.saleId),
    index('carry_overs_open').on(t.sellerId, t.currency, t.id).where(sql`open_minor <> 0`),
    // Nothing is owed only where goods were reversed and the commission on them eats, or is not worth, the last cent: they still count.
    check(
      'carry_overs_amount',
      sql`("amount_minor" <> 0 or "goods_minor" <> 0) and "open_minor" between least("amount_minor", 0) and greatest("amount_minor", 0)`,
    ),
    tenantPolicy('carry_overs', 'seller_id'),
  ],
).enableRLS();

/** How much of a carry-over a payout took. Those of a cancelled payout count for nothing. */
export const carryOverUses = pgTable(
  'carry_over_uses',
  {
    sellerId: sellerId(),
    carryOverId: uuid().notNull(),
    payoutId: uuid().notNull(),
    amountMinor: minorUnits().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.carryOverId, t.payoutId] }),
    index('carry_over_uses_payout').on(t.sellerId, t.payoutId),
    foreignKey({ columns: [t.sellerId, t.carryOverId], foreignColumns: [carryOvers.sellerId, carryOvers.id] }),
    foreignKey({ columns: [t.sellerId, t.payoutId], foreignColumns: [payouts.sellerId, payouts.id] }),
    tenantPolicy('carry_over_uses', 'seller_id'),
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
    account: text().$type<LedgerAccount>().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    amountMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('ledger_lines_journal').on(t.journalId),
    index('ledger_lines_sale').on(t.sellerId, t.saleId),
    index('ledger_lines_account').on(t.sellerId, t.account, t.at),
    check('ledger_lines_amount', sql`"amount_minor" <> 0`),
    tenantPolicy('ledger_lines', 'seller_id'),
  ],
).enableRLS();
