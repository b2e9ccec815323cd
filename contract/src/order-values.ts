/** Values of checkouts and buyers' orders, without Zod (domain page, sections 10 and 11). */
/** None is COMPLETING: it is completed in one transaction (decision 0054). */
export const checkoutStatuses = ['OPEN', 'VALIDATED', 'COMPLETED', 'EXPIRED'] as const;
/** Which of them somebody can read: a completed one is its order, and one whose time is over is not there any more. */
export const openCheckoutStatuses = ['OPEN', 'VALIDATED'] as const;
export type OpenCheckoutStatus = (typeof openCheckoutStatuses)[number];
export const checkoutActions = ['CHANGE', 'APPLY_WALLET', 'VALIDATE', 'COMPLETE'] as const;
export type CheckoutAction = (typeof checkoutActions)[number];
export const checkoutNextActions = [
  'CHANGE_CART',
  'CHOOSE_ADDRESSES',
  'CHOOSE_PAYMENT',
  'APPLY_WALLET',
  'COMPLETE',
] as const;
export type CheckoutNextAction = (typeof checkoutNextActions)[number];
export const paymentMethods = ['CARD', 'IDEAL', 'SEPA_DEBIT', 'BANK_TRANSFER', 'WALLET', 'CREDIT'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const deferredDays = [0, 14, 30, 60] as const;
export const orderStatuses = [
  'PENDING_PAYMENT',
  'PAID',
  'IN_FULFILMENT',
  'PARTIALLY_SHIPPED',
  'SHIPPED',
  'DELIVERED',
  'COMPLETED',
  'RETURNED',
  'EXPIRED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const orderActions = ['REORDER', 'ASK', 'ACCEPT_REPLACEMENT'] as const;
export type OrderAction = (typeof orderActions)[number];
export const orderNextActions = ['PAY', 'ACCEPT_REPLACEMENT', 'WAIT_FOR_SELLERS', 'WAIT_FOR_DELIVERY', 'NONE'] as const;
export type OrderNextAction = (typeof orderNextActions)[number];
/** What a buyer reads of goods on their way from our warehouse. */
export const onwardStatuses = [
  'HANDED_OVER',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'EXCEPTION',
  'RETURNED',
  'LOST',
  'DELIVERED',
] as const;
export const orderIssueCategories = [
  'SHIPPING',
  'QUANTITY',
  'PRICE',
  'DOCUMENTS',
  'PAYMENT',
  'CLAIM',
  'CANCEL',
  'OTHER',
] as const;
/** What a buyer asked about an order waits for us, or is answered. */
export const orderIssueStatuses = ['OPEN', 'ANSWERED'] as const;
/** What was asked for waits for its code; then it is sent, above the four-eyes limit after two of us have looked. UNRESOLVED: the bank said nothing for a day. */
export const withdrawalStatuses = [
  'ASKED',
  'IN_REVIEW',
  'APPROVED',
  'PROCESSING',
  'UNRESOLVED',
  'PAID',
  'FAILED',
  'REJECTED',
  'EXPIRED',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
export const withdrawalActions = ['CONFIRM'] as const;
export type WithdrawalAction = (typeof withdrawalActions)[number];
export const withdrawalNextActions = ['CONFIRM', 'WAIT_FOR_REVIEW', 'WAIT_FOR_BANK', 'NONE'] as const;
export type WithdrawalNextAction = (typeof withdrawalNextActions)[number];

/** CASH can be withdrawn, CREDIT only be spent. */
export const walletKinds = ['CASH', 'CREDIT'] as const;
export type WalletKind = (typeof walletKinds)[number];

export const walletSources = [
  'ORDER_REFUND',
  'REDUCTION_REFUND',
  'CLAIM_REFUND',
  'OVERPAYMENT',
  'LATE_PAYMENT',
  'PROMOTION',
  'CASHBACK',
  'CHECKOUT_APPLIED',
  'WITHDRAWAL',
  'ADJUSTMENT',
  'REVERSAL',
] as const;

/** What we issue to buyers. */
export const salesInvoiceKinds = ['SALES_INVOICE', 'SALES_CREDIT_NOTE'] as const;

/** Days after which goods that no carrier tells of count as delivered, once their seller has completed the order (decision 0032). */
export const silentDays = 30;
