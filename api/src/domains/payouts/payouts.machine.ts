/** The life of a payout, section 13 of the domain page. */
import type { payoutStatuses } from '@quayside/contract/sale-values';
import { type Machine, next, type Outcome } from '../../kernel/machine.ts';

export type PayoutStatus = (typeof payoutStatuses)[number];
export const payoutEventNames = [
  'approve',
  'reject',
  'send',
  'settled',
  'refused',
  'no_answer',
  'not_confirmed',
  'retry',
  'reconcile_paid',
  'reconcile_failed',
  'returned',
  'contradicted',
  'paid_earlier',
  'account_exchanged',
] as const;
export type PayoutEventName = (typeof payoutEventNames)[number];
export type PayoutContext = { readonly approvals: number; readonly approvalsNeeded: number };

export const payoutMachine: Machine<PayoutStatus, PayoutEventName, PayoutContext, 'invalid_transition'> = [
  // Four eyes: the first approval of two leaves it waiting.
  {
    event: 'approve',
    from: ['PENDING_APPROVAL'],
    to: ({ approvals, approvalsNeeded }) => (approvals >= approvalsNeeded ? 'APPROVED' : 'PENDING_APPROVAL'),
    guards: [],
  },
  { event: 'reject', from: ['PENDING_APPROVAL'], to: 'CANCELLED', guards: [] },
  { event: 'send', from: ['APPROVED'], to: 'PROCESSING', guards: [] },
  { event: 'settled', from: ['PROCESSING'], to: 'PAID', guards: [] },
  { event: 'refused', from: ['PROCESSING'], to: 'FAILED', guards: [] },
  { event: 'no_answer', from: ['PROCESSING'], to: 'UNRESOLVED', guards: [] },
  // Account and amount: nothing was sent, and staff ask why (docs/decisions/0051).
  { event: 'not_confirmed', from: ['APPROVED'], to: 'UNRESOLVED', guards: [] },
  { event: 'retry', from: ['FAILED'], to: 'APPROVED', guards: [] },
  { event: 'reconcile_paid', from: ['UNRESOLVED'], to: 'PAID', guards: [] },
  { event: 'reconcile_failed', from: ['UNRESOLVED'], to: 'FAILED', guards: [] },
  // The bank sends the money back days after it was sent (docs/decisions/0006).
  { event: 'returned', from: ['PAID'], to: 'FAILED', guards: [] },
  // The provider says it paid what it had said it did not: nothing is sent again until staff have looked.
  { event: 'contradicted', from: ['FAILED'], to: 'UNRESOLVED', guards: [] },
  // The same of a transfer that another one has taken the place of since.
  { event: 'paid_earlier', from: ['APPROVED', 'PROCESSING', 'FAILED'], to: 'UNRESOLVED', guards: [] },
  // The seller is paid to another account now than the one it was approved for (docs/decisions/0041).
  { event: 'account_exchanged', from: ['APPROVED'], to: 'UNRESOLVED', guards: [] },
];

/** Where the event leads, or that the state does not know it. */
export function firePayout(
  event: PayoutEventName,
  status: PayoutStatus,
  context: PayoutContext,
): Outcome<PayoutStatus, 'invalid_transition'> {
  return next(payoutMachine, status, event, context, 'invalid_transition');
}
