/** A second person looks at a decision that waits, or the first takes it back: once per key, in one transaction. */

import type { DecisionKind } from '@quayside/contract/decision-values';
import { type Decision, decision } from '@quayside/contract/decisions';
import { forbidden, personOf } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type KeyedOpening, writeOnce } from '../../../platform/write.ts';
import { claimDecisions, settleApproved } from '../../claims/claims.public.ts';
import {
  type DecisionRecord,
  decisionOf,
  type Look,
  permissionOfDecision,
  presentDecision,
  refuseDecision,
  type SecondLook,
} from '../../decisions/decisions.public.ts';
import { cancellations, paymentApprovals, reversals } from '../../sales/sales.public.ts';

type Asked = { readonly id: string; readonly version?: number | undefined };

/** Whoever may not make a decision of this kind does not look at one either. */
export async function lookAgain(
  deps: Deps,
  { actor, key }: KeyedOpening,
  { id, version }: Asked,
  work: (kind: SecondLook, look: Look) => Promise<DecisionRecord>,
): Promise<Decision> {
  const waiting = await decisionOf(deps.database, id);
  if (!waiting) throw refuseDecision('decision_not_found');
  const { kind, sellerId } = waiting;
  if (!actor.permissions.has(permissionOfDecision[kind])) throw forbidden(permissionOfDecision[kind]);
  return writeOnce(deps, { actor, key, scope: { sellerId } }, decision, async (write) => {
    const staff = personOf(write.actor);
    return presentDecision(await work(looks[kind], { ...write, staff, waiting, version }), staff);
  });
}

const looks: Readonly<Record<DecisionKind, SecondLook>> = {
  PAYMENT: paymentApprovals,
  CANCELLATION: cancellations,
  REVERSAL: reversals(settleApproved),
  CLAIM: claimDecisions,
};
