import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';

/** Why an offer cannot be sold, and what to do about it; null where only price and stock decide. */
export function reasonOf({ status, blockedReason }: Pick<Offer, 'status' | 'blockedReason'>): string | null {
  if (blockedReason !== null) return words.blocked[blockedReason];
  if (status === 'UNMATCHED') return words.unmatched;
  if (status === 'PENDING_REVIEW') return words.pendingReview;
  if (status === 'EXPIRED_LIST') return words.expiredList;
  return status === 'BLOCKED' ? words.blocked.COMPLIANCE : null;
}
