/**
 * A claim as section 6 of the domain page tells it, without a database: what a test plays beside the real one. Times are
 * milliseconds since Monday 08:00 UTC, up to Friday 08:00, so that a working day is 24 hours. Amounts are minor units.
 */
import { days } from '../../kernel/clock.ts';

export type ModelClaim = {
  readonly status: string;
  /** Whether the files it was submitted with are enough. */
  readonly isComplete: boolean;
  readonly claimed: number;
  /** The value that was shipped with the first line, which decisions are about. */
  readonly shipped: number;
  readonly since: number;
  readonly askedAt: number;
  readonly decidedAt: number | null;
  readonly buyerFiles: readonly number[];
  readonly sellerFiles: readonly number[];
  readonly isAppealed: boolean;
  readonly approved: number;
  readonly refunded: number;
  readonly wasSettled: boolean;
};

export type Side = 'buyer' | 'seller';
export type ClaimMove =
  | { readonly name: 'file' | 'appeal'; readonly by: Side }
  | { readonly name: 'ask' | 'accept' | 'contest' | 'withdraw' | 'wake' | 'reship' }
  | { readonly name: 'decide'; readonly amount: number; readonly isReship?: boolean };

type Played = ModelClaim | { readonly refused: string };

const undecided = ['SUBMITTED', 'AWAITING_EVIDENCE', 'UNDER_REVIEW', 'AWAITING_SELLER'];
const appealable = ['REJECTED', 'PARTIALLY_APPROVED', 'SETTLED'];
const refused = (code: string) => ({ refused: code });
const invalid = refused('claim_invalid_transition');

/** The claim after the move, or why it is refused. */
export function playedClaim(claim: ModelClaim, move: ClaimMove, now: number): Played {
  const to = (status: string, more: Partial<ModelClaim> = {}) => ({ ...claim, status, since: now, ...more });
  const isLate = now >= claim.since + days(2);
  if (move.name === 'file') return withFile(claim, move.by, now);
  if (move.name === 'wake') return woken(claim, now);
  if (move.name === 'appeal') return appealed(claim, move.by, now);
  if (move.name === 'withdraw')
    return undecided.includes(claim.status) && claim.decidedAt === null ? to('WITHDRAWN') : invalid;
  if (move.name === 'ask') return claim.status === 'UNDER_REVIEW' ? to('AWAITING_SELLER', { askedAt: now }) : invalid;
  if (move.name === 'decide') return decided(claim, move, now);
  if (move.name === 'reship') return shippedAgain(claim, now);
  if (claim.status !== 'AWAITING_SELLER') return invalid;
  if (isLate) return refused('claim_answer_too_late');
  if (move.name === 'accept') return to('APPROVED', { approved: claim.claimed, decidedAt: now });
  const hasShown = claim.sellerFiles.some((at) => at >= claim.askedAt);
  return hasShown ? to('UNDER_REVIEW') : refused('claim_contest_needs_evidence');
}

function withFile(claim: ModelClaim, by: Side, now: number): Played {
  const mayAppeal = appealable.includes(claim.status) && !claim.isAppealed;
  const isAsked = claim.status === 'AWAITING_SELLER' && now < claim.since + days(2);
  const isOpen = by === 'buyer' ? undecided.includes(claim.status) : isAsked;
  if (!isOpen && !mayAppeal) return refused('claim_evidence_closed');
  if (by === 'seller') return { ...claim, sellerFiles: [...claim.sellerFiles, now] };
  const more = { ...claim, buyerFiles: [...claim.buyerFiles, now], isComplete: true };
  return claim.status === 'AWAITING_EVIDENCE' ? { ...more, status: 'UNDER_REVIEW', since: now } : more;
}

function woken(claim: ModelClaim, now: number): ModelClaim {
  const to = (status: string, more: Partial<ModelClaim> = {}) => ({ ...claim, status, since: now, ...more });
  if (claim.status === 'SUBMITTED') return to(claim.isComplete ? 'UNDER_REVIEW' : 'AWAITING_EVIDENCE');
  if (claim.status === 'AWAITING_SELLER' && now >= claim.since + days(2)) return to('UNDER_REVIEW');
  if (claim.status === 'AWAITING_EVIDENCE' && now >= claim.since + days(4)) return to('CLOSED_NO_RESPONSE');
  if (claim.status !== 'APPROVED' && claim.status !== 'PARTIALLY_APPROVED') return claim;
  return to('SETTLED', { refunded: Math.max(claim.refunded, claim.approved), wasSettled: true });
}

function decided(claim: ModelClaim, { amount, isReship = false }: ClaimMove & { name: 'decide' }, now: number): Played {
  if (claim.status !== 'UNDER_REVIEW') return invalid;
  if (amount > claim.shipped) return refused('claim_amount_exceeds_shipped');
  const withMoney = amount >= claim.claimed ? 'APPROVED' : amount === 0 ? 'REJECTED' : 'PARTIALLY_APPROVED';
  const status = isReship ? 'AWAITING_RESHIPMENT' : withMoney;
  return { ...claim, status, since: now, approved: amount, decidedAt: now };
}

/** The seller has five working days, which the four days of a run do not reach. What was sent can be appealed against. */
function shippedAgain(claim: ModelClaim, now: number): Played {
  if (claim.status !== 'AWAITING_RESHIPMENT') return invalid;
  return {
    ...claim,
    status: 'SETTLED',
    since: now,
    refunded: Math.max(claim.refunded, claim.approved),
    wasSettled: true,
    isAppealed: false,
  };
}

function appealed(claim: ModelClaim, by: Side, now: number): Played {
  if (!appealable.includes(claim.status)) return invalid;
  if (claim.isAppealed) return refused('claim_already_appealed');
  const files = by === 'buyer' ? claim.buyerFiles : claim.sellerFiles;
  const hasNew = files.some((at) => claim.decidedAt !== null && at > claim.decidedAt);
  if (!hasNew) return refused('claim_appeal_needs_evidence');
  return { ...claim, status: 'UNDER_REVIEW', since: now, isAppealed: true };
}
