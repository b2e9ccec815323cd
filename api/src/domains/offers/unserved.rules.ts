/** Why an offer that a buyer could otherwise have does not serve its destination. Pure. */
import type { DroppedReason } from '@quayside/contract/cart-values';

/** Mildest first: of several offers the one that is nearest to being sent tells why none is. */
const byNearness = [
  'INSUFFICIENT_STOCK',
  'SELLER_NOT_ACTIVE',
  'DESTINATION_NOT_SERVED',
  'BRAND_RESTRICTED',
] as const satisfies readonly DroppedReason[];
export type UnservedReason = (typeof byNearness)[number];

type Facts = {
  readonly status: string;
  readonly blockedReason: string | null;
  readonly sellerStatus: string;
  readonly isDestinationServed: boolean;
};

/** Sellers who trade here and stopped; the others never began, or have left. */
const resting = ['PAUSED', 'SUSPENDED'];

/** Null: it is no offer to a buyer at all, such as one that its seller withdrew or that we are still looking at. */
export function unservedReason({ status, blockedReason, sellerStatus, isDestinationServed }: Facts) {
  const isRestricted = status === 'BLOCKED' && blockedReason === 'BRAND_RESTRICTED';
  const isOffered = isRestricted || status === 'ACTIVE' || status === 'OUT_OF_STOCK';
  const isResting = resting.includes(sellerStatus);
  if (!isOffered || (sellerStatus !== 'ACTIVE' && !isResting)) return null;
  if (isRestricted) return 'BRAND_RESTRICTED';
  if (!isDestinationServed) return 'DESTINATION_NOT_SERVED';
  return isResting ? 'SELLER_NOT_ACTIVE' : 'INSUFFICIENT_STOCK';
}

/** Of all offers of one product; null where nobody offers it. */
export const nearestReason = (reasons: readonly UnservedReason[]): UnservedReason | null =>
  byNearness.find((reason) => reasons.includes(reason)) ?? null;
