/** Values of carts and allocations, without Zod (domain page, section 10). */
export const cartStatuses = ['ACTIVE', 'OPTIMIZING', 'ALLOCATED', 'CHECKED_OUT', 'EMPTIED'] as const;
export type CartStatus = (typeof cartStatuses)[number];
/** What a buyer may do with a cart, and what of it comes next. */
export const cartActions = [
  'ADD_LINES',
  'CHANGE_LINES',
  'EMPTY',
  'OPTIMIZE',
  'CHANGE_ALLOCATIONS',
  'CHECK_OUT',
] as const;
export type CartAction = (typeof cartActions)[number];
export const cartNextActions = [
  'ADD_LINES',
  'OPTIMIZE',
  'WAIT_FOR_PLAN',
  'CHANGE_LINES',
  'CHANGE_ALLOCATIONS',
  'CHECK_OUT',
  'NONE',
] as const;
export type CartNextAction = (typeof cartNextActions)[number];
export const allocationStatuses = ['VALID', 'BELOW_MOV', 'STALE'] as const;
export type AllocationStatus = (typeof allocationStatuses)[number];
export const droppedReasons = [
  'NO_OFFER',
  'INSUFFICIENT_STOCK',
  'BELOW_MOV',
  'UNIT_SIZE',
  'DESTINATION_NOT_SERVED',
  'SELLER_NOT_ACTIVE',
  'ABOVE_TARGET_PRICE',
  'BRAND_RESTRICTED',
  /** Somebody could send them: the buyer took less by hand, or wants fewer sellers (decision 0042). */
  'BUYERS_CHOICE',
] as const;
export type DroppedReason = (typeof droppedReasons)[number];
export const uploadOrigins = ['CART_FILE', 'WATCHLIST', 'REORDER'] as const;
/** Why an allocation has a line. */
export const chosenReasons = ['CHEAPEST', 'SAVES_SHIPPING', 'REACHES_MINIMUM', 'BY_HAND'] as const;
export type ChosenReason = (typeof chosenReasons)[number];
export const mostCartLines = 2_000;
