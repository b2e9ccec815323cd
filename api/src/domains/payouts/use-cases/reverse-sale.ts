/** A refund after the seller was paid: REVERSAL, carried to the next payout (domain page, section 13). */

import type { Instant } from '../../../kernel/clock.ts';
import { assert } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { carryOver } from '../carry-over.ts';
import { reversedGoods } from '../carry-overs.repository.ts';
import { partsOfGoods } from '../payouts.carry-overs.rules.ts';
import { netOfParts, reversalJournal } from '../payouts.ledger.rules.ts';
import { lockPayout, type PayoutRecord, postJournal } from '../payouts.repository.ts';
import { partsOf } from '../payouts.rules.ts';

export type Reversal = {
  readonly payoutId: string;
  readonly buyerId: string;
  /** What the buyer gets back of the goods, in minor units of the payout's currency. */
  readonly goodsMinor: bigint;
  readonly reason: string;
  readonly at: Instant;
};
/** `too_much`: more than is left of the order's goods; `not_owed`: the payout never came about. */
export type ReversalOutcome =
  | { readonly payout: PayoutRecord; readonly carryOverId: string; readonly owedMinor: bigint }
  | { readonly refused: 'not_found' | 'not_owed' | 'too_much' };

/**
 * Refunds goods of a sale whose payout stands. The seller owes what was paid for them, less our commission and its VAT;
 * the buyer's wallet is credited by `sale.refunded`, and `payout.reversed` tells every part for the credit note. Runs in
 * the caller's transaction, in system scope.
 */
export async function reverseSale(
  db: Db,
  { payoutId, buyerId, goodsMinor, reason, at }: Reversal,
): Promise<ReversalOutcome> {
  assert(goodsMinor > 0n, 'a reversal is of something');
  const payout = await lockPayout(db, payoutId, null);
  if (!payout) return { refused: 'not_found' };
  if (payout.status === 'CANCELLED' || payout.status === 'PENDING_APPROVAL') return { refused: 'not_owed' };
  const { sellerId, saleId, orderNumber, currency } = payout;
  const before = await reversedGoods(db, sellerId, saleId);
  if (before + goodsMinor > payout.goodsMinor) return { refused: 'too_much' };
  const parts = partsOfGoods(partsOf(payout), before, before + goodsMinor);
  const owedMinor = netOfParts(parts);
  const causeId = newId();
  await postJournal(db, { sellerId, saleId, currency, at }, reversalJournal(parts));
  const carryOverId = await carryOver(db, {
    ...{ sellerId, saleId, orderNumber, causeId, currency, at, goodsMinor, reason },
    kind: 'REVERSAL',
    amountMinor: owedMinor,
  });
  const texts = Object.fromEntries(Object.entries(parts).map(([name, minor]) => [`${name}Minor`, minor.toString()]));
  await emit(db, at, 'payout.reversed', {
    ...{ sellerId, saleId, orderNumber, payoutId, carryOverId, currency, reason },
    ...texts,
  });
  await emit(db, at, 'sale.refunded', {
    ...{ buyerId, sellerId, saleId, currency },
    amountMinor: goodsMinor.toString(),
    source: 'ORDER_REFUND',
  });
  return { payout, carryOverId, owedMinor };
}
