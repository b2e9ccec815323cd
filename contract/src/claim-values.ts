/**
 * States, types and limits of a claim: the domain page, section 6. Plain values without Zod, so that the portal can use
 * them too.
 */
import type { FileType } from './file-values.ts';

export const claimTypes = [
  'MISSING_ITEM',
  'DAMAGED_ITEM',
  'WRONG_ITEM',
  'EXPIRED_OR_SHORT_DATED',
  'DECODED_ITEM',
  'NOT_AS_DESCRIBED',
  'AUTHENTICITY',
  'LOST_SHIPMENT',
  'INVOICE_OR_PRICE_ERROR',
  'WAREHOUSE_DISCREPANCY',
] as const;
export type ClaimType = (typeof claimTypes)[number];

/** What a buyer submits with lines; a lost shipment has its own call, a warehouse discrepancy is raised by us. */
export const buyerClaimTypes = [
  'MISSING_ITEM',
  'DAMAGED_ITEM',
  'WRONG_ITEM',
  'EXPIRED_OR_SHORT_DATED',
  'DECODED_ITEM',
  'NOT_AS_DESCRIBED',
  'AUTHENTICITY',
  'INVOICE_OR_PRICE_ERROR',
] as const satisfies readonly ClaimType[];

export const claimStatuses = [
  'SUBMITTED',
  'AWAITING_EVIDENCE',
  'UNDER_REVIEW',
  'AWAITING_SELLER',
  'AWAITING_RESHIPMENT',
  'APPROVED',
  'PARTIALLY_APPROVED',
  'REJECTED',
  'SETTLED',
  'WITHDRAWN',
  'CLOSED_NO_RESPONSE',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

export const claimGroups = ['OPEN', 'CLOSED'] as const;
export type ClaimGroup = (typeof claimGroups)[number];
/** Open until nothing more happens by itself: an approved claim still has to be settled. */
export const groupOfClaim: Readonly<Record<ClaimStatus, ClaimGroup>> = {
  SUBMITTED: 'OPEN',
  AWAITING_EVIDENCE: 'OPEN',
  UNDER_REVIEW: 'OPEN',
  AWAITING_SELLER: 'OPEN',
  AWAITING_RESHIPMENT: 'OPEN',
  APPROVED: 'OPEN',
  PARTIALLY_APPROVED: 'OPEN',
  REJECTED: 'CLOSED',
  SETTLED: 'CLOSED',
  WITHDRAWN: 'CLOSED',
  CLOSED_NO_RESPONSE: 'CLOSED',
};

/** Tabs of the list: what waits for the reader, everything open (that included), everything closed. */
export const claimTabs = ['NEEDS_YOU', 'OPEN', 'CLOSED'] as const;
export type ClaimTab = (typeof claimTabs)[number];

export const claimSorts = ['dueAt', '-submittedAt', 'submittedAt', '-amount', 'amount'] as const;
export type ClaimSort = (typeof claimSorts)[number];

export const faults = ['SELLER', 'CARRIER', 'WAREHOUSE', 'BUYER', 'PLATFORM', 'UNDETERMINED'] as const;
export type Fault = (typeof faults)[number];

export const resolutions = [
  'REFUND',
  'PARTIAL_REFUND',
  'RESHIP',
  'WALLET_CREDIT',
  'RETURN_AND_REFUND',
  'NO_ACTION',
] as const;
export type Resolution = (typeof resolutions)[number];

export const evidenceKinds = [
  'PACKAGE_OUTSIDE',
  'PACKAGE_LABEL',
  'PACKAGE_INSIDE',
  'ITEM',
  'ITEM_GTIN',
  'DELIVERY_NOTE',
  'CARRIER_STATEMENT',
  'OTHER',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const verdicts = ['OK', 'BLURRED', 'NO_LABEL_VISIBLE', 'WRONG_SUBJECT', 'DUPLICATE', 'TOO_SMALL'] as const;
export type Verdict = (typeof verdicts)[number];

/** What each type of claim has to show. What is not here may be added, and nothing needs it. */
export const evidenceChecklist: Readonly<Record<ClaimType, readonly EvidenceKind[]>> = {
  MISSING_ITEM: ['PACKAGE_OUTSIDE', 'PACKAGE_LABEL', 'PACKAGE_INSIDE'],
  DAMAGED_ITEM: ['PACKAGE_OUTSIDE', 'PACKAGE_LABEL', 'ITEM'],
  WRONG_ITEM: ['PACKAGE_LABEL', 'ITEM', 'ITEM_GTIN'],
  EXPIRED_OR_SHORT_DATED: ['ITEM', 'ITEM_GTIN'],
  DECODED_ITEM: ['ITEM', 'ITEM_GTIN'],
  NOT_AS_DESCRIBED: ['ITEM', 'ITEM_GTIN'],
  AUTHENTICITY: ['ITEM', 'ITEM_GTIN'],
  LOST_SHIPMENT: [],
  INVOICE_OR_PRICE_ERROR: ['DELIVERY_NOTE'],
  WAREHOUSE_DISCREPANCY: [],
};
/** Papers may be a PDF; everything else is a photo. */
export const paperKinds: readonly EvidenceKind[] = ['DELIVERY_NOTE', 'CARRIER_STATEMENT', 'OTHER'];

export const claimParties = ['BUYER', 'SELLER'] as const;
/** Whose file it is: the warehouse took photos of what it found. */
export const evidenceParties = [...claimParties, 'WAREHOUSE'] as const;
export type EvidenceParty = (typeof evidenceParties)[number];
export type ClaimParty = (typeof claimParties)[number];

export const sellerAnswers = ['ACCEPT', 'CONTEST'] as const;
/** NO_RESPONSE: the seller let the deadline pass. */
export const sellerResponses = [...sellerAnswers, 'NO_RESPONSE'] as const;
export type SellerResponse = (typeof sellerResponses)[number];

export const claimActions = [
  'ADD_EVIDENCE',
  'RESPOND',
  'SHIP_AGAIN',
  'ASK_SELLER',
  'DECIDE',
  'APPEAL',
  'WITHDRAW',
] as const;
export type ClaimAction = (typeof claimActions)[number];

/** Who moves next, seen from the reader's side. */
export const claimNextActions = [
  'RESPOND',
  'SHIP_AGAIN',
  'ADD_EVIDENCE',
  'DECIDE',
  'CONFIRM_DECISION',
  'WAIT_FOR_SECOND_PERSON',
  'WAIT_FOR_BUYER',
  'WAIT_FOR_SELLER',
  'WAIT_FOR_DECISION',
  'WAIT_FOR_SETTLEMENT',
  'NONE',
] as const;
export type ClaimNextAction = (typeof claimNextActions)[number];

/** Files of one claim and party. */
export const evidenceLimits = { files: 20 } as const;
/** What is accepted: photos, and PDF for papers. */
export const evidenceFileTypes = ['jpg', 'png', 'pdf'] as const satisfies readonly FileType[];
export const evidenceMediaTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
