import { decisionStatuses } from '@quayside/contract/decision-values';
import type { PermissionName } from '@quayside/contract/permissions';
import { describe, expect, it } from 'vitest';
import { decisionEventNames, fireDecision } from './decisions.machine.ts';
import { allowedActionsOf, kindsOf } from './decisions.policy.ts';
import { approvalsNeeded, totalWith } from './decisions.rules.ts';
import type { MadeBefore } from './decisions.types.ts';

it('[INT-04] exactly 100,000.00 takes one person, a cent above two', () => {
  expect([0n, 10_000_000n, 10_000_001n].map(approvalsNeeded)).toEqual([1, 1, 2]);
});

describe('[INT-04] what is held against the limit', () => {
  const refund = (...amounts: bigint[]): MadeBefore => ({
    ...{ kind: 'REVERSAL', subjectId: 'payout' },
    sumMinor: amounts.reduce((sum, one) => sum + one, 0n),
    largestMinor: amounts.reduce((most, one) => (one > most ? one : most), 0n),
  });
  const claim = (subjectId: string, ...amounts: bigint[]): MadeBefore => ({
    ...refund(...amounts),
    ...{ kind: 'CLAIM', subjectId },
  });
  const another = { kind: 'REVERSAL', subjectId: 'payout', amountMinor: 7n } as const;
  const decided = (subjectId: string, amountMinor: bigint) => ({ kind: 'CLAIM', subjectId, amountMinor }) as const;

  it('is the amount with every refund and claim of the order before', () => {
    expect(totalWith([], another)).toBe(7n);
    expect(totalWith([refund(100n, 20n), claim('a', 3n)], another)).toBe(130n);
    expect(totalWith([refund(100n), claim('a', 3n)], decided('b', 5n))).toBe(108n);
  });

  it('counts a claim that is decided anew once, with its largest amount', () => {
    expect(totalWith([refund(100n), claim('a', 30n, 50n)], decided('a', 40n))).toBe(150n);
    expect(totalWith([claim('a', 30n, 50n)], decided('a', 60n))).toBe(60n);
    expect(totalWith([claim('a', 30n, 50n)], decided('b', 1n))).toBe(51n);
  });

  it('is nothing where nothing is refunded and nothing was: a claim that is rejected takes one person', () => {
    expect(totalWith([refund(20_000_000n)], decided('a', 0n))).toBe(0n);
    // What an earlier decision refunded is corrected: that moves money again.
    expect(totalWith([claim('a', 20_000_000n)], decided('a', 0n))).toBe(20_000_000n);
  });
});

describe('[INT-04] the life of a decision', () => {
  const of = (status: (typeof decisionStatuses)[number]) =>
    ({ status, kind: 'REVERSAL', proposedBy: 'first' }) as const;

  it('ends once: what does not wait knows no event', () => {
    for (const status of decisionStatuses.filter((one) => one !== 'PROPOSED'))
      for (const event of decisionEventNames)
        expect(fireDecision(event, of(status), 'second')).toEqual({ refused: { code: 'decision_not_waiting' } });
  });

  it.each([
    ['confirm', 'second', 'MADE'],
    ['confirm', 'first', 'self_approval_refused'],
    ['reject', 'second', 'REJECTED'],
    ['reject', 'first', 'self_approval_refused'],
    ['withdraw', 'first', 'WITHDRAWN'],
    ['withdraw', 'second', 'not_your_decision'],
  ] as const)('%s by the %s person: %s', (event, userId, expected) => {
    const outcome = fireDecision(event, of('PROPOSED'), userId);
    expect('to' in outcome ? outcome.to : outcome.refused.code).toBe(expected);
  });

  it('offers each person what they may do, and nothing without the permission of its kind', () => {
    const holder = (userId: string, ...permissions: PermissionName[]) => ({
      userId,
      permissions: new Set(permissions),
    });
    const waiting = of('PROPOSED');
    expect(allowedActionsOf(holder('first', 'staff.payments.approve'), waiting)).toEqual(['WITHDRAW']);
    expect(allowedActionsOf(holder('second', 'staff.payments.approve'), waiting)).toEqual(['CONFIRM', 'REJECT']);
    expect(allowedActionsOf(holder('second', 'staff.claims', 'staff.sellers'), waiting)).toEqual([]);
    expect(kindsOf(holder('second', 'staff.claims', 'staff.sellers'))).toEqual(['CANCELLATION', 'CLAIM']);
  });
});
