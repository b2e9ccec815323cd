/**
 * The states, reasons and limits of a sale: the domain page, sections 1 to 4. Plain values without Zod, so that the
 * portal can use them too.
 */
import type { PermissionName } from './permissions.ts';

export const saleStatuses = [
  'AWAITING_BUYER_PAYMENT',
  'REQUESTED',
  'CONFIRMED',
  'PAYMENT_IN_REVIEW',
  'PAID',
  'COMPLETED',
  'DECLINED',
  'EXPIRED',
  'CANCELLED',
] as const;
export type SaleStatus = (typeof saleStatuses)[number];

export const saleGroups = ['CURRENT', 'PAST'] as const;
export type SaleGroup = (typeof saleGroups)[number];
/** CURRENT and PAST by status; AWAITING_BUYER_PAYMENT is invisible to the seller (section 1). */
export const groupOfStatus: Readonly<Record<SaleStatus, SaleGroup | 'HIDDEN'>> = {
  AWAITING_BUYER_PAYMENT: 'HIDDEN',
  REQUESTED: 'CURRENT',
  CONFIRMED: 'CURRENT',
  PAYMENT_IN_REVIEW: 'CURRENT',
  PAID: 'CURRENT',
  COMPLETED: 'PAST',
  DECLINED: 'PAST',
  EXPIRED: 'PAST',
  CANCELLED: 'PAST',
};

export const nextActions = [
  'CONFIRM_QUANTITIES',
  'ADD_SHIPPING_DETAILS',
  'BOOK_CARRIER',
  'UPLOAD_DOCUMENTS',
  'COMPLETE_PROFILE',
  'TRIGGER_PAYMENT',
  'WAIT_FOR_APPROVAL',
  'ADD_TRACKING',
  'COMPLETE_ORDER',
  'RESPOND_TO_CLAIM',
  'NONE',
] as const;
export type NextAction = (typeof nextActions)[number];

/** The permission of whoever does a next action. What waits for somebody else, or for nobody, is nobody's move. */
const movePermissions: Readonly<Partial<Record<NextAction, PermissionName>>> = {
  CONFIRM_QUANTITIES: 'orders.confirm',
  ADD_SHIPPING_DETAILS: 'orders.update',
  BOOK_CARRIER: 'shipping.book',
  UPLOAD_DOCUMENTS: 'documents.manage',
  COMPLETE_PROFILE: 'payments.trigger',
  TRIGGER_PAYMENT: 'payments.trigger',
  ADD_TRACKING: 'orders.update',
  COMPLETE_ORDER: 'orders.update',
  RESPOND_TO_CLAIM: 'claims.respond',
};

/** The next actions that are the move of a person with these permissions: what "needs you" counts and lists. */
export function movesOf(permissions: Iterable<PermissionName>): NextAction[] {
  const held = new Set(permissions);
  return nextActions.filter((action) => {
    const needed = movePermissions[action];
    return needed !== undefined && held.has(needed);
  });
}

/** Whether a next action takes a permission that a person with these does not hold. */
export const isOthersMove = (action: NextAction, permissions: readonly PermissionName[]): boolean => {
  const needed = movePermissions[action];
  return needed !== undefined && !permissions.includes(needed);
};

export const saleActions = [
  'CONFIRM_QUANTITIES',
  'RECONFIRM_QUANTITIES',
  'DECLINE',
  'UPDATE',
  'BOOK_CARRIER',
  'ADD_TRACKING',
  'TRIGGER_PAYMENT',
  'MANAGE_DOCUMENTS',
  'COMPLETE',
  'EXTEND',
  'CANCEL',
  'APPROVE_PAYMENT',
  'REJECT_PAYMENT',
] as const;
export type SaleAction = (typeof saleActions)[number];

export const declineReasons = [
  'OUT_OF_STOCK',
  'PRICE_INCORRECT',
  'PRODUCT_DISCONTINUED',
  'CANNOT_SHIP_TO_DESTINATION',
  'SHIPPING_COST_TOO_HIGH',
  'LEAD_TIME_TOO_LONG',
  'BELOW_MINIMUM_AFTER_REDUCTION',
  'BRAND_OR_REGION_RESTRICTION',
  'DOCUMENT_OR_VAT_PROBLEM',
  'WAREHOUSE_CLOSED',
  'DUPLICATE_ORDER',
  'BUYER_REQUESTED_CHANGE',
  'OTHER',
] as const;
export const reductionReasons = [
  'OUT_OF_STOCK',
  'PARTIAL_STOCK',
  'PRICE_CHANGED',
  'DAMAGED_STOCK',
  'SHORT_EXPIRY',
  'BATCH_CODE_PROBLEM',
  'UNIT_SIZE_MISMATCH',
  'PRODUCT_DISCONTINUED',
  'LISTING_ERROR',
  'SHIPPING_RESTRICTION',
  'OTHER',
] as const;
export const cancelReasons = ['BUYER_NOT_PAID', 'BUYER_CANCELLED', 'FRAUD', 'LEGAL', 'PLATFORM_ERROR'] as const;
export const shippingMethods = ['PLATFORM', 'SELLER'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];
export const loadTypes = ['PARCEL', 'PALLET'] as const;
export const palletTypes = ['EUR', 'HALF', 'INDUSTRIAL', 'US', 'CUSTOM'] as const;
/** Limits of section 4: kilograms and centimetres. */
export const loadLimits = { PARCEL: { kg: 31.5, cm: 175 }, PALLET: { kg: 1_000, cm: 220 } } as const;
/** Outer size in centimetres; CUSTOM takes what is typed. */
export const palletFootprints = { EUR: [120, 80], HALF: [60, 80], INDUSTRIAL: [120, 100], US: [121.9, 101.6] } as const;
export const bookingStatuses = ['REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
export const lineStatuses = ['REQUESTED', 'CONFIRMED', 'REDUCED', 'REMOVED', 'VOID'] as const;
export const payoutStatuses = [
  'PENDING_APPROVAL',
  'APPROVED',
  'PROCESSING',
  'PAID',
  'FAILED',
  'UNRESOLVED',
  'CANCELLED',
] as const;

/** The payouts staff have to look at, in three lists. */
export const paymentTabs = [
  'PENDING_APPROVAL',
  'UNRESOLVED',
  'FAILED',
] as const satisfies (typeof payoutStatuses)[number][];
export type PaymentTab = (typeof paymentTabs)[number];

export const saleSorts = [
  'expiresAt',
  '-expiresAt',
  'createdAt',
  '-createdAt',
  'amount',
  '-amount',
  'order',
  '-order',
] as const;
export type SaleSort = (typeof saleSorts)[number];

export const taskNames = [
  'quantities',
  'sla',
  'shipping',
  'carrier',
  'fees',
  'payment',
  'tracking',
  'documents',
  'complete',
] as const;
export const taskStatuses = [
  'COMPLETED',
  'NOT_STARTED',
  'IN_PROGRESS',
  'CANNOT_START',
  'PROBLEM',
  'NOT_NEEDED',
  'NOT_ENTERED',
] as const;

export const issueCategories = [
  'SHIPPING',
  'QUANTITY',
  'PRICE',
  'DOCUMENTS',
  'PAYMENT',
  'CLAIM',
  'TECHNICAL',
  'OTHER',
] as const;
