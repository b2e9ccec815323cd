/** A refund after the seller was paid: REVERSAL, carried to the next payout (domain page, section 13). */

import type { Actor } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import { assert } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { carryOver } from '../carry-over.ts';
import { refundedGoods, reversedGoods } from '../carry-overs.repository.ts';
import { recordPayoutEvent } from '../move-payout.ts';
import { partsOfGoods, type ReversalRefusal, refundableOf, reversalRefusal } from '../payouts.carry-overs.rules.ts';
import { netOfParts, type PayoutParts, reversalJournal } from '../payouts.ledger.rules.ts';
import { lockPayout, type PayoutRecord, payoutOf, postJournal } from '../payouts.repository.ts';
import { partsOf as storedParts } from '../payouts.rules.ts';

export type Reversal = {
  readonly payoutId: string;
  readonly buyerId: string;
  /** What the buyer gets back of the goods, in minor units of the payout's currency. */
  readonly goodsMinor: bigint;
  /** What was left of the goods when the refund was decided on; when that is no longer so, it is refused as stale. */
  readonly refundableMinor?: bigint | undefined;
  readonly reason: string;
  readonly actor: Actor;
  readonly at: Instant;
  /** The decision that it carries out. */
  readonly decisionId: string;
};
type Refused<Reason extends string> = { readonly refused: Reason };
export type ReversalOutcome =
  | { readonly payout: PayoutRecord; readonly carryOverId: string; readonly owedMinor: bigint }
  | Refused<ReversalRefusal | 'not_found' | 'stale'>;

/** What the seller would owe for goods refunded now; nothing is changed. Runs in system scope. */
export async function reversalCost(
  db: Db,
  payoutId: string,
  goodsMinor: bigint,
): Promise<{ readonly payout: PayoutRecord; readonly owedMinor: bigint } | Refused<ReversalRefusal | 'not_found'>> {
  const payout = await payoutOf(db, payoutId);
  if (!payout) return { refused: 'not_found' };
  const { sellerId, saleId } = payout;
  const refused = reversalRefusal(payout, await refundedGoods(db, sellerId, saleId), goodsMinor);
  const before = await reversedGoods(db, sellerId, saleId);
  return refused ? { refused } : { payout, owedMinor: netOfParts(partsOf(payout, before, goodsMinor)) };
}

type Wanted = Pick<Reversal, 'payoutId' | 'goodsMinor' | 'refundableMinor'>;

/** Why goods cannot be refunded now; null when they can. The sale is locked by the caller. */
export async function reversalRefused(
  db: Db,
  { payoutId, goodsMinor, refundableMinor }: Wanted,
): Promise<Refused<ReversalRefusal | 'not_found' | 'stale'> | null> {
  const payout = await payoutOf(db, payoutId);
  if (!payout) return { refused: 'not_found' };
  const refunded = await refundedGoods(db, payout.sellerId, payout.saleId);
  if (refundableMinor !== undefined && refundableMinor !== refundableOf(payout, refunded)) return { refused: 'stale' };
  const refused = reversalRefusal(payout, refunded, goodsMinor);
  return refused ? { refused } : null;
}

/**
 * Refunds goods of a sale whose payout stands. The seller owes what was paid for them, less our commission and its VAT;
 * the buyer's wallet is credited by `sale.refunded`, and `payout.reversed` tells every part for the credit note. Who did
 * it, how much and why is kept in the payout's audit trail. Runs in the caller's transaction, in system scope.
 */
export async function reverseSale(db: Db, reversal: Reversal): Promise<ReversalOutcome> {
  const { payoutId, goodsMinor, reason, at } = reversal;
  assert(goodsMinor > 0n, 'a reversal is of something');
  const payout = await lockPayout(db, payoutId, null);
  if (!payout) return { refused: 'not_found' };
  const refused = await reversalRefused(db, reversal);
  if (refused) return refused;
  const { sellerId, saleId, orderNumber, currency } = payout;
  const before = await reversedGoods(db, sellerId, saleId);
  const parts = partsOf(payout, before, goodsMinor);
  const owedMinor = netOfParts(parts);
  await postJournal(db, { sellerId, saleId, currency, at }, reversalJournal(parts));
  const carryOverId = await carryOver(db, {
    ...{ sellerId, saleId, orderNumber, causeId: newId(), currency, at, goodsMinor, reason },
    kind: 'REVERSAL',
    amountMinor: owedMinor,
  });
  await tell(db, payout, reversal, carryOverId, parts);
  return { payout, carryOverId, owedMinor };
}

const partsOf = (payout: PayoutRecord, before: bigint, goodsMinor: bigint): PayoutParts =>
  partsOfGoods(storedParts(payout), before, before + goodsMinor);

/** The audit row, and the events that credit the buyer's wallet and write the credit note. */
async function tell(
  db: Db,
  payout: PayoutRecord,
  { buyerId, goodsMinor, reason, actor, at, decisionId }: Reversal,
  carryOverId: string,
  parts: PayoutParts,
): Promise<void> {
  const { sellerId, saleId, orderNumber, id: payoutId, currency, status } = payout;
  const texts = Object.fromEntries(Object.entries(parts).map(([name, minor]) => [`${name}Minor`, minor.toString()]));
  await recordPayoutEvent(db, payout, 'refund', status, {
    at,
    actor,
    reason,
    detail: { carryOverId, decisionId, ...texts },
  });
  await emit(db, at, 'payout.reversed', {
    ...{ sellerId, saleId, orderNumber, payoutId, carryOverId, currency, reason },
    ...{ goodsMinor: `${parts.goods}`, feeMinor: `${parts.fee}`, vatMinor: `${parts.vat}` },
  });
  await emit(db, at, 'sale.refunded', {
    ...{ buyerId, sellerId, saleId, currency },
    amountMinor: goodsMinor.toString(),
    source: 'ORDER_REFUND',
  });
}
