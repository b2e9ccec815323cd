/** Refunds reach the buyer's wallet: the buyer's side of the clearing account, posted once per event. */
import { currencies } from '@quayside/contract/common';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Event, isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { returnToWallet } from './use-cases/return-to-wallet.ts';

const refund = z.strictObject({
  buyerId: z.uuid(),
  sellerId: z.uuid(),
  saleId: z.uuid(),
  amountMinor: z.string().regex(/^\d+$/),
  currency: z.enum(currencies),
  source: z.enum(['ORDER_REFUND', 'REDUCTION_REFUND', 'CLAIM_REFUND']),
});

async function credit(payload: z.infer<typeof refund>, event: Event, deps: Deps): Promise<void> {
  const { buyerId, saleId, currency, source } = payload;
  await deps.database.write({ buyerId }, async (db) => {
    if (!(await isFirstHandling(db, event.id, 'wallets.refund', deps.clock.now()))) return;
    await returnToWallet(db, {
      buyerId,
      saleId,
      currency,
      source,
      amountMinor: BigInt(payload.amountMinor),
      causeId: event.id,
      at: event.createdAt,
    });
  });
}

export const walletSubscribers: readonly Subscriber[] = [subscriber('wallets.refund', 'sale.refunded', refund, credit)];
