/** Contexts for tests of the pure rules: a claim in which everything is in order, changed where the test says. */
import type { ClaimContext, ClaimSnapshot, EvidenceSnapshot, LineSnapshot } from './claims.types.ts';

export const testNow = '2026-11-21T08:00:00.000Z';

export const lineFacts = (given: Partial<LineSnapshot> = {}): LineSnapshot => ({
  lineId: 'line',
  unitPriceMinor: 1_000n,
  shippedQuantity: 10,
  claimedBefore: 0,
  refundedBeforeMinor: 0n,
  ...given,
});

export const fileFacts = (given: Partial<EvidenceSnapshot> = {}): EvidenceSnapshot => ({
  kind: 'ITEM',
  party: 'BUYER',
  verdict: 'OK',
  addedAt: '2026-11-20T12:00:00.000Z',
  ...given,
});

type Given = Omit<Partial<ClaimContext>, 'claim'> & { readonly claim?: Partial<ClaimSnapshot> };

/** Two pieces at 10.00 are claimed; what has a deadline is before it, and every guard is satisfied. */
export const claimContextOf = ({ claim = {}, ...given }: Given = {}): ClaimContext => ({
  now: testNow,
  party: 'BUYER',
  evidence: [fileFacts(), fileFacts({ kind: 'ITEM_GTIN' }), fileFacts({ kind: 'OTHER', party: 'SELLER' })],
  decidedAt: '2026-11-20T10:00:00.000Z',
  askedAt: '2026-11-20T10:00:00.000Z',
  hasOtherOpenClaim: false,
  holdsAgain: false,
  isSaleEnded: false,
  transport: {
    paidAt: '2026-10-01T09:00:00.000Z',
    deliveredAt: '2026-11-19T09:00:00.000Z',
    isLost: false,
    isSilent: false,
    undeliveredFrom: '2026-10-22T09:00:00.000Z',
    lostFrom: '2026-12-10T09:00:00.000Z',
  },
  contestsDelivery: true,
  decision: { fault: 'SELLER', resolution: 'REFUND', lines: [{ lineId: 'line', amountMinor: 2_000n }] },
  lines: [lineFacts()],
  leftMinor: null,
  ...given,
  claim: {
    status: 'UNDER_REVIEW',
    type: 'EXPIRED_OR_SHORT_DATED',
    claimedMinor: 2_000n,
    dueAt: '2026-11-24T08:00:00.000Z',
    remindersSent: 0,
    proposedBy: null,
    appealedAt: null,
    reshippedAt: null,
    settledAt: null,
    appealBy: '2026-12-01T08:00:00.000Z',
    ...claim,
  },
});
