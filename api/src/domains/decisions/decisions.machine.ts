/** The life of a decision that waits for a second person. Within the limit it is made at once. */
import type { DecisionStatus } from '@quayside/contract/decision-values';
import { type Machine, next, type Outcome, type Refused } from '../../kernel/machine.ts';
import type { DecisionErrorCode } from './decisions.errors.ts';
import type { DecisionFacts } from './decisions.types.ts';

export const decisionEventNames = ['confirm', 'reject', 'withdraw', 'lapse'] as const;
export type DecisionEventName = (typeof decisionEventNames)[number];
type Context = { readonly decision: DecisionFacts; readonly userId: string | null };
type Guard = (context: Context) => Refused<DecisionErrorCode> | null;

const bySomebodyElse: Guard = ({ decision, userId }) =>
  decision.proposedBy === userId ? { code: 'self_approval_refused' } : null;
const byTheSame: Guard = ({ decision, userId }) =>
  decision.proposedBy === userId ? null : { code: 'not_your_decision' };

export const decisionMachine: Machine<DecisionStatus, DecisionEventName, Context, DecisionErrorCode> = [
  { event: 'confirm', from: ['PROPOSED'], to: 'MADE', guards: [bySomebodyElse] },
  { event: 'reject', from: ['PROPOSED'], to: 'REJECTED', guards: [bySomebodyElse] },
  { event: 'withdraw', from: ['PROPOSED'], to: 'WITHDRAWN', guards: [byTheSame] },
  { event: 'lapse', from: ['PROPOSED'], to: 'LAPSED', guards: [] },
];

/** Where the event leads, or why not. `userId` null: the system. */
export function fireDecision(
  event: DecisionEventName,
  decision: DecisionFacts,
  userId: string | null,
): Outcome<DecisionStatus, DecisionErrorCode> {
  return next(decisionMachine, decision.status, event, { decision, userId }, 'decision_not_waiting');
}
