/** Staff decide on a payout that waits for them; above the second limit two people approve (INT-04). */
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { releaseUses } from '../carry-overs.repository.ts';
import { movePayout, type PayoutActor } from '../in-payout.ts';
import { addApproval, approvalsOf, lockPayout, type PayoutRecord } from '../payouts.repository.ts';
import { startPayout } from './request-payout.ts';

type Staff = PayoutActor & { readonly userId: string };
export type ApprovalOutcome = { readonly payout: PayoutRecord; readonly approvals: number; readonly isNew: boolean };

/**
 * One person's approval; with the last one needed the payout is APPROVED and on its way. `isNew` is false when this
 * person approved it before, and nothing is changed. `undefined`: no such payout.
 */
export async function approvePayout(
  db: Db,
  id: string,
  { staff, at, bankChangedAt }: { staff: Staff; at: Instant; bankChangedAt: Instant | null },
): Promise<ApprovalOutcome | undefined> {
  const payout = await lockPayout(db, id, null);
  if (!payout) return undefined;
  const isNew = payout.status === 'PENDING_APPROVAL' && (await addApproval(db, payout, staff.userId, at));
  const approvals = await approvalsOf(db, payout);
  if (!isNew) return { payout, approvals, isNew };
  const { approvalsNeeded } = payout;
  const told = { at, actor: staff, detail: { approvals, approvalsNeeded } };
  const after = await movePayout(db, payout, 'approve', told, {}, { approvals, approvalsNeeded });
  if (after?.status !== 'APPROVED') return { payout: after ?? payout, approvals, isNew };
  return { payout: await startPayout(db, after, bankChangedAt, at), approvals, isNew };
}

/** Staff say no: the payout ends and makes room for another attempt. `undefined`: no such payout or not waiting. */
export async function rejectPayout(
  db: Db,
  id: string,
  told: { readonly at: Instant; readonly actor: PayoutActor; readonly reason: string },
): Promise<PayoutRecord | undefined> {
  const payout = await lockPayout(db, id, null);
  const after = payout && (await movePayout(db, payout, 'reject', told));
  if (after) await releaseUses(db, after.sellerId, after.id);
  return after ?? undefined;
}
