/** A correction of what a seller is paid: a carrier's cost, or a deduction given back after an appeal. */
import type { Db } from '../../../platform/db/database.ts';
import { isFirstHandling } from '../../../platform/jobs/jobs.ts';
import { carryOver } from '../carry-over.ts';
import type { CarryOverRecord } from '../carry-overs.repository.ts';
import { adjustmentJournal } from '../payouts.ledger.rules.ts';
import { postJournal } from '../payouts.repository.ts';

export type Adjustment = Pick<
  CarryOverRecord,
  'sellerId' | 'saleId' | 'orderNumber' | 'causeId' | 'currency' | 'at' | 'reason'
> & {
  readonly kind: 'CARRIER_COST' | 'ADJUSTMENT';
  /** Minor units: above zero the next payouts are lowered by it, below zero raised. */
  readonly owedMinor: bigint;
};

/** Posts it and carries it over; answers the carry-over's id, null when this cause was posted before. */
export async function adjustNextPayout(db: Db, { owedMinor, ...adjustment }: Adjustment): Promise<string | null> {
  const { sellerId, saleId, currency, at, causeId, kind } = adjustment;
  if (!(await isFirstHandling(db, causeId, 'payouts.adjustment', at))) return null;
  await postJournal(db, { sellerId, saleId, currency, at }, adjustmentJournal(kind, owedMinor));
  return carryOver(db, { ...adjustment, amountMinor: owedMinor });
}
