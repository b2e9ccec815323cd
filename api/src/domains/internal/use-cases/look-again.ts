/** A second person looks at a decision that waits, or the first takes it back: once per key, in one transaction. */
import type { DecisionKind } from '@quayside/contract/decision-values';
import { type Decision, decision } from '@quayside/contract/decisions';
import { forbidden } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { answeredOnce, type IdempotencyScope } from '../../../platform/idempotency.ts';
import { claimDecisions, settleApproved } from '../../claims/claims.public.ts';
import {
  type DecisionRecord,
  decisionOf,
  type Look,
  permissionOfDecision,
  presentDecision,
  type Reviewer,
  refuseDecision,
  type SecondLook,
} from '../../decisions/decisions.public.ts';
import { cancellations, paymentApprovals, reversals } from '../../sales/sales.public.ts';

type Asked = { readonly staff: Reviewer; readonly id: string; readonly key: IdempotencyScope | null };

/** Whoever may not make a decision of this kind does not look at one either. */
export async function lookAgain(
  deps: Deps,
  { staff, id, key }: Asked,
  version: number | undefined,
  work: (kind: SecondLook, look: Look) => Promise<DecisionRecord>,
): Promise<Decision> {
  const { database, clock } = deps;
  const waiting = await decisionOf(database, id);
  if (!waiting) throw refuseDecision('decision_not_found');
  const { kind, sellerId } = waiting;
  if (!staff.permissions.has(permissionOfDecision[kind])) throw forbidden(permissionOfDecision[kind]);
  return database.write({ sellerId }, (db) =>
    answeredOnce(db, clock.now(), key, decision, async () =>
      presentDecision(await work(looksOf(deps)[kind], { db, deps, staff, waiting, version }), staff),
    ),
  );
}

const looksOf = (deps: Deps): Readonly<Record<DecisionKind, SecondLook>> => ({
  PAYMENT: paymentApprovals,
  CANCELLATION: cancellations,
  REVERSAL: reversals((db, sale) => settleApproved(db, deps, sale)),
  CLAIM: claimDecisions,
});
