/**
 * The frame of every change of a payout: ask the machine, save the row, write the audit row beside it. The payout was
 * locked by the caller, in the caller's transaction.
 */
import type { Actor } from '../../kernel/actor.ts';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { firePayout, type PayoutContext, type PayoutEventName } from './payouts.machine.ts';
import { insertPayoutEvent, type PayoutRecord, updatePayout } from './payouts.repository.ts';

export type PayoutEventEntry = {
  readonly at: Instant;
  readonly actor: Actor;
  readonly reason?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
};
type Patch = Partial<Omit<PayoutRecord, 'sellerId' | 'id' | 'status' | 'version'>>;

const nobodyAsked: PayoutContext = { approvals: 0, approvalsNeeded: 0 };

/** The payout after the event; null when its state does not know it, and nothing is changed. */
export async function movePayout(
  db: Db,
  before: PayoutRecord,
  event: PayoutEventName,
  told: PayoutEventEntry,
  patch: Patch = {},
  context: PayoutContext = nobodyAsked,
): Promise<PayoutRecord | null> {
  const outcome = firePayout(event, before.status, context);
  if ('refused' in outcome) return null;
  // Until it is sent, `sentAt` says since when account and amount are asked about.
  const unsent = before.status === 'APPROVED' && event !== 'send' ? { sentAt: null } : {};
  const after = await updatePayout(db, before, { ...patch, ...unsent, status: outcome.to });
  await recordPayoutEvent(db, after, event, before.status, told);
  return after;
}

/** A refund, and what staff say to each other about one that takes two of them. */
export const reversalActions = ['refund', 'propose_refund', 'reject_refund', 'withdraw_refund'] as const;
/** What staff say to each other about a refund that takes two of them; nobody else sees it. */
export const amongStaff: readonly string[] = reversalActions.filter((one) => one !== 'refund');
export type ReversalAction = (typeof reversalActions)[number];

/** The audit row of something that happened to a payout. */
export function recordPayoutEvent(
  db: Db,
  { sellerId, id: payoutId, status: toStatus }: PayoutRecord,
  action: PayoutEventName | 'request' | 'withdraw_approval' | ReversalAction,
  fromStatus: PayoutRecord['status'] | null,
  { at, actor, reason, detail }: PayoutEventEntry,
): Promise<void> {
  return insertPayoutEvent(db, {
    ...{ sellerId, payoutId, at, action, fromStatus, toStatus },
    actorKind: actor.kind,
    actorId: actor.userId,
    actorName: actor.name,
    reason: reason ?? null,
    detail: { ...detail },
  });
}
