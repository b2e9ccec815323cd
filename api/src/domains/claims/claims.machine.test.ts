import { claimStatuses } from '@quayside/contract/claim-values';
import { describe, expect, it } from 'vitest';
import { claimContextOf, fileFacts, lineFacts, testNow } from './claim-context-of.factory.ts';
import { type ClaimEventName, claimEventNames, fireClaim } from './claims.machine.ts';
import type { ClaimContext, ClaimState } from './claims.types.ts';

/** Section 6 of the domain page, written out by hand, with every guard satisfied. What is not here is refused. */
const table: Record<ClaimState, Partial<Record<ClaimEventName, ClaimState>>> = {
  NEW: { submit: 'SUBMITTED', submit_lost_shipment: 'SUBMITTED' },
  SUBMITTED: { sale_ended: 'WITHDRAWN', triage: 'UNDER_REVIEW', withdraw: 'WITHDRAWN' },
  AWAITING_EVIDENCE: {
    sale_ended: 'WITHDRAWN',
    evidence_added: 'UNDER_REVIEW',
    evidence_timeout: 'CLOSED_NO_RESPONSE',
    withdraw: 'WITHDRAWN',
  },
  UNDER_REVIEW: {
    sale_ended: 'WITHDRAWN',
    ask_seller: 'AWAITING_SELLER',
    decide: 'APPROVED',
    propose: 'UNDER_REVIEW',
    confirm: 'APPROVED',
    reject_proposal: 'UNDER_REVIEW',
    withdraw_proposal: 'UNDER_REVIEW',
    withdraw: 'WITHDRAWN',
  },
  AWAITING_SELLER: {
    sale_ended: 'WITHDRAWN',
    accept: 'APPROVED',
    contest: 'UNDER_REVIEW',
    seller_timeout: 'UNDER_REVIEW',
    withdraw: 'WITHDRAWN',
  },
  AWAITING_RESHIPMENT: { sale_ended: 'WITHDRAWN', ship_again: 'SETTLED', reship_timeout: 'UNDER_REVIEW' },
  APPROVED: { sale_ended: 'WITHDRAWN', settle: 'SETTLED' },
  PARTIALLY_APPROVED: { sale_ended: 'WITHDRAWN', settle: 'SETTLED', appeal: 'UNDER_REVIEW' },
  REJECTED: { appeal: 'UNDER_REVIEW' },
  SETTLED: { appeal: 'UNDER_REVIEW' },
  WITHDRAWN: {},
  CLOSED_NO_RESPONSE: {},
};
const late = '2026-11-30T08:00:00.000Z';
/** The two timeouts need a deadline that has passed. */
/** What becomes of a decision that waits for a second person needs one. */
const ofProposal: readonly ClaimEventName[] = ['confirm', 'reject_proposal', 'withdraw_proposal'];
const nowFor = (event: ClaimEventName): string => (event.endsWith('timeout') ? late : testNow);

function outcome(event: ClaimEventName, context: ClaimContext): string {
  const found = fireClaim(event, context);
  return 'to' in found ? found.to : found.refused.code;
}

describe('[CLM-01] the life of a claim', () => {
  const states: readonly ClaimState[] = ['NEW', ...claimStatuses];
  const pairs = states.flatMap((status) => claimEventNames.map((event) => ({ status, event })));

  it.each(pairs)('$status + $event', ({ status, event }) => {
    const decided = event === 'withdraw' ? { decidedAt: null } : {};
    const proposedBy = ofProposal.includes(event) ? 'first' : null;
    const context = claimContextOf({ claim: { status, proposedBy }, now: nowFor(event), ...decided });
    expect(outcome(event, context)).toBe(table[status][event] ?? 'claim_invalid_transition');
  });
});

it('[INT-04] while a decision waits for a second person nothing else is decided, and without one nothing is confirmed', () => {
  const given = (proposedBy: string | null) => claimContextOf({ claim: { status: 'UNDER_REVIEW', proposedBy } });
  for (const event of ['ask_seller', 'decide', 'propose'] as const)
    expect(outcome(event, given('first'))).toBe('decision_waits');
  for (const event of ofProposal) expect(outcome(event, given(null))).toBe('decision_not_waiting');
  const tooMuch = {
    fault: 'SELLER',
    resolution: 'REFUND',
    lines: [{ lineId: 'line', amountMinor: 10n ** 12n }],
  } as const;
  for (const [event, proposedBy] of [
    ['propose', null],
    ['confirm', 'first'],
  ] as const)
    expect(outcome(event, { ...given(proposedBy), decision: tooMuch })).toBe('claim_amount_exceeds_shipped');
});

describe('[CLM-02] submitting', () => {
  const claim = { status: 'NEW' } as const;
  const transport = claimContextOf().transport;
  const submitted = (given: Parameters<typeof claimContextOf>[0]) =>
    outcome('submit', claimContextOf({ claim, ...given }));
  const on = (now: string, changed: Partial<NonNullable<typeof transport>> = {}) =>
    submitted({ now, transport: transport && { ...transport, ...changed } });

  it('is possible for 15 days after delivery, to the millisecond', () => {
    expect(on('2026-12-04T09:00:00.000Z')).toBe('SUBMITTED');
    expect(on('2026-12-04T09:00:00.001Z')).toBe('claim_window_closed');
  });

  it('of something not delivered is possible from the 15th working day since the payment on', () => {
    expect(on('2026-10-22T08:59:59.999Z', { deliveredAt: null })).toBe('claim_too_early');
    expect(on('2026-10-22T09:00:00.000Z', { deliveredAt: null })).toBe('SUBMITTED');
  });

  it('of goods that their buyer has waits for no day where the carrier tells nothing', () => {
    expect(on('2026-10-05T09:00:00.000Z', { deliveredAt: null, isSilent: true })).toBe('SUBMITTED');
    expect(on('2026-10-05T09:00:00.000Z', { deliveredAt: null, isSilent: false })).toBe('claim_too_early');
  });

  it('needs a payment, no other open claim, and every photo of the type', () => {
    expect(on(testNow, { paidAt: null })).toBe('claim_sale_not_paid');
    expect(submitted({ transport: null })).toBe('claim_sale_not_paid');
    expect(submitted({ hasOtherOpenClaim: true })).toBe('claim_already_open');
    expect(submitted({ evidence: [fileFacts()] })).toBe('claim_evidence_required');
    const blurred = [fileFacts({ verdict: 'BLURRED' }), fileFacts({ kind: 'ITEM_GTIN', verdict: 'NO_LABEL_VISIBLE' })];
    expect(submitted({ evidence: blurred })).toBe('SUBMITTED');
  });

  it('[CLM-03] of a lost shipment needs 15 working days without a scan, a carrier that says so, or a contested delivery', () => {
    const base = { claim, contestsDelivery: false };
    const lost = (given: Partial<NonNullable<typeof transport>>, more: Parameters<typeof claimContextOf>[0] = {}) =>
      outcome(
        'submit_lost_shipment',
        claimContextOf({ ...base, ...more, transport: transport && { ...transport, ...given } }),
      );
    expect(lost({})).toBe('claim_delivered');
    expect(lost({}, { contestsDelivery: true })).toBe('SUBMITTED');
    expect(lost({}, { contestsDelivery: true, now: '2026-12-05T09:00:00.000Z' })).toBe('claim_window_closed');
    expect(lost({ deliveredAt: null })).toBe('claim_too_early');
    expect(lost({ deliveredAt: null, isLost: true })).toBe('SUBMITTED');
    expect(lost({ deliveredAt: null, lostFrom: testNow })).toBe('SUBMITTED');
    // Paid, and nothing was ever sent.
    expect(lost({ deliveredAt: null, lostFrom: null })).toBe('SUBMITTED');
    expect(lost({ deliveredAt: null, lostFrom: null, undeliveredFrom: '2026-12-10T09:00:00.000Z' })).toBe(
      'claim_too_early',
    );
    expect(lost({ deliveredAt: null, lostFrom: null, undeliveredFrom: null })).toBe('claim_nothing_shipped');
    expect(lost({ paidAt: null })).toBe('claim_sale_not_paid');
  });
});

describe('[CLM-02] withdrawing', () => {
  it('is over with the decision, also while an appeal is looked at', () => {
    expect(outcome('withdraw', claimContextOf({ decidedAt: null }))).toBe('WITHDRAWN');
    expect(outcome('withdraw', claimContextOf())).toBe('claim_invalid_transition');
  });
});

describe('[CLM-04] triage', () => {
  const triage = (evidence: ClaimContext['evidence']) =>
    outcome('triage', claimContextOf({ claim: { status: 'SUBMITTED' }, evidence }));
  const code = fileFacts({ kind: 'ITEM_GTIN' });

  it('asks for what is missing or cannot be used, and takes a second file of a kind as it is', () => {
    expect(triage([fileFacts(), code])).toBe('UNDER_REVIEW');
    expect(triage([fileFacts({ verdict: 'BLURRED' }), code])).toBe('AWAITING_EVIDENCE');
    expect(triage([fileFacts({ verdict: 'BLURRED' }), fileFacts({ verdict: 'BLURRED' }), code])).toBe('UNDER_REVIEW');
    expect(triage([fileFacts({ verdict: 'BLURRED' }), fileFacts({ verdict: 'DUPLICATE' }), code])).toBe(
      'AWAITING_EVIDENCE',
    );
    expect(triage([fileFacts({ party: 'SELLER' }), code])).toBe('AWAITING_EVIDENCE');
  });
});

describe('[CLM-05] answers and decisions', () => {
  const decided = (amountMinor: bigint, resolution: 'REFUND' | 'PARTIAL_REFUND' | 'NO_ACTION' | 'RESHIP' = 'REFUND') =>
    outcome(
      'decide',
      claimContextOf({ decision: { fault: 'CARRIER', resolution, lines: [{ lineId: 'line', amountMinor }] } }),
    );

  it('a decision leads to approved, partly approved or rejected by its amounts', () => {
    expect(decided(2_000n)).toBe('APPROVED');
    expect(decided(10_000n)).toBe('APPROVED');
    expect(decided(1_999n, 'PARTIAL_REFUND')).toBe('PARTIALLY_APPROVED');
    expect(decided(0n, 'NO_ACTION')).toBe('REJECTED');
    expect(decided(0n, 'RESHIP')).toBe('AWAITING_RESHIPMENT');
  });

  it('refuses more than was shipped, a line that is not claimed, one named twice, and a resolution that does not fit', () => {
    expect(decided(10_001n)).toBe('claim_amount_exceeds_shipped');
    expect(decided(0n, 'REFUND')).toBe('claim_resolution_differs');
    expect(decided(1n, 'NO_ACTION')).toBe('claim_resolution_differs');
    expect(outcome('decide', claimContextOf({ decision: null }))).toBe('claim_decision_missing');
    const twice = [0, 1].map(() => ({ lineId: 'line', amountMinor: 1n }));
    const other = [{ lineId: 'another', amountMinor: 1n }];
    for (const lines of [twice, other])
      expect(outcome('decide', claimContextOf({ decision: { fault: 'BUYER', resolution: 'REFUND', lines } }))).toBe(
        'claim_line_not_found',
      );
    const before = claimContextOf({ lines: [lineFacts({ refundedBeforeMinor: 8_001n })] });
    expect(outcome('decide', before)).toBe('claim_amount_exceeds_shipped');
  });

  it('a seller answers before the deadline, and contests with a file of the own since being asked', () => {
    const asked = (given: Parameters<typeof claimContextOf>[0]) =>
      claimContextOf({ claim: { status: 'AWAITING_SELLER' }, ...given });
    expect(outcome('contest', asked({ evidence: [fileFacts()] }))).toBe('claim_contest_needs_evidence');
    expect(outcome('contest', asked({ askedAt: testNow }))).toBe('claim_contest_needs_evidence');
    for (const event of ['accept', 'contest'] as const)
      expect(outcome(event, asked({ now: '2026-11-24T08:00:00.000Z' }))).toBe('claim_answer_too_late');
    expect(outcome('seller_timeout', asked({ now: '2026-11-24T07:59:59.999Z' }))).toBe('claim_invalid_transition');
    expect(outcome('seller_timeout', asked({ now: '2026-11-24T08:00:00.000Z' }))).toBe('UNDER_REVIEW');
  });

  it('an appeal is made once, in time, with something new', () => {
    const settled = (given: Parameters<typeof claimContextOf>[0] = {}, claim = {}) =>
      outcome('appeal', claimContextOf({ claim: { status: 'SETTLED', ...claim }, ...given }));
    expect(settled({}, { appealedAt: testNow })).toBe('claim_already_appealed');
    expect(settled({ now: '2026-12-01T08:00:00.000Z' })).toBe('claim_appeal_too_late');
    expect(settled({ hasOtherOpenClaim: true })).toBe('claim_already_open');
    expect(settled({ decidedAt: testNow })).toBe('claim_appeal_needs_evidence');
    expect(settled({ party: 'SELLER', evidence: [fileFacts()] })).toBe('claim_appeal_needs_evidence');
  });

  it('an appeal is made once more against goods that were sent again after the last one', () => {
    const appealed = (appealedAt: string, reshippedAt: string | null) =>
      outcome('appeal', claimContextOf({ claim: { status: 'SETTLED', appealedAt, reshippedAt } }));
    const [before, after] = ['2026-11-20T08:00:00.000Z', '2026-11-21T08:00:00.000Z'];
    expect(appealed(before, after)).not.toBe('claim_already_appealed');
    expect(appealed(after, before)).toBe('claim_already_appealed');
    expect(appealed(before, null)).toBe('claim_already_appealed');
  });
});
