/** Writes of wallet lines. */
import type { Currency } from '@quayside/contract/common';
import type { WalletKind } from '@quayside/contract/order-values';
import { and, eq, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { walletLines, walletSpendOnly } from './wallets.tables.ts';

type Account = Exclude<typeof walletLines.$inferSelect.account, 'WALLET'>;
export type Credited = {
  readonly buyerId: string;
  readonly saleId?: string | null;
  readonly currency: Currency;
  readonly source: string;
  readonly amountMinor: bigint;
  readonly causeId: string;
  readonly at: Instant;
  readonly kind?: WalletKind;
  /** Where it comes from: refunds of a seller's side unless told otherwise. */
  readonly against?: Account;
};

/** Credits the wallet against a clearing account; the same cause posts once. */
export async function postRefund(
  db: Db,
  { amountMinor, against = 'REFUND_CLEARING', ...credited }: Credited,
): Promise<void> {
  const journalId = newId();
  await db
    .insert(walletLines)
    .values([
      { ...credited, id: newId(), journalId, account: against, amountMinor },
      { ...credited, id: newId(), journalId, account: 'WALLET', amountMinor: -amountMinor },
    ])
    .onConflictDoNothing()
    .execute();
}

/** A refund that lowers what the buyer owes: nothing of it reaches the wallet. The caller sees to it that it is posted once. */
export async function postOffDebt(
  db: Db,
  { amountMinor, causeId, against = 'REFUND_CLEARING', ...refund }: Credited,
): Promise<void> {
  // Under a cause of its own: the same refund may leave something for the wallet too.
  const line = { ...refund, journalId: newId(), causeId: derivedId('off the debt', causeId) };
  await db.insert(walletLines).values([
    { ...line, id: newId(), account: against, amountMinor },
    { ...line, id: newId(), account: 'CREDIT_CLEARING', amountMinor: -amountMinor },
  ]);
}

/** One payment of a buyer at a time: what one takes the next no longer finds. Until the transaction ends. */
export async function lockWallet(db: Db, buyerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet ${buyerId}`}, 0))`);
}

type Applied = Pick<Credited, 'buyerId' | 'currency' | 'amountMinor' | 'at'> & {
  readonly orderId: string;
  readonly kind: WalletKind;
};

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

type SpendOnly = { readonly buyerId: string; readonly saleId: string; readonly amountMinor: bigint };

/** So much of what was paid for these sales comes back as CREDIT. */
export async function insertSpendOnly(db: Db, rows: readonly SpendOnly[]): Promise<void> {
  if (rows.length > 0) await db.insert(walletSpendOnly).values([...rows]);
}

/** Counts a refund of a sale; gives how much of it is CREDIT. The caller holds the wallet's lock. */
export async function takeSpendOnly(db: Db, { buyerId, saleId, amountMinor }: SpendOnly): Promise<bigint> {
  const one = and(eq(walletSpendOnly.buyerId, buyerId), eq(walletSpendOnly.saleId, saleId));
  const [row] = await db.select().from(walletSpendOnly).where(one);
  const left = row ? row.amountMinor - row.returnedMinor : 0n;
  const part = amountMinor < left ? amountMinor : left;
  if (row && part > 0n)
    await db
      .update(walletSpendOnly)
      .set({ returnedMinor: row.returnedMinor + part })
      .where(one);
  return part;
}
