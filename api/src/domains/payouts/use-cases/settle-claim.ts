/** The money of a claim's outcome (CLM-05): the buyer is refunded, and the seller's part waits for the next payout. */
import type { Currency } from '@quayside/contract/common';
import type { Instant } from '../../../kernel/clock.ts';
import { assert } from '../../../kernel/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emit, isFirstHandling } from '../../../platform/jobs/jobs.ts';
import { carryOver } from '../carry-over.ts';
import { claimJournal } from '../payouts.ledger.rules.ts';
import { postJournal } from '../payouts.repository.ts';

export type ClaimSettlement = {
  readonly sellerId: string;
  readonly saleId: string;
  readonly orderNumber: string;
  readonly buyerId: string;
  /** The decision this settles: the claim's id, or that of the decision after an appeal. The same one is settled once. */
  readonly causeId: string;
  readonly currency: Currency;
  readonly at: Instant;
  /** What the buyer gets, in minor units. */
  readonly refundMinor: bigint;
  /** The part of it that is the seller's fault; zero when the fault is another's. */
  readonly deductionMinor: bigint;
  /** The part of the deduction that is not taken: within the first 1 % of the month's sales (domain page, section 6). */
  readonly toleranceMinor: bigint;
};

/**
 * Posts the seller's side (CLAIM_DEDUCTION, CLAIM_TOLERANCE), carries deduction less tolerance over to the next payout,
 * and emits `sale.refunded` (source CLAIM_REFUND), by which the buyer's wallet is credited. Runs in the caller's
 * transaction, in the seller's or system scope.
 *
 * @returns the carry-over's id, by which the payout that takes it is found; null when nothing is carried over or this
 *   cause was settled before
 */
export async function settleClaim(db: Db, settlement: ClaimSettlement): Promise<string | null> {
  const { sellerId, saleId, orderNumber, buyerId, causeId, currency, at } = settlement;
  const { refundMinor: refund, deductionMinor: deduction, toleranceMinor: tolerance } = settlement;
  assert(refund > 0n && deduction >= 0n && deduction <= refund, 'a deduction is part of the refund');
  assert(tolerance >= 0n && tolerance <= deduction, 'a tolerance is part of the deduction');
  if (!(await isFirstHandling(db, causeId, 'payouts.claim', at))) return null;
  await postJournal(db, { sellerId, saleId, currency, at }, claimJournal({ refund, deduction, tolerance }));
  await emit(db, at, 'sale.refunded', {
    buyerId,
    sellerId,
    saleId,
    amountMinor: refund.toString(),
    currency,
    source: 'CLAIM_REFUND',
  });
  if (deduction === tolerance) return null;
  return carryOver(db, {
    sellerId,
    saleId,
    orderNumber,
    causeId,
    currency,
    at,
    kind: 'CLAIM_DEDUCTION',
    amountMinor: deduction - tolerance,
  });
}
