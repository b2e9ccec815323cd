/** States of an offer (domain page, section 9). */
export const offerStatuses = [
  'ACTIVE',
  'OUT_OF_STOCK',
  'INACTIVE',
  'EXPIRED_LIST',
  'UNMATCHED',
  'BLOCKED',
  'PENDING_REVIEW',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Why an offer cannot be sold; each has a text that says what to do. */
export const blockedReasons = ['BRAND_RESTRICTED', 'PRICE_OUTLIER', 'GTIN_UNKNOWN', 'COMPLIANCE'] as const;
export type BlockedReason = (typeof blockedReasons)[number];
