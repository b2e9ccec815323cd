/** What the rules of a claim look at: plain facts, without a database. Amounts are minor units in the sale's currency. */
import type {
  ClaimParty,
  ClaimStatus,
  ClaimType,
  EvidenceKind,
  EvidenceParty,
  Fault,
  Resolution,
  Verdict,
} from '@quayside/contract/claim-values';
import type { Instant } from '../../kernel/clock.ts';

/** NEW: not submitted yet. */
export type ClaimState = ClaimStatus | 'NEW';

export type ClaimSnapshot = {
  readonly status: ClaimState;
  readonly type: ClaimType;
  readonly claimedMinor: bigint;
  readonly dueAt: Instant | null;
  readonly remindersSent: number;
  /** Who made a decision that waits for a second person; null: none waits. */
  readonly proposedBy: string | null;
  readonly appealedAt: Instant | null;
  /** When the goods were sent again; null: they were not since the last decision. */
  readonly reshippedAt: Instant | null;
  /** When its money moved, or its goods were sent again; null: neither happened yet. */
  readonly settledAt: Instant | null;
  /** Until when it can be appealed against; null before a decision. */
  readonly appealBy: Instant | null;
};

export type EvidenceSnapshot = {
  readonly kind: EvidenceKind;
  readonly party: EvidenceParty;
  readonly verdict: Verdict;
  readonly addedAt: Instant;
};

/** What was measured on a photo: pixels, sharpness (variance of the Laplacian), codes read, 64-bit difference hash. */
export type MeasuredPhoto = {
  readonly width: number;
  readonly height: number;
  readonly sharpness: number;
  readonly barcodes: readonly string[];
  readonly pictureHash: string;
};

/** How the goods travelled. Null: it did not happen, or nobody told us. */
export type TransportSnapshot = {
  /** Since when the seller is paid; before that, since when a carrier or our warehouse has the goods. */
  readonly paidAt: Instant | null;
  readonly deliveredAt: Instant | null;
  readonly isLost: boolean;
  /** The carrier has told nothing at all: whether the goods came, only the buyer knows. */
  readonly isSilent: boolean;
  /** Working days counted in the seller's calendar: from when on an undelivered sale may be claimed, and counts as lost. */
  readonly undeliveredFrom: Instant | null;
  readonly lostFrom: Instant | null;
};

export type LineSnapshot = {
  readonly lineId: string;
  readonly unitPriceMinor: bigint;
  readonly shippedQuantity: number;
  /** Pieces in other claims that are open or were settled. */
  readonly claimedBefore: number;
  /** Refunded by other claims, whatever became of them. */
  readonly refundedBeforeMinor: bigint;
};

export type DecidedAmount = { readonly lineId: string; readonly amountMinor: bigint };
export type Decision = {
  readonly fault: Fault;
  readonly resolution: Resolution;
  readonly lines: readonly DecidedAmount[];
};

export type ClaimContext = {
  readonly claim: ClaimSnapshot;
  readonly now: Instant;
  /** Who acts, where the machine asks. */
  readonly party: ClaimParty | null;
  readonly evidence: readonly EvidenceSnapshot[];
  readonly decidedAt: Instant | null;
  /** When the seller was asked last. */
  readonly askedAt: Instant | null;
  readonly hasOtherOpenClaim: boolean;
  /** Its buyer claims anew after a withdrawal, and would hold the payment again. */
  readonly holdsAgain: boolean;
  /** Its sale ended without delivery: the buyer has everything back, so there is nothing left to decide. */
  readonly isSaleEnded: boolean;
  readonly transport: TransportSnapshot | null;
  readonly contestsDelivery: boolean;
  /** What staff want to decide, or a seller's acceptance amounts to. */
  readonly decision: Decision | null;
  readonly lines: readonly LineSnapshot[];
  /** Goods of the sale that nobody refunded yet, this claim's own refund not counted; null where nobody asks. */
  readonly leftMinor: bigint | null;
};
