/** A buyer's wallet: append-only lines; each refund is a journal of two lines that sum to zero. */
import { currencies } from '@quayside/contract/common';
import { walletKinds, withdrawalStatuses } from '@quayside/contract/order-values';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { buyerId, instant, minorUnits, tenantPolicy } from '../../platform/db/columns.ts';

export const walletLines = pgTable(
  'wallet_lines',
  {
    buyerId: buyerId(),
    id: uuid().notNull(),
    journalId: uuid().notNull(),
    account: text({
      enum: [
        'WALLET',
        'REFUND_CLEARING',
        'CHECKOUT_CLEARING',
        'WITHDRAWAL_CLEARING',
        'PAYMENT_CLEARING',
        'PROMOTION_CLEARING',
        'CREDIT_CLEARING',
      ],
    }).notNull(),
    /** CREDIT can be spent, never withdrawn: what we gave, and what comes back of goods that were paid with it. */
    kind: text({ enum: walletKinds }).notNull().default('CASH'),
    source: text().notNull(),
    saleId: uuid(),
    amountMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** The outbox event that caused it: a repeated delivery posts nothing. */
    causeId: uuid().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.id] }),
    uniqueIndex('wallet_lines_cause').on(t.buyerId, t.causeId, t.account, t.kind),
    index('wallet_lines_journal').on(t.journalId),
    index('wallet_lines_at').on(t.buyerId, t.at),
    check('wallet_lines_amount', sql`"amount_minor" <> 0`),
    tenantPolicy('wallet_lines', 'buyer_id'),
  ],
).enableRLS();

/** How much of what was paid for a sale was no money of the buyer's: so much of a refund of it is CREDIT, and comes first. */
export const walletSpendOnly = pgTable(
  'wallet_spend_only',
  {
    buyerId: buyerId(),
    saleId: uuid().notNull(),
    amountMinor: minorUnits().notNull(),
    returnedMinor: minorUnits().notNull().default(sql`0`),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.saleId] }),
    check('wallet_spend_only_returned', sql`"returned_minor" between 0 and "amount_minor"`),
    tenantPolicy('wallet_spend_only', 'buyer_id'),
  ],
).enableRLS();

/** What we gave to be spent until a day. Its line has the same id as cause; what is left of it then is taken back. */
export const walletPromotions = pgTable(
  'wallet_promotions',
  {
    buyerId: buyerId(),
    id: uuid().notNull(),
    amountMinor: minorUnits().notNull(),
    /** Not spent yet. */
    leftMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    expiresAt: instant().notNull(),
    reason: text().notNull(),
    givenBy: uuid().notNull(),
    givenAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.id] }),
    index('wallet_promotions_open').on(t.expiresAt).where(sql`ended_at is null`),
    check('wallet_promotions_left', sql`"left_minor" between 0 and "amount_minor"`),
    tenantPolicy('wallet_promotions', 'buyer_id'),
  ],
).enableRLS();

/** Money on its way from a wallet to the buyer's own bank account. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    buyerId: buyerId(),
    id: uuid().notNull(),
    status: text({ enum: withdrawalStatuses }).notNull(),
    amountMinor: minorUnits().notNull(),
    currency: text({ enum: currencies }).notNull(),
    holder: text().notNull(),
    /** What the payment provider calls the account; the number itself is kept nowhere here. */
    account: text().notNull(),
    ending: text().notNull(),
    askedBy: uuid().notNull(),
    askedAt: instant().notNull(),
    /** Wrong codes so far. */
    tries: integer().notNull().default(0),
    confirmedAt: instant(),
    /** The first of two people of ours, above the four-eyes limit. */
    approvedBy: uuid(),
    /** Why one of us said no. */
    rejection: text(),
    quoteReference: text(),
    providerReference: text(),
    /** When it was given to the bank, or the bank first asked about it, and when the bank last said anything of it. */
    sentAt: instant(),
    answeredAt: instant(),
    /** What our own people found on the bank statement, and who. */
    reconciliation: text(),
    reconciledBy: uuid(),
    endedAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.id] }),
    index('withdrawals_open').on(t.askedAt).where(sql`status in ('IN_REVIEW', 'APPROVED', 'PROCESSING', 'UNRESOLVED')`),
    index('withdrawals_transfer').on(t.providerReference).where(sql`provider_reference is not null`),
    check('withdrawals_amount', sql`"amount_minor" > 0`),
    tenantPolicy('withdrawals', 'buyer_id'),
  ],
);
