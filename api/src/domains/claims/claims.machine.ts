/**
 * The life of a claim, section 6 of the domain page, as a table. Guards are pure; what a request may ask (quantities,
 * amounts per line) lives in the rules.
 */
import { claimStatuses, groupOfClaim } from '@quayside/contract/claim-values';
import { type Machine, next, type Outcome, type Refused } from '../../kernel/machine.ts';
import type { ClaimErrorCode } from './claims.errors.ts';
import { isEvidenceComplete, missingKinds } from './claims.evidence.rules.ts';
import { outcomeOf, refusedDecision } from './claims.rules.ts';
import { claimWindowOf, isLostShipment } from './claims.transport.rules.ts';
import type { ClaimContext, ClaimState } from './claims.types.ts';

export const claimEventNames = [
  'submit',
  'submit_lost_shipment',
  'triage',
  'evidence_added',
  'evidence_timeout',
  'ask_seller',
  'accept',
  'contest',
  'seller_timeout',
  'decide',
  'propose',
  'confirm',
  'reject_proposal',
  'withdraw_proposal',
  'ship_again',
  'reship_timeout',
  'settle',
  'appeal',
  'withdraw',
  'sale_ended',
] as const;
export type ClaimEventName = (typeof claimEventNames)[number];

type Guard = (context: ClaimContext) => Refused<ClaimErrorCode> | null;

const noOtherOpen: Guard = ({ hasOtherOpenClaim }) => (hasOtherOpenClaim ? { code: 'claim_already_open' } : null);
/** A claim holds the payment of its order, and a buyer who takes it back and claims again would hold it for ever. */
const holdsOnce: Guard = ({ holdsAgain }) => (holdsAgain ? { code: 'claim_withdrawn_before' } : null);
/** The buyer has everything back: what was to be decided is over, and what was decided stays. */
const saleStands: Guard = ({ isSaleEnded }) => (isSaleEnded ? { code: 'claim_sale_ended' } : null);
const inWindow: Guard = ({ transport, now }) => claimWindowOf(transport, now);
const isLost: Guard = (context) => isLostShipment(context);
const hasRequiredEvidence: Guard = ({ claim, evidence }) => {
  const missing = missingKinds(claim.type, evidence);
  return missing.length > 0 ? { code: 'claim_evidence_required', details: { missing } } : null;
};
const isOverdue: Guard = ({ claim, now }) =>
  claim.dueAt !== null && now >= claim.dueAt ? null : { code: 'claim_invalid_transition' };
const beforeDeadline: Guard = ({ claim, now }) =>
  claim.dueAt !== null && now >= claim.dueAt
    ? { code: 'claim_answer_too_late', details: { dueAt: claim.dueAt } }
    : null;
/** A seller who contests shows why: at least one file of theirs since they were asked. */
const contestIsShown: Guard = ({ evidence, askedAt }) =>
  evidence.some(({ party, addedAt }) => party === 'SELLER' && askedAt !== null && addedAt >= askedAt)
    ? null
    : { code: 'claim_contest_needs_evidence' };
const decisionHolds: Guard = ({ decision, lines, leftMinor }) =>
  decision === null ? { code: 'claim_decision_missing' } : refusedDecision(decision, lines, leftMinor);
const nothingWaits: Guard = ({ claim }) => (claim.proposedBy === null ? null : { code: 'decision_waits' });
const somethingWaits: Guard = ({ claim }) => (claim.proposedBy === null ? { code: 'decision_not_waiting' } : null);
/** Once; once more against goods that were sent again after that. */
const notAppealed: Guard = ({ claim: { appealedAt, reshippedAt } }) =>
  appealedAt === null || (reshippedAt !== null && appealedAt <= reshippedAt)
    ? null
    : { code: 'claim_already_appealed' };
const inAppealTime: Guard = ({ claim, now }) =>
  claim.appealBy !== null && now < claim.appealBy
    ? null
    : { code: 'claim_appeal_too_late', details: { appealBy: claim.appealBy } };
const hasNewEvidence: Guard = ({ evidence, party, decidedAt }) =>
  evidence.some((one) => one.party === party && decidedAt !== null && one.addedAt > decidedAt)
    ? null
    : { code: 'claim_appeal_needs_evidence' };

/** An appeal is about a decision, whose money may have moved: it is not taken back. */
const notDecided: Guard = ({ decidedAt }) => (decidedAt === null ? null : { code: 'claim_invalid_transition' });

const open = claimStatuses.filter((status) => groupOfClaim[status] === 'OPEN');
const beforeDecision = ['SUBMITTED', 'AWAITING_EVIDENCE', 'UNDER_REVIEW', 'AWAITING_SELLER'] as const;

export const claimMachine: Machine<ClaimState, ClaimEventName, ClaimContext, ClaimErrorCode> = [
  { event: 'submit', from: ['NEW'], to: 'SUBMITTED', guards: [noOtherOpen, holdsOnce, inWindow, hasRequiredEvidence] },
  { event: 'submit_lost_shipment', from: ['NEW'], to: 'SUBMITTED', guards: [noOtherOpen, holdsOnce, isLost] },
  {
    event: 'triage',
    from: ['SUBMITTED'],
    to: ({ claim, evidence }) => (isEvidenceComplete(claim.type, evidence) ? 'UNDER_REVIEW' : 'AWAITING_EVIDENCE'),
    guards: [],
  },
  {
    event: 'evidence_added',
    from: ['AWAITING_EVIDENCE'],
    to: ({ claim, evidence }) => (isEvidenceComplete(claim.type, evidence) ? 'UNDER_REVIEW' : 'AWAITING_EVIDENCE'),
    guards: [],
  },
  { event: 'evidence_timeout', from: ['AWAITING_EVIDENCE'], to: 'CLOSED_NO_RESPONSE', guards: [isOverdue] },
  { event: 'ask_seller', from: ['UNDER_REVIEW'], to: 'AWAITING_SELLER', guards: [saleStands, nothingWaits] },
  { event: 'accept', from: ['AWAITING_SELLER'], to: 'APPROVED', guards: [saleStands, beforeDeadline, decisionHolds] },
  {
    event: 'contest',
    from: ['AWAITING_SELLER'],
    to: 'UNDER_REVIEW',
    guards: [saleStands, beforeDeadline, contestIsShown],
  },
  { event: 'seller_timeout', from: ['AWAITING_SELLER'], to: 'UNDER_REVIEW', guards: [isOverdue] },
  { event: 'decide', from: ['UNDER_REVIEW'], to: outcomeOf, guards: [saleStands, nothingWaits, decisionHolds] },
  // Four eyes: above the limit a decision waits for a second person, and the claim stays where it is.
  { event: 'propose', from: ['UNDER_REVIEW'], to: 'UNDER_REVIEW', guards: [saleStands, nothingWaits, decisionHolds] },
  { event: 'confirm', from: ['UNDER_REVIEW'], to: outcomeOf, guards: [saleStands, somethingWaits, decisionHolds] },
  { event: 'reject_proposal', from: ['UNDER_REVIEW'], to: 'UNDER_REVIEW', guards: [somethingWaits] },
  { event: 'withdraw_proposal', from: ['UNDER_REVIEW'], to: 'UNDER_REVIEW', guards: [somethingWaits] },
  // Goods are sent again instead of paid back: the seller says how, or our people decide anew.
  { event: 'ship_again', from: ['AWAITING_RESHIPMENT'], to: 'SETTLED', guards: [saleStands, beforeDeadline] },
  { event: 'reship_timeout', from: ['AWAITING_RESHIPMENT'], to: 'UNDER_REVIEW', guards: [isOverdue] },
  { event: 'settle', from: ['APPROVED', 'PARTIALLY_APPROVED'], to: 'SETTLED', guards: [saleStands] },
  {
    event: 'appeal',
    from: ['REJECTED', 'PARTIALLY_APPROVED', 'SETTLED'],
    to: 'UNDER_REVIEW',
    guards: [saleStands, notAppealed, inAppealTime, noOtherOpen, hasNewEvidence],
  },
  { event: 'withdraw', from: beforeDecision, to: 'WITHDRAWN', guards: [notDecided] },
  // An order that ends closes its claims. What one gave the buyer before stays given.
  {
    event: 'sale_ended',
    from: open,
    to: ({ claim }) => (claim.settledAt === null ? 'WITHDRAWN' : 'SETTLED'),
    guards: [],
  },
];

/** Where the event leads, or why not. */
export function fireClaim(event: ClaimEventName, context: ClaimContext): Outcome<ClaimState, ClaimErrorCode> {
  return next(claimMachine, context.claim.status, event, context, 'claim_invalid_transition');
}
