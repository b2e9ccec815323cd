/** How a claim looks and whose move it is: text and tone of its status, rail, and whether this person can act. */
import type { ClaimStatus } from '@quayside/contract/claim-values';
import type { ClaimRow } from '@quayside/contract/claims';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import type { BadgeTone } from '../../ui/facts/status-badge.tsx';
import type { StatusEdge } from '../../ui/list/status-edge.ts';

type Facts = Pick<ClaimRow, 'nextAction' | 'allowedActions' | 'status'>;

/** Whether the next action is this person's, and allowed to them. */
export const isMyMove = ({ nextAction, allowedActions }: Facts): boolean =>
  nextAction === 'CONFIRM_DECISION' ||
  ((nextAction === 'RESPOND' || nextAction === 'SHIP_AGAIN' || nextAction === 'DECIDE') &&
    allowedActions.includes(nextAction));

const tones: Readonly<Record<ClaimStatus, BadgeTone>> = {
  SUBMITTED: 'info',
  AWAITING_EVIDENCE: 'wait',
  UNDER_REVIEW: 'wait',
  AWAITING_SELLER: 'caution',
  AWAITING_RESHIPMENT: 'caution',
  APPROVED: 'success',
  PARTIALLY_APPROVED: 'success',
  REJECTED: 'error',
  SETTLED: 'success',
  WITHDRAWN: 'neutral',
  CLOSED_NO_RESPONSE: 'neutral',
};

/** The seller who was asked reads that it is their answer that is waited for. */
export const statusOf = (claim: Facts & Pick<ClaimRow, 'endedWithOrder'>): { text: string; tone: BadgeTone } => ({
  text: textOf(claim),
  tone: tones[claim.status],
});

function textOf(claim: Facts & Pick<ClaimRow, 'endedWithOrder'>): string {
  if (claim.endedWithOrder) return words.endedWithOrder;
  return claim.status === 'AWAITING_SELLER' && isMyMove(claim) ? words.awaitsYou : words.statuses[claim.status];
}

/** Yellow = your move, hatch = somebody else's, grey = done. */
export function railOf(claim: Facts): StatusEdge {
  if (isMyMove(claim)) return 'move';
  return claim.nextAction === 'NONE' ? 'done' : 'wait';
}

export const reasonOf = ({ type, quantity }: Pick<ClaimRow, 'type' | 'quantity'>): string =>
  words.reason(words.types[type], quantity);
