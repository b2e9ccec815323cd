/** What is shared out among sellers, and how it was. Amounts are minor units of one currency. */
import type { ChosenReason, DroppedReason } from '@quayside/contract/cart-values';

export type WantedLine = { readonly id: string; readonly quantity: number; readonly targetMinor: bigint | null };
export type Candidate = {
  readonly lineId: string;
  readonly offerId: string;
  readonly sellerId: string;
  readonly priceMinor: bigint;
  readonly stock: number;
  readonly unitSize: number;
};
export type SellerTerms = { readonly minimumMinor: bigint; readonly shippingMinor: bigint };
/** Chosen by hand: it stays, whatever would be cheaper. */
export type Fixed = { readonly offer: Candidate; readonly quantity: number };
export type Problem = {
  readonly lines: readonly WantedLine[];
  readonly candidates: readonly Candidate[];
  readonly terms: ReadonlyMap<string, SellerTerms>;
  readonly maximumSellers: number;
  readonly fixed?: readonly Fixed[];
  /** By line: why nobody who has it serves the destination. */
  readonly unserved?: ReadonlyMap<string, DroppedReason>;
};
export type Placed = {
  readonly lineId: string;
  readonly offer: Candidate;
  readonly quantity: number;
  readonly reason: ChosenReason;
  readonly nextBestMinor: bigint | null;
};
export type Dropped = { readonly lineId: string; readonly quantity: number; readonly reason: DroppedReason };
export type Plan = {
  readonly placed: readonly Placed[];
  readonly dropped: readonly Dropped[];
  readonly costMinor: bigint;
  /** Share by which the plan may lie above the best, proven; pieces without a seller count as dear as the dearest way to send them. */
  readonly gap: number;
  /** The search ended by itself; false: by its time or size, and a better plan may be found in more of it. */
  readonly isProven: boolean;
};
