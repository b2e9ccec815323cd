/** Who may take part in which decision, and which actions a read model offers. */

import { type DecisionAction, type DecisionKind, decisionKinds } from '@quayside/contract/decision-values';
import type { PermissionName } from '@quayside/contract/permissions';
import { type DecisionEventName, fireDecision } from './decisions.machine.ts';
import type { DecisionFacts } from './decisions.types.ts';

/** Section 14 of the domain page: a second person needs what the first one needed. */
export const permissionOf = {
  PAYMENT: 'staff.payments.approve',
  CANCELLATION: 'staff.sellers',
  REVERSAL: 'staff.payments.approve',
  CLAIM: 'staff.claims',
} as const satisfies Record<DecisionKind, string>;

/** Any of them: whoever decides anything sees what waits of it. */
export const anyDecision = { anyOf: [...new Set(Object.values(permissionOf))] } as const;

type Holder = { readonly userId: string | null; readonly permissions: ReadonlySet<PermissionName> };

export const kindsOf = ({ permissions }: Pick<Holder, 'permissions'>): DecisionKind[] =>
  decisionKinds.filter((kind) => permissions.has(permissionOf[kind]));

const offered: readonly { readonly event: DecisionEventName; readonly action: DecisionAction }[] = [
  { event: 'confirm', action: 'CONFIRM' },
  { event: 'reject', action: 'REJECT' },
  { event: 'withdraw', action: 'WITHDRAW' },
];

/** The actions that draw the buttons: allowed to this person, now. */
export function allowedActionsOf(holder: Holder, decision: DecisionFacts): DecisionAction[] {
  if (!holder.permissions.has(permissionOf[decision.kind])) return [];
  return offered
    .filter(({ event }) => 'to' in fireDecision(event, decision, holder.userId))
    .map(({ action }) => action);
}
