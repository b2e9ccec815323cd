/** How a decision looks on the wire, to staff. */

import { type Decision, decidedClaim } from '@quayside/contract/decisions';
import type { PermissionName } from '@quayside/contract/permissions';
import { money, toWire } from '../../kernel/money.ts';
import { allowedActionsOf } from './decisions.policy.ts';
import type { DecisionRecord } from './decisions.repository.ts';

type Viewer = { readonly userId: string | null; readonly permissions: ReadonlySet<PermissionName> };

export function presentDecision(decision: DecisionRecord, viewer: Viewer): Decision {
  const inCurrency = (minor: bigint) => toWire(money(minor, decision.currency));
  return {
    qid: decision.id,
    kind: decision.kind,
    status: decision.status,
    saleQid: decision.saleId,
    order: decision.orderNumber,
    sellerName: decision.sellerName,
    subjectQid: decision.subjectId,
    amount: inCurrency(decision.amountMinor),
    total: inCurrency(decision.totalMinor),
    reason: decision.reason,
    claim: decision.kind === 'CLAIM' ? decidedClaim.parse(decision.detail) : null,
    by: decision.proposedByName,
    at: decision.proposedAt,
    concludedBy: decision.concludedByName,
    concludedAt: decision.concludedAt,
    allowedActions: allowedActionsOf(viewer, decision),
  };
}

/** On what it is about; nobody but staff sees that something waits. */
export const presentSecondApproval = (
  decision: DecisionRecord | null | undefined,
  viewer: Viewer & { readonly kind: string },
): Decision | null => (decision && viewer.kind === 'STAFF' ? presentDecision(decision, viewer) : null);
