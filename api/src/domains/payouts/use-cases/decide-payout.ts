/** Staff decide on a payout that waits for them; above the second limit two people approve (INT-04). */
import type { Actor, PersonActor } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  confirmDecision,
  type DecisionRecord,
  lapseDecision,
  lockWaiting,
  recordApproval,
  refuseDecision,
  refuseWaiting,
} from '../../decisions/decisions.public.ts';
import { releaseUses } from '../carry-overs.repository.ts';
import { movePayout, recordPayoutEvent } from '../move-payout.ts';
import { grossOf } from '../payouts.ledger.rules.ts';
import { lockPayout, type PayoutRecord } from '../payouts.repository.ts';
import { partsOf } from '../payouts.rules.ts';
import { startPayout } from './request-payout.ts';

type Approved = { readonly payout: PayoutRecord; readonly approvals: number };
type Approval = {
  readonly staff: PersonActor;
  readonly at: Instant;
  readonly sellerName: string;
  readonly bankChangedAt: Instant | null;
  /** The first approval that this one confirms; absent: whichever waits, or none. */
  readonly decisionId?: string | undefined;
};

/**
 * One person's approval; with the last one needed the payout is APPROVED and on its way. Refuses a second approval by the
 * same person. `undefined`: no such payout, or none that waits.
 */
export async function approvePayout(db: Db, id: string, approval: Approval): Promise<Approved | undefined> {
  const payout = await lockPayout(db, id, null);
  if (payout?.status !== 'PENDING_APPROVAL') return undefined;
  const { staff, at, bankChangedAt } = approval;
  const decision = await decided(db, payout, approval);
  const { approvalsNeeded } = payout;
  const approvals = decision.status === 'MADE' ? approvalsNeeded : 1;
  const told = { at, actor: staff, detail: { approvals, approvalsNeeded } };
  const after = await movePayout(db, payout, 'approve', told, {}, { approvals, approvalsNeeded });
  if (after?.status !== 'APPROVED') return { payout: after ?? payout, approvals };
  return { payout: await startPayout(db, after, bankChangedAt, at), approvals };
}

/** The first approval of two is a decision that waits for the second one. */
async function decided(
  db: Db,
  payout: PayoutRecord,
  { staff, at, sellerName, decisionId }: Approval,
): Promise<DecisionRecord> {
  const { sellerId, id: subjectId, saleId, orderNumber, currency, amountMinor } = payout;
  const subject = { sellerId, kind: 'PAYMENT', subjectId } as const;
  const waiting = await lockWaiting(db, subject);
  if (decisionId !== undefined && waiting?.id !== decisionId) throw refuseDecision('decision_not_waiting');
  if (waiting) return confirmDecision(db, waiting, { staff, at });
  const reason = payout.reviewReasons.join(', ');
  const wanted = { ...subject, saleId, orderNumber, sellerName, currency, amountMinor, reason, staff, at };
  return recordApproval(db, wanted, { totalMinor: grossOf(partsOf(payout)), needed: payout.approvalsNeeded });
}

/** The first of two approvals was taken back; the payout waits as before. Its history tells it. */
export async function tellApprovalGone(db: Db, id: string, told: { at: Instant; actor: PersonActor }): Promise<void> {
  const payout = await lockPayout(db, id, null);
  if (payout) await recordPayoutEvent(db, payout, 'withdraw_approval', payout.status, told);
}

/** Staff say no: the payout ends and makes room for another attempt. `undefined`: no such payout or not waiting. */
export async function rejectPayout(
  db: Db,
  id: string,
  told: { readonly at: Instant; readonly actor: PersonActor; readonly reason: string },
): Promise<PayoutRecord | undefined> {
  const after = await cancelPayout(db, id, told);
  const { actor: staff, at, reason } = told;
  if (after) await refuseWaiting(db, paymentOf(after), { staff, at }, reason);
  return after;
}

/** Its order is cancelled, and the payout with it: an approval that waited is about nothing. */
export async function endPayoutWithSale(
  db: Db,
  id: string,
  told: { readonly at: Instant; readonly actor: Actor; readonly reason: string },
): Promise<void> {
  const after = await cancelPayout(db, id, told);
  if (after) await lapseDecision(db, paymentOf(after), told.at);
}

const paymentOf = ({ sellerId, id: subjectId }: PayoutRecord) => ({ sellerId, kind: 'PAYMENT', subjectId }) as const;

async function cancelPayout(
  db: Db,
  id: string,
  told: { readonly at: Instant; readonly actor: Actor; readonly reason: string },
): Promise<PayoutRecord | undefined> {
  const payout = await lockPayout(db, id, null);
  const after = payout && (await movePayout(db, payout, 'reject', told));
  if (after) await releaseUses(db, after.sellerId, after.id);
  return after ?? undefined;
}
