/** Who may do what with a sale, and which actions a read model offers. */
import type { PermissionName } from '@quayside/contract/permissions';
import type { SaleAction } from '@quayside/contract/sale-values';
import { documentsRefusal } from './sales.documents.rules.ts';
import type { SaleErrorCode } from './sales.errors.ts';
import { fire, type SaleEventName } from './sales.machine.ts';
import type { SaleContext } from './sales.types.ts';

/** The permission each event needs of a person; timers and jobs act for the system. */
export const permissionOf = {
  /** Unread is one flag for the whole company: whoever only looks must not take it from those who have to act. */
  read: 'orders.confirm',
  confirm: 'orders.confirm',
  reconfirm: 'orders.confirm',
  decline: 'orders.decline',
  update: 'orders.update',
  pay: 'payments.trigger',
  complete: 'orders.update',
  extend: 'staff.sellers',
  cancel: 'staff.sellers',
  approve: 'staff.payments.approve',
  reject: 'staff.payments.approve',
} as const satisfies Partial<Record<SaleEventName, string>>;

type OfferedEvent = keyof typeof permissionOf;

const offered: readonly { readonly event: OfferedEvent; readonly action: SaleAction }[] = [
  { event: 'confirm', action: 'CONFIRM_QUANTITIES' },
  { event: 'reconfirm', action: 'RECONFIRM_QUANTITIES' },
  { event: 'decline', action: 'DECLINE' },
  { event: 'update', action: 'UPDATE' },
  { event: 'pay', action: 'TRIGGER_PAYMENT' },
  { event: 'complete', action: 'COMPLETE' },
  { event: 'extend', action: 'EXTEND' },
  { event: 'cancel', action: 'CANCEL' },
  { event: 'approve', action: 'APPROVE_PAYMENT' },
  { event: 'reject', action: 'REJECT_PAYMENT' },
];

/** Why an order that is paid is not completed yet. */
export const incompleteCodes = ['tracking_incomplete', 'goods_went_back', 'documents_missing'] as const;

/** Refusals a person can mend on the way: the action stays offered and its screen says what is missing. */
const recoverable: readonly SaleErrorCode[] = [
  'sla_not_accepted',
  'claim_blocks_payment',
  'lost_blocks_payment',
  'profile_incomplete',
  'shipping_incomplete',
  'exceedsShippingAmountLimit',
  'EXCEEDED_MAXIMUM_VAT_AMOUNT',
  'currencyMismatch',
  'amountExceedsLimit',
  ...incompleteCodes,
];

type Holder = { readonly permissions: ReadonlySet<PermissionName> };

/** The actions that draw the buttons: allowed to this person, in this state, now. */
export function allowedActionsOf(holder: Holder, context: SaleContext): SaleAction[] {
  const actions = offered
    .filter(({ event }) => holder.permissions.has(permissionOf[event]) && isOffered(event, context))
    .map(({ action }) => action);
  const { sale } = context;
  const mayUpdate = actions.includes('UPDATE');
  if (
    (mayUpdate || sale.status === 'PAID') &&
    sale.shippingMethod === 'PLATFORM' &&
    !sale.bookingSucceeded &&
    sale.loadCount > 0 &&
    holder.permissions.has('shipping.book')
  )
    actions.push('BOOK_CARRIER');
  const mayTrack =
    holder.permissions.has('orders.update') &&
    sale.shippingMethod === 'SELLER' &&
    (sale.status === 'CONFIRMED' || sale.status === 'PAID');
  if (mayTrack) actions.push('ADD_TRACKING');
  if (holder.permissions.has('documents.manage') && documentsRefusal(context) === null)
    actions.push('MANAGE_DOCUMENTS');
  return actions;
}

function isOffered(event: OfferedEvent, context: SaleContext): boolean {
  const outcome = fire(event, context);
  return 'to' in outcome || recoverable.some((code) => code === outcome.refused.code);
}
