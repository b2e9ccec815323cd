/** Who may do what with a claim, and which actions a read model offers. */

import type { ClaimAction, ClaimParty } from '@quayside/contract/claim-values';
import type { PermissionName } from '@quayside/contract/permissions';
import { readers } from '@quayside/contract/readers';
import { type ClaimEventName, fireClaim } from './claims.machine.ts';
import type { ReaderSide } from './claims.rules.ts';
import type { ClaimContext } from './claims.types.ts';

/** Section 14 of the domain page, and what a buyer's account may do with the company's own claims. */
export const permissionOf = {
  read: { anyOf: readers.claims },
  submit: 'claims.submit',
  reportLost: { anyOf: ['claims.submit', 'claims.respond'] },
  evaluate: { anyOf: ['claims.submit', 'claims.respond', 'staff.claims'] },
  addEvidence: { anyOf: ['claims.submit', 'claims.respond'] },
  respond: 'claims.respond',
  askSeller: 'staff.claims',
  decide: 'staff.claims',
  appeal: { anyOf: ['claims.submit', 'claims.respond'] },
  withdraw: 'claims.submit',
} as const;

/** What staff do among themselves about a decision that takes two of them: seller and buyer neither see nor hear of it. */
export const amongStaff: readonly string[] = ['propose', 'reject_proposal', 'withdraw_proposal'];
export const isSeenBy = (side: ReaderSide, action: string): boolean => side === 'STAFF' || !amongStaff.includes(action);

type Holder = { readonly kind: string; readonly permissions: ReadonlySet<PermissionName> };

/** From which side somebody looks at claims; the system looks as staff do. */
export function sideOf({ kind }: Pick<Holder, 'kind'>): ReaderSide {
  return kind === 'BUYER' || kind === 'SELLER' ? kind : 'STAFF';
}

const own: Readonly<Record<ReaderSide, readonly { action: ClaimAction; events: readonly ClaimEventName[] }[]>> = {
  BUYER: [
    { action: 'APPEAL', events: ['appeal'] },
    { action: 'WITHDRAW', events: ['withdraw'] },
  ],
  SELLER: [
    { action: 'RESPOND', events: ['accept', 'contest'] },
    { action: 'SHIP_AGAIN', events: ['ship_again'] },
    { action: 'APPEAL', events: ['appeal'] },
  ],
  STAFF: [
    { action: 'ASK_SELLER', events: ['ask_seller'] },
    { action: 'DECIDE', events: ['decide'] },
  ],
};
const needed: Readonly<Record<ReaderSide, PermissionName>> = {
  BUYER: 'claims.submit',
  SELLER: 'claims.respond',
  STAFF: 'staff.claims',
};
/** Refusals that are mended on the way: the action stays offered, and its form says what is missing. */
const recoverable = ['claim_contest_needs_evidence', 'claim_appeal_needs_evidence', 'claim_decision_missing'];

/** The actions that draw the buttons: allowed to this person, in this state, now. */
export function allowedActionsOf(holder: Holder, context: ClaimContext): ClaimAction[] {
  const side = sideOf(holder);
  if (!holder.permissions.has(needed[side])) return [];
  const offered = own[side].filter(({ events }) => events.some((event) => isOffered(event, context)));
  const actions = offered.map(({ action }) => action);
  return side !== 'STAFF' && mayAddEvidence(side, context) ? ['ADD_EVIDENCE', ...actions] : actions;
}

function isOffered(event: ClaimEventName, context: ClaimContext): boolean {
  const outcome = fireClaim(event, context);
  return 'to' in outcome || recoverable.includes(outcome.refused.code);
}

const beforeDecision = ['SUBMITTED', 'AWAITING_EVIDENCE', 'UNDER_REVIEW', 'AWAITING_SELLER'];

/** A buyer until the decision, a seller while asked, both while they may appeal. */
export function mayAddEvidence(party: ClaimParty, context: ClaimContext): boolean {
  const { status } = context.claim;
  if (isOffered('appeal', context)) return true;
  return party === 'BUYER' ? beforeDecision.includes(status) : isOffered('contest', context);
}
