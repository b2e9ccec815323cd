/**
 * Staff decide: whose fault it is, and what is refunded for each line. Above the four-eyes limit the decision is proposed,
 * and the claim stays under review until a second person confirms exactly that.
 */

import type { decideBody } from '@quayside/contract/claims';
import { type DecidedClaim, decidedClaim } from '@quayside/contract/decisions';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import { fromWire } from '../../../kernel/money.ts';
import {
  confirmDecision,
  type DecisionRecord,
  type Look,
  recordDecision,
  rejectDecision,
  type SecondLook,
  withdrawDecision,
} from '../../decisions/decisions.public.ts';
import { refuse } from '../claims.errors.ts';
import { type ClaimRecord, saveApprovedAmounts } from '../claims.repository.ts';
import { totalOf } from '../claims.rules.ts';
import type { Decision } from '../claims.types.ts';
import {
  type ClaimChange,
  decisionOn,
  saveChange,
  startedByDecision,
  statusAfter,
  withLockedClaim,
} from '../locked-claim.ts';
import { moveMoney } from '../move-money.ts';

type Body = z.infer<typeof decideBody>;

/** After an appeal the decision stands: it can be appealed against once. */
export async function decideClaim(change: ClaimChange, body: Body): Promise<ClaimRecord> {
  const staff = personOf(change.actor);
  const { db, claim, actor, context, sale } = change;
  const { fault, resolution, lines, note: reason } = body;
  const wanted = decisionOf({ fault, resolution, lines }, claim);
  statusAfter(actor, { ...context, decision: wanted }, 'decide');
  const { saleId, orderNumber, sellerName, currency } = claim;
  const decision = await recordDecision(db, {
    ...{ ...decisionOn(claim), saleId, orderNumber, sellerName, currency, staff, reason, at: sale.now },
    ...{ amountMinor: totalOf(wanted.lines), detail: { fault, resolution, lines } },
  });
  if (decision.status === 'MADE') return carryOut(change, decision, 'decide');
  statusAfter(actor, { ...context, decision: wanted }, 'propose');
  const told = { action: 'propose', reason, detail: { decisionId: decision.id } } as const;
  return saveChange(change, { proposedBy: staff.userId }, told);
}

/** A second person confirms exactly this decision, or says no; the first may take it back. */
export const claimDecisions: SecondLook = {
  confirm: (look) =>
    inLook(look, async (change) => {
      const decision = await confirmDecision(look.db, look.waiting, { staff: look.staff, at: change.sale.now });
      await carryOut(change, decision, 'confirm');
      return decision;
    }),
  reject: (look, reason) =>
    inLook(look, async (change) => {
      const after = await rejectDecision(look.db, look.waiting, { staff: look.staff, at: change.sale.now }, reason);
      await letGo(change, 'reject_proposal', reason, after);
      return after;
    }),
  withdraw: (look) =>
    inLook(look, async (change) => {
      const after = await withdrawDecision(look.db, look.waiting, { staff: look.staff, at: change.sale.now });
      await letGo(change, 'withdraw_proposal', null, after);
      return after;
    }),
};

function inLook(look: Look, work: (change: ClaimChange) => Promise<DecisionRecord>): Promise<DecisionRecord> {
  const { sellerId, subjectId: claimId } = look.waiting;
  return withLockedClaim(look, { sellerId, claimId, version: look.version }, work);
}

/** The claim is open to another decision. */
async function letGo(
  change: ClaimChange,
  action: 'reject_proposal' | 'withdraw_proposal',
  reason: string | null,
  { id: decisionId }: DecisionRecord,
): Promise<void> {
  statusAfter(change.actor, change.context, action);
  await saveChange(change, { proposedBy: null }, { action, reason, detail: { decisionId } });
}

/** Writes the outcome, and moves what an earlier decision has moved already. */
async function carryOut(
  change: ClaimChange,
  { id: decisionId, detail, reason }: DecisionRecord,
  event: 'decide' | 'confirm',
): Promise<ClaimRecord> {
  const { db, claim, actor, context, sale } = change;
  const decision = decisionOf(decidedClaim.parse(detail), claim);
  const status = statusAfter(actor, { ...context, decision }, event);
  const { fault, resolution, lines } = decision;
  await saveApprovedAmounts(db, claim, lines);
  const decided = { fault, approvedMinor: totalOf(lines), decidedAt: sale.now };
  // Nothing is settled after a rejection: what an earlier decision took from the seller is given back at once.
  const corrected = status === 'REJECTED' && claim.settledAt !== null ? await moveMoney(change, decided) : {};
  return saveChange(
    change,
    { ...decided, ...corrected, ...startedByDecision(change), status, resolution, decisionNote: reason },
    { action: 'decide', reason, detail: { fault, resolution, decisionId } },
  );
}

function decisionOf({ fault, resolution, lines }: DecidedClaim, claim: ClaimRecord): Decision {
  if (lines.some(({ amount }) => amount.currency !== claim.currency)) throw refuse('claim_currency_differs');
  return {
    fault,
    resolution,
    lines: lines.map(({ lineQid, amount }) => ({ lineId: lineQid, amountMinor: fromWire(amount).minor })),
  };
}
