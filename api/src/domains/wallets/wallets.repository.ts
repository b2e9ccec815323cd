/** Writes of wallet lines. */
import type { Currency } from '@quayside/contract/common';
import { sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { walletLines } from './wallets.tables.ts';

type Refund = {
  readonly buyerId: string;
  readonly saleId: string;
  readonly currency: Currency;
  readonly source: string;
  readonly amountMinor: bigint;
  readonly causeId: string;
  readonly at: Instant;
};

/** Credits the wallet against the clearing account; the same cause posts once. */
export async function postRefund(db: Db, { amountMinor, ...refund }: Refund): Promise<void> {
  const journalId = newId();
  await db
    .insert(walletLines)
    .values([
      { ...refund, id: newId(), journalId, account: 'REFUND_CLEARING', amountMinor },
      { ...refund, id: newId(), journalId, account: 'WALLET', amountMinor: -amountMinor },
    ])
    .onConflictDoNothing()
    .execute();
}

/** One payment of a buyer at a time: what one takes the next no longer finds. Until the transaction ends. */
export async function lockWallet(db: Db, buyerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet ${buyerId}`}, 0))`);
}

type Applied = Pick<Refund, 'buyerId' | 'currency' | 'amountMinor' | 'at'> & { readonly orderId: string };

/** Takes from the wallet what pays for an order; the same order once. */
export async function postApplied(db: Db, { orderId, amountMinor, ...applied }: Applied): Promise<void> {
  const line = { ...applied, journalId: newId(), causeId: orderId, source: 'CHECKOUT_APPLIED' };
  await db
    .insert(walletLines)
    .values([
      { ...line, id: newId(), account: 'WALLET', amountMinor },
      { ...line, id: newId(), account: 'CHECKOUT_CLEARING', amountMinor: -amountMinor },
    ])
    .onConflictDoNothing()
    .execute();
}
