import { describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import {
  nextStatus,
  type SellerContext,
  type SellerEvent,
  type SellerStatus,
  sellerMachine,
} from './sellers.machine.ts';

const now = '2026-11-21T08:00:00.000Z';
const context = (overrides: Partial<SellerContext> = {}): SellerContext => ({
  ...{ now, isOwnMove: false, reason: 'OTHER', note: 'said why', pauseEnd: null },
  ...{ pausedFor: null, isProfileComplete: true, isSlaAccepted: true, hasOpenWork: false },
  ...overrides,
});
const lead = (from: SellerStatus, event: SellerEvent, overrides?: Partial<SellerContext>) => {
  const outcome = nextStatus(from, event, context(overrides));
  return 'to' in outcome ? outcome.to : outcome.refused.code;
};
const statuses: SellerStatus[] = ['ONBOARDING', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'SUSPENDED', 'REJECTED', 'CLOSED'];

/** Section 7 of the domain page, written out: the only ways there are. */
const ways: Readonly<Record<string, SellerStatus>> = {
  'ONBOARDING submit_for_review': 'IN_REVIEW',
  'IN_REVIEW approve': 'ACTIVE',
  'IN_REVIEW send_back': 'ONBOARDING',
  'IN_REVIEW reject': 'REJECTED',
  'ACTIVE pause': 'PAUSED',
  'PAUSED resume': 'ACTIVE',
  'PAUSED auto_resume': 'ACTIVE',
  'ACTIVE suspend': 'SUSPENDED',
  'PAUSED suspend': 'SUSPENDED',
  'SUSPENDED reinstate': 'ACTIVE',
  'ONBOARDING close': 'CLOSED',
  'IN_REVIEW close': 'CLOSED',
  'REJECTED close': 'CLOSED',
  'ACTIVE close': 'CLOSED',
  'PAUSED close': 'CLOSED',
  'SUSPENDED close': 'CLOSED',
};

describe('[INV-11] the life of a selling company', () => {
  it.each(
    statuses.flatMap((status) =>
      [...new Set(sellerMachine.map(({ event }) => event))].map((event) => [status, event] as const),
    ),
  )('from %s, %s leads where the domain page says', (status, event) =>
    expect(lead(status, event)).toBe(ways[`${status} ${event}`] ?? 'seller_invalid_transition'),
  );

  it('a seller pauses for a holiday or by wish, at most 60 days, with an end', () => {
    const own = (reason: SellerContext['reason'], pauseEnd: string | null) =>
      lead('ACTIVE', 'pause', { isOwnMove: true, reason, pauseEnd });
    expect(own('HOLIDAY', plus(now, days(60)))).toBe('PAUSED');
    expect(own('HOLIDAY', plus(now, days(60) + 1))).toBe('seller_pause_too_long');
    expect(own('HOLIDAY', now)).toBe('seller_pause_too_long');
    expect(own('HOLIDAY', null)).toBe('seller_pause_too_long');
    expect(own('COMPLIANCE_REVIEW', plus(now, days(1)))).toBe('seller_pause_reason');
    expect(own(null, plus(now, days(1)))).toBe('seller_reason_required');
  });

  it('a seller ends a pause of its own alone', () => {
    expect(lead('PAUSED', 'resume', { isOwnMove: true, pausedFor: 'HOLIDAY' })).toBe('ACTIVE');
    expect(lead('PAUSED', 'resume', { isOwnMove: true, pausedFor: 'COMPLIANCE_REVIEW' })).toBe('seller_pause_not_own');
  });

  it('needs a whole profile, a reason, and nothing open', () => {
    expect(lead('ONBOARDING', 'submit_for_review', { isProfileComplete: false })).toBe('seller_profile_incomplete');
    expect(lead('ONBOARDING', 'submit_for_review', { isSlaAccepted: false })).toBe('sla_not_accepted');
    for (const event of ['send_back', 'reject'] as const)
      expect(lead('IN_REVIEW', event, { note: '' })).toBe('seller_reason_required');
    expect(lead('ACTIVE', 'suspend', { note: '' })).toBe('seller_reason_required');
    expect(lead('ACTIVE', 'close', { hasOpenWork: true })).toBe('seller_has_open_work');
  });
});
