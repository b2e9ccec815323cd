/** Writes of wallet lines. */
import type { Currency } from '@quayside/contract/common';
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
