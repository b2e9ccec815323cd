/** Goods that a seller bears by a claim were never sold: our commission on them goes back with the next payout (decision 0030). */
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isFirstHandling } from '../../../platform/jobs/jobs.ts';
import { carryOver } from '../carry-over.ts';
import { type CarryOverRecord, claimedGoods, reversedGoods } from '../carry-overs.repository.ts';
import { commissionMoved, partsOfGoods } from '../payouts.carry-overs.rules.ts';
import { commissionJournal, type PayoutParts } from '../payouts.ledger.rules.ts';
import { livingPayoutOf, postJournal } from '../payouts.repository.ts';
import { partsOf } from '../payouts.rules.ts';

export type CommissionReturn = Pick<
  CarryOverRecord,
  'sellerId' | 'saleId' | 'orderNumber' | 'causeId' | 'currency' | 'at'
> & {
  /** The claim's number, by which its goods are found again. */
  readonly reason: string;
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
  const parts = payout ? partsOf(payout) : expected;
  const bySale = await reversedGoods(db, sellerId, saleId);
  const byClaim = await claimedGoods(db, { sellerId, saleId, claim: of.reason });
  const moved = commissionMoved(goodsMinor, { bySale, byClaim, goods: parts.goods });
  if (moved === 0n || parts.commission === 0n) return;
  const { commission, commissionVat } = partsOfGoods(parts, bySale, bySale + moved);
  await postJournal(db, { sellerId, saleId, currency, at }, commissionJournal(commission, commissionVat));
  // Also where the goods are worth less than a cent of commission: they count with the next ones.
  await carryOver(db, { ...of, causeId, kind: 'COMMISSION', amountMinor: -commission, goodsMinor: moved });
  if (commissionVat !== 0n)
    await carryOver(db, { ...of, causeId: newId(), kind: 'COMMISSION_VAT', amountMinor: -commissionVat });
}
