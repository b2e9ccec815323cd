/**
 * A sale ends without delivery after claims about it were settled, before its seller was paid (decision 0031): nothing was sold,
 * so nobody bears anything. What claims took from the seller or from us comes out of the money held, and the buyer gets the rest.
 */
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { carryOver } from '../carry-over.ts';
import { type CarryOverRecord, refundedGoods } from '../carry-overs.repository.ts';
import { claimsClosedJournal } from '../payouts.ledger.rules.ts';
import { borneBySale, postJournal } from '../payouts.repository.ts';

type Ended = Pick<CarryOverRecord, 'sellerId' | 'saleId' | 'orderNumber' | 'currency' | 'at'>;

/** Gives what the buyer has by claims already, in minor units. */
export async function closeClaims(db: Db, ended: Ended): Promise<bigint> {
  const { sellerId, saleId, currency, at } = ended;
  const refundedMinor = await refundedGoods(db, sellerId, saleId);
  if (refundedMinor === 0n) return 0n;
  const borne = await borneBySale(db, sellerId, saleId);
  await postJournal(db, { sellerId, saleId, currency, at }, claimsClosedJournal(refundedMinor, borne));
  const owedMinor = borne.find(({ account }) => account === 'SELLER_PAYABLE')?.amountMinor ?? 0n;
  if (owedMinor !== 0n)
    await carryOver(db, { ...ended, causeId: newId(), kind: 'ADJUSTMENT', amountMinor: -owedMinor });
  return refundedMinor;
}
