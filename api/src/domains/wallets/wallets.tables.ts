/** A buyer's wallet: append-only lines; each refund is a journal of two lines that sum to zero. */
import { currencies } from '@quayside/contract/common';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { buyerId, instant, minorUnits, tenantPolicy } from '../../platform/db/columns.ts';

export const walletLines = pgTable(
  'wallet_lines',
  {
    buyerId: buyerId(),
    id: uuid().notNull(),
    journalId: uuid().notNull(),
    account: text({ enum: ['WALLET', 'REFUND_CLEARING', 'CHECKOUT_CLEARING'] }).notNull(),
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
    uniqueIndex('wallet_lines_cause').on(t.buyerId, t.causeId, t.account),
    index('wallet_lines_journal').on(t.journalId),
    index('wallet_lines_at').on(t.buyerId, t.at),
    check('wallet_lines_amount', sql`"amount_minor" <> 0`),
    tenantPolicy('wallet_lines', 'buyer_id'),
  ],
).enableRLS();
