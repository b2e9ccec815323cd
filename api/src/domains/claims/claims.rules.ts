/** Pure rules of a claim: amounts, who moves next, the tolerance and what a settlement moves. */
import {
  type ClaimNextAction,
  type ClaimStatus,
  type Fault,
  groupOfClaim,
  type Resolution,
} from '@quayside/contract/claim-values';
import type { Currency } from '@quayside/contract/common';
import type { Refused } from '../../kernel/machine.ts';
import { money, share } from '../../kernel/money.ts';
import type { ClaimErrorCode } from './claims.errors.ts';
import { claimLimits } from './claims.limits.ts';
import type { ClaimContext, DecidedAmount, Decision, LineSnapshot } from './claims.types.ts';

export const shippedValueOf = ({ unitPriceMinor, shippedQuantity }: LineSnapshot): bigint =>
  unitPriceMinor * BigInt(shippedQuantity);

/** What can still be refunded for a line: shipped, less what other claims gave back. */
export function maximumOf(line: LineSnapshot): bigint {
  const left = shippedValueOf(line) - line.refundedBeforeMinor;
  return left > 0n ? left : 0n;
}

/** Pieces that can still be claimed. */
export const claimableQuantityOf = ({ shippedQuantity, claimedBefore }: LineSnapshot): number =>
  Math.max(0, shippedQuantity - claimedBefore);

export const totalOf = (amounts: readonly DecidedAmount[]): bigint =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

/** The asked amounts, of each line and of all together no more than can still be refunded. */
export function withinLeft(
  asked: readonly DecidedAmount[],
  lines: readonly LineSnapshot[],
  leftMinor: bigint | null,
): DecidedAmount[] {
  let left = leftMinor;
  return asked.map(({ lineId, amountMinor: wanted }) => {
    const line = lines.find((one) => one.lineId === lineId);
    const most = line ? maximumOf(line) : 0n;
    const ofLine = wanted < most ? wanted : most;
    const amountMinor = left !== null && left < ofLine ? left : ofLine;
    if (left !== null) left -= amountMinor;
    return { lineId, amountMinor };
  });
}

type ClaimedAmount = { readonly lineId: string; readonly claimedMinor: bigint };

/** What a seller who accepts gives: what is claimed, and never more than is left of the goods. */
export const acceptedAmounts = (
  claimed: readonly ClaimedAmount[],
  lines: readonly LineSnapshot[],
  leftMinor: bigint | null,
): DecidedAmount[] =>
  withinLeft(
    claimed.map(({ lineId, claimedMinor: amountMinor }) => ({ lineId, amountMinor })),
    lines,
    leftMinor,
  );

type Decided = 'APPROVED' | 'PARTIALLY_APPROVED' | 'REJECTED' | 'AWAITING_RESHIPMENT';

/** Approved in full, in part or not at all; or the goods are to be sent again, without a refund. */
export function outcomeOf({ claim, decision }: ClaimContext): Decided {
  if (decision?.resolution === 'RESHIP') return 'AWAITING_RESHIPMENT';
  const total = totalOf(decision?.lines ?? []);
  if (total === 0n) return 'REJECTED';
  return total >= claim.claimedMinor ? 'APPROVED' : 'PARTIALLY_APPROVED';
}

/** Each line once, at most what was shipped and together what is left of the goods, and a resolution that fits the amount. */
export function refusedDecision(
  { lines: decided, resolution }: Decision,
  lines: readonly LineSnapshot[],
  leftMinor: bigint | null,
): Refused<ClaimErrorCode> | null {
  const seen = new Set<string>();
  for (const { lineId, amountMinor } of decided) {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line || seen.has(lineId)) return { code: 'claim_line_not_found' };
    seen.add(lineId);
    if (amountMinor > maximumOf(line)) return { code: 'claim_amount_exceeds_shipped', details: { lineQid: lineId } };
  }
  const total = totalOf(decided);
  if (leftMinor !== null && total > leftMinor) return { code: 'claim_amount_exceeds_shipped' };
  const isNothing = total === 0n;
  const paysNothing: readonly Resolution[] = ['NO_ACTION', 'RESHIP'];
  return isNothing === paysNothing.includes(resolution) ? null : { code: 'claim_resolution_differs' };
}

/** What is not deducted of a month's claims: 1 % of the month's sales value, less what was used of it. */
export function toleranceLeft(monthSalesMinor: bigint, usedMinor: bigint, currency: Currency): bigint {
  const whole = share(money(monthSalesMinor, currency), claimLimits.toleranceBasisPoints).minor;
  return whole > usedMinor ? whole - usedMinor : 0n;
}

export type Settled = {
  readonly refundedMinor: bigint;
  readonly deductedMinor: bigint;
  readonly toleranceMinor: bigint;
};

/**
 * What stands after a settlement. The buyer keeps what an earlier one gave; the seller bears the approved amount above
 * the tolerance, and only by the seller's own fault.
 */
export function settlementOf(
  approvedMinor: bigint,
  fault: Fault,
  before: Pick<Settled, 'refundedMinor'>,
  tolerance: bigint,
): Settled {
  const refundedMinor = approvedMinor > before.refundedMinor ? approvedMinor : before.refundedMinor;
  if (fault !== 'SELLER') return { refundedMinor, deductedMinor: 0n, toleranceMinor: 0n };
  const toleranceMinor = approvedMinor < tolerance ? approvedMinor : tolerance;
  return { refundedMinor, toleranceMinor, deductedMinor: approvedMinor - toleranceMinor };
}

export type Moves = {
  /** To the buyer; never back. */
  readonly refundMinor: bigint;
  /** The seller's part of that refund, and the part of it that is not taken. */
  readonly deductionMinor: bigint;
  readonly toleranceMinor: bigint;
  /** What the seller owes beyond that (above zero), or is given back (below). */
  readonly correctionMinor: bigint;
};

/** The moves that lead from what stood to what stands. A part of a refund is between nothing and the whole of it. */
export function movesBetween(before: Settled, after: Settled): Moves {
  const refundMinor = after.refundedMinor - before.refundedMinor;
  const within = (amount: bigint, most: bigint): bigint => (amount < 0n ? 0n : amount > most ? most : amount);
  const toleranceMinor = within(after.toleranceMinor - before.toleranceMinor, refundMinor);
  const taken = within(after.deductedMinor - before.deductedMinor, refundMinor - toleranceMinor);
  return {
    refundMinor,
    toleranceMinor,
    deductionMinor: taken + toleranceMinor,
    correctionMinor: after.deductedMinor - before.deductedMinor - taken,
  };
}

export type ReaderSide = 'BUYER' | 'SELLER' | 'STAFF';

const sideOfStatus: Partial<Record<ClaimStatus, ReaderSide>> = {
  AWAITING_EVIDENCE: 'BUYER',
  AWAITING_SELLER: 'SELLER',
  AWAITING_RESHIPMENT: 'SELLER',
  UNDER_REVIEW: 'STAFF',
};
/** The states in which a claim waits for this side. */
export const statusesNeeding: Readonly<Record<ReaderSide, readonly ClaimStatus[]>> = {
  BUYER: ['AWAITING_EVIDENCE'],
  SELLER: ['AWAITING_SELLER', 'AWAITING_RESHIPMENT'],
  STAFF: ['UNDER_REVIEW'],
};
const moveOf = { BUYER: 'ADD_EVIDENCE', SELLER: 'RESPOND', STAFF: 'DECIDE' } as const;
const waitFor = { BUYER: 'WAIT_FOR_BUYER', SELLER: 'WAIT_FOR_SELLER', STAFF: 'WAIT_FOR_DECISION' } as const;

type Looked = {
  readonly status: ClaimStatus;
  /** Who made a decision that waits for a second person. */
  readonly proposedBy: string | null;
};

/** Who moves next and how, from the reader's side; `userId` tells whether a decision that waits is the reader's own. */
export function nextActionOf(
  { status, proposedBy }: Looked,
  reader: ReaderSide,
  userId: string | null,
): ClaimNextAction {
  if (groupOfClaim[status] === 'CLOSED') return 'NONE';
  if (reader === 'STAFF' && proposedBy !== null)
    return proposedBy === userId ? 'WAIT_FOR_SECOND_PERSON' : 'CONFIRM_DECISION';
  const side = sideOfStatus[status];
  if (side === undefined) return status === 'SUBMITTED' ? 'WAIT_FOR_DECISION' : 'WAIT_FOR_SETTLEMENT';
  if (side !== reader) return waitFor[side];
  return status === 'AWAITING_RESHIPMENT' ? 'SHIP_AGAIN' : moveOf[side];
}
