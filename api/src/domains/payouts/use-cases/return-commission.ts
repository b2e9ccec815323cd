/** Goods that a seller bears by a claim were never sold: our commission on them goes back with the next payout (decision 0030). */
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isFirstHandling } from '../../../platform/jobs/jobs.ts';
import { carryOver } from '../carry-over.ts';
import { type CarryOverRecord, reversedGoods } from '../carry-overs.repository.ts';
import { partsOfGoods } from '../payouts.carry-overs.rules.ts';
import { commissionJournal, type PayoutParts } from '../payouts.ledger.rules.ts';
import { livingPayoutOf, postJournal } from '../payouts.repository.ts';
import { partsOf } from '../payouts.rules.ts';

export type CommissionReturn = Pick<
  CarryOverRecord,
  'sellerId' | 'saleId' | 'orderNumber' | 'causeId' | 'currency' | 'at' | 'reason'
> & {
  /** What the seller bears of the goods from now on, in minor units; below zero: what was borne and is given back. */
  readonly goodsMinor: bigint;
  /** What a sale that is not paid yet will be paid. */
  readonly expected: PayoutParts;
};

/** Once for each cause. Nothing where no commission is taken. */
export async function returnCommission(
  db: Db,
  { goodsMinor, causeId, expected, ...of }: CommissionReturn,
): Promise<void> {
  const { sellerId, saleId, currency, at } = of;
  if (goodsMinor === 0n || !(await isFirstHandling(db, causeId, 'payouts.commission', at))) return;
  const payout = await livingPayoutOf(db, sellerId, saleId);
  const before = await reversedGoods(db, sellerId, saleId);
  // What an older claim never gave back is not taken again.
  const moved = before + goodsMinor < 0n ? -before : goodsMinor;
  const { commission, commissionVat } = partsOfGoods(payout ? partsOf(payout) : expected, before, before + moved);
  if (commission === 0n) return;
  await postJournal(db, { sellerId, saleId, currency, at }, commissionJournal(commission, commissionVat));
  await carryOver(db, { ...of, causeId, kind: 'COMMISSION', amountMinor: -commission, goodsMinor: moved });
  if (commissionVat !== 0n)
    await carryOver(db, { ...of, causeId: newId(), kind: 'COMMISSION_VAT', amountMinor: -commissionVat });
}
