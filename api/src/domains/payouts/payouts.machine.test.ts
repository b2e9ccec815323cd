import { payoutStatuses } from '@quayside/contract/sale-values';
import { describe, expect, it } from 'vitest';
import { firePayout, type PayoutEventName, type PayoutStatus, payoutEventNames } from './payouts.machine.ts';

/** Section 13 of the domain page, written out by hand. What is not here is refused. */
const table: Record<PayoutStatus, Partial<Record<PayoutEventName, PayoutStatus>>> = {
  PENDING_APPROVAL: { approve: 'APPROVED', reject: 'CANCELLED' },
  APPROVED: {
    ...{ send: 'PROCESSING', not_confirmed: 'UNRESOLVED' },
    ...{ paid_earlier: 'UNRESOLVED', account_exchanged: 'UNRESOLVED' },
  },
  PROCESSING: { settled: 'PAID', refused: 'FAILED', no_answer: 'UNRESOLVED', paid_earlier: 'UNRESOLVED' },
  FAILED: { retry: 'APPROVED', contradicted: 'UNRESOLVED', paid_earlier: 'UNRESOLVED' },
  UNRESOLVED: { reconcile_paid: 'PAID', reconcile_failed: 'FAILED' },
  PAID: { returned: 'FAILED' },
  CANCELLED: {},
};

describe('[ORD-16] the life of a payout', () => {
  const pairs = payoutStatuses.flatMap((status) => payoutEventNames.map((event) => ({ status, event })));

  it.each(pairs)('$status + $event', ({ status, event }) => {
    const expected = table[status][event];
    const outcome = firePayout(event, status, { approvals: 1, approvalsNeeded: 1 });
    expect(outcome).toEqual(expected ? { to: expected } : { refused: { code: 'invalid_transition' } });
  });

  it.each([
    [0, 1, 'PENDING_APPROVAL'],
    [1, 1, 'APPROVED'],
    [1, 2, 'PENDING_APPROVAL'],
    [2, 2, 'APPROVED'],
  ] as const)('[ORD-15] %i of %i approvals leave it %s', (approvals, approvalsNeeded, to) => {
    expect(firePayout('approve', 'PENDING_APPROVAL', { approvals, approvalsNeeded })).toEqual({ to });
  });
});
