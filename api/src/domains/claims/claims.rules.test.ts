import type { ClaimStatus } from '@quayside/contract/claim-values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workCalendarOf } from '../../platform/calendar.ts';
import { lineFacts } from './claim-context-of.factory.ts';
import { hashDistance, isGtin, verdictOf } from './claims.evidence.rules.ts';
import { maximumOf, movesBetween, nextActionOf, type Settled, settlementOf, toleranceLeft } from './claims.rules.ts';
import { dueAtOf, never, timerEventOf, wakeAtOf } from './claims.timers.rules.ts';

const runs = { numRuns: process.env.DEEP ? 50_000 : 2_000 };
const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });
const nothing: Settled = { refundedMinor: 0n, deductedMinor: 0n, toleranceMinor: 0n };

describe('[CLM-05] money of a claim', () => {
  it('is 1 % of the month’s sales that is not deducted, less what was used of it', () => {
    expect(toleranceLeft(1_000_000n, 0n, 'EUR')).toBe(10_000n);
    expect(toleranceLeft(1_000_000n, 9_999n, 'EUR')).toBe(1n);
    expect(toleranceLeft(1_000_000n, 20_000n, 'EUR')).toBe(0n);
  });

  it('is deducted only by the seller’s own fault, above the tolerance', () => {
    expect(settlementOf(5_000n, 'SELLER', nothing, 1_000n)).toEqual({
      refundedMinor: 5_000n,
      deductedMinor: 4_000n,
      toleranceMinor: 1_000n,
    });
    expect(settlementOf(500n, 'SELLER', nothing, 1_000n)).toMatchObject({ deductedMinor: 0n, toleranceMinor: 500n });
    expect(settlementOf(5_000n, 'CARRIER', nothing, 1_000n)).toMatchObject({ deductedMinor: 0n, toleranceMinor: 0n });
  });

  it('never comes back from the buyer, and what the seller was charged too much is given back', () => {
    const before = settlementOf(5_000n, 'SELLER', nothing, 1_000n);
    const after = settlementOf(0n, 'SELLER', before, 1_000n);
    expect(after).toEqual({ refundedMinor: 5_000n, deductedMinor: 0n, toleranceMinor: 0n });
    expect(movesBetween(before, after)).toMatchObject({
      refundMinor: 0n,
      deductionMinor: 0n,
      correctionMinor: -4_000n,
    });
  });

  it('adds up whatever was decided before and after: a deduction is part of its refund, the rest is a correction', () => {
    const fault = fc.constantFrom('SELLER' as const, 'CARRIER' as const);
    fc.assert(
      fc.property(minor, fault, minor, minor, fault, minor, (first, by, tolerance, second, byThen, left) => {
        const before = settlementOf(first, by, nothing, tolerance);
        const after = settlementOf(second, byThen, before, left);
        const moves = movesBetween(before, after);
        expect(before.refundedMinor + moves.refundMinor).toBe(after.refundedMinor);
        expect(moves.refundMinor).toBeGreaterThanOrEqual(0n);
        expect(moves.toleranceMinor).toBeGreaterThanOrEqual(0n);
        expect(moves.deductionMinor).toBeGreaterThanOrEqual(moves.toleranceMinor);
        expect(moves.deductionMinor).toBeLessThanOrEqual(moves.refundMinor);
        const owed = before.deductedMinor + moves.deductionMinor - moves.toleranceMinor + moves.correctionMinor;
        expect(owed).toBe(after.deductedMinor);
        expect(after.deductedMinor + after.toleranceMinor).toBeLessThanOrEqual(after.refundedMinor);
      }),
      runs,
    );
  });

  it('can be at most the value shipped, less what other claims gave back', () => {
    fc.assert(
      fc.property(fc.nat(1_000), minor, minor, (shippedQuantity, unitPriceMinor, refundedBeforeMinor) => {
        const most = maximumOf(lineFacts({ shippedQuantity, unitPriceMinor, refundedBeforeMinor }));
        const value = unitPriceMinor * BigInt(shippedQuantity);
        expect(most + refundedBeforeMinor <= value || most === 0n).toBe(true);
      }),
      runs,
    );
  });
});

describe('[CLM-01] who moves next', () => {
  it.each([
    ['AWAITING_SELLER', 'SELLER', 'RESPOND'],
    ['AWAITING_SELLER', 'BUYER', 'WAIT_FOR_SELLER'],
    ['AWAITING_EVIDENCE', 'BUYER', 'ADD_EVIDENCE'],
    ['AWAITING_EVIDENCE', 'SELLER', 'WAIT_FOR_BUYER'],
    ['UNDER_REVIEW', 'STAFF', 'DECIDE'],
    ['UNDER_REVIEW', 'SELLER', 'WAIT_FOR_DECISION'],
    ['SUBMITTED', 'BUYER', 'WAIT_FOR_DECISION'],
    ['APPROVED', 'SELLER', 'WAIT_FOR_SETTLEMENT'],
    ['SETTLED', 'SELLER', 'NONE'],
  ] as const)('%s seen by the %s: %s', (status, side, action) => {
    expect(nextActionOf({ status, proposedBy: null }, side, 'me')).toBe(action);
  });

  it.each([
    ['STAFF', 'me', 'WAIT_FOR_SECOND_PERSON'],
    ['STAFF', 'somebody', 'CONFIRM_DECISION'],
    ['SELLER', 'somebody', 'WAIT_FOR_DECISION'],
    ['BUYER', 'somebody', 'WAIT_FOR_DECISION'],
  ] as const)(
    'a decision that waits for a second person, seen by the %s, made by %s: %s',
    (side, proposedBy, action) => {
      expect(nextActionOf({ status: 'UNDER_REVIEW', proposedBy }, side, 'me')).toBe(action);
    },
  );
});

describe('[CLM-04] timers in the seller’s calendar', () => {
  const calendar = workCalendarOf('NL', 'Europe/Amsterdam');
  const friday = '2026-11-20T09:00:00.000Z';
  const evidence = (remindersSent: number) => ({ status: 'AWAITING_EVIDENCE', since: friday, remindersSent }) as const;

  it('give a buyer four working days with two reminders, and a seller two', () => {
    expect(dueAtOf(evidence(0), calendar)).toBe('2026-11-26T09:00:00.000Z');
    expect([0, 1, 2].map((sent) => wakeAtOf(evidence(sent), calendar))).toEqual([
      '2026-11-23T09:00:00.000Z',
      '2026-11-25T09:00:00.000Z',
      '2026-11-26T09:00:00.000Z',
    ]);
    expect(dueAtOf({ status: 'AWAITING_SELLER', since: friday, remindersSent: 0 }, calendar)).toBe(
      '2026-11-24T09:00:00.000Z',
    );
  });

  it('give our own people three to decide, and decide nothing for them', () => {
    const review = { status: 'UNDER_REVIEW', since: friday, remindersSent: 0 } as const;
    const dueAt = '2026-11-25T09:00:00.000Z';
    expect(dueAtOf(review, calendar)).toBe(dueAt);
    expect(wakeAtOf(review, calendar)).toBe(never);
    expect(timerEventOf({ status: 'UNDER_REVIEW', dueAt, wakeAt: dueAt }, '2030-01-01T00:00:00.000Z')).toBeNull();
  });

  it('do what is due, and nothing before', () => {
    const times = { wakeAt: '2026-11-23T09:00:00.000Z', dueAt: '2026-11-26T09:00:00.000Z' };
    const at = (status: ClaimStatus, now: string) => timerEventOf({ status, ...times }, now);
    expect(at('AWAITING_EVIDENCE', '2026-11-23T08:59:59.999Z')).toBeNull();
    expect(at('AWAITING_EVIDENCE', times.wakeAt)).toBe('remind');
    expect(at('AWAITING_EVIDENCE', times.dueAt)).toBe('evidence_timeout');
    expect(at('AWAITING_SELLER', times.wakeAt)).toBe('seller_timeout');
    const nothing = { status: 'REJECTED', dueAt: never, wakeAt: never } as const;
    expect(timerEventOf(nothing, '2030-01-01T00:00:00.000Z')).toBeNull();
  });
});

describe('[CLM-04] the verdict on a photo', () => {
  const gtin = '08712345678906';
  const photo = {
    width: 1_600,
    height: 1_200,
    sharpness: 200,
    barcodes: ['8712345678906'],
    pictureHash: '00ff00ff00ff00ff',
  };
  const expected = { gtins: [gtin], known: [] };
  const verdict = (kind: Parameters<typeof verdictOf>[0], given: Partial<typeof photo> = {}, known = expected.known) =>
    verdictOf(kind, { contentHash: 'a', photo: { ...photo, ...given } }, { ...expected, known });

  it('tells size, sharpness, readable codes and what they are of', () => {
    expect(verdict('ITEM')).toBe('OK');
    expect(verdict('ITEM', { height: 479 })).toBe('TOO_SMALL');
    expect(verdict('ITEM', { sharpness: 39.9 })).toBe('BLURRED');
    expect(verdict('ITEM_GTIN')).toBe('OK');
    expect(verdict('ITEM_GTIN', { barcodes: [] })).toBe('NO_LABEL_VISIBLE');
    expect(verdict('ITEM_GTIN', { barcodes: ['1Z999AA10123456784'] })).toBe('WRONG_SUBJECT');
    expect(verdict('PACKAGE_LABEL', { barcodes: ['1Z999AA10123456784'] })).toBe('OK');
    expect(verdict('PACKAGE_LABEL')).toBe('WRONG_SUBJECT');
    expect(verdict('PACKAGE_LABEL', { barcodes: [] })).toBe('NO_LABEL_VISIBLE');
  });

  it('knows the same bytes and the same picture again', () => {
    const one = (contentHash: string, pictureHash: string | null) => [{ contentHash, pictureHash }];
    const judged = (known: { contentHash: string; pictureHash: string | null }[]) =>
      verdictOf('ITEM', { contentHash: 'a', photo }, { ...expected, known });
    expect(judged(one('a', null))).toBe('DUPLICATE');
    expect(judged(one('b', '00ff00ff00ff00fe'))).toBe('DUPLICATE');
    expect(judged(one('b', 'ffff00ff00ff00ff'))).toBe('OK');
    expect(hashDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
  });

  it('takes a PDF for papers only', () => {
    const paper = { contentHash: 'a', photo: null };
    expect(verdictOf('DELIVERY_NOTE', paper, expected)).toBe('OK');
    expect(verdictOf('ITEM', paper, expected)).toBe('WRONG_SUBJECT');
  });

  it.each([
    ['8712345678906', true],
    ['8712345678907', false],
    ['96385074', true],
    ['QUAY-1', false],
  ])('%s is a GTIN: %s', (code, is) => {
    expect(isGtin(code)).toBe(is);
  });
});
