/**
 * The frame of every write to a claim: one transaction that locks the sale, then the claim, asks the machine, saves the
 * row with its deadlines, writes the audit event and the outbox event beside it, and tells the sale. A use case says
 * only what is particular to it.
 */

import type { ClaimParty, ClaimStatus } from '@quayside/contract/claim-values';
import { groupOfClaim } from '@quayside/contract/claim-values';
import type { Actor } from '../../kernel/actor.ts';
import { assert } from '../../kernel/errors.ts';
import { requireVersion } from '../../kernel/versions.ts';
import { addWorkingDays, type WorkCalendar } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { emit, enqueue } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { lapseDecision } from '../decisions/decisions.public.ts';
import { recordClaims, type SaleChange, withLockedSale } from '../sales/sales.public.ts';
import { contextOfClaim } from './claim-context.ts';
import { refuse } from './claims.errors.ts';
import { claimLimits } from './claims.limits.ts';
import { type ClaimEventName, fireClaim } from './claims.machine.ts';
import { allowedActionsOf, isSeenBy } from './claims.policy.ts';
import { presentClaimRow } from './claims.presenter.ts';
import {
  type ClaimPatch,
  type ClaimRecord,
  claimedInSale,
  claimOf,
  lockClaim,
  saveClaim,
  saveClaimEvent,
} from './claims.repository.ts';
import { dueAtOf, never, wakeAtOf } from './claims.timers.rules.ts';
import type { ClaimContext } from './claims.types.ts';

export type { ClaimRecord } from './claims.repository.ts';

export const partyOf = ({ kind }: Actor): ClaimParty | null => (kind === 'BUYER' || kind === 'SELLER' ? kind : null);

/** Which claim, in which seller's rows. */
export type ClaimPlace = { readonly sellerId: string; readonly claimId: string };

export type ClaimChange = {
  readonly db: Db;
  readonly actor: Actor;
  /** As it was locked. */
  readonly claim: ClaimRecord;
  readonly sale: SaleChange;
  readonly context: ClaimContext;
  readonly calendar: WorkCalendar;
};

/** Runs `work` on the locked claim in the open transaction. Refuses a stale version. */
export async function withLockedClaim<T>(
  write: Write,
  { sellerId, claimId, version }: ClaimPlace & { readonly version?: number | undefined },
  work: (change: ClaimChange) => Promise<T>,
): Promise<T> {
  const { db, deps, actor } = write;
  const seen = await claimOf(db, sellerId, claimId);
  if (!seen) throw refuse('claim_not_found');
  // The sale first, as every write that touches both does: two of them never wait for each other.
  return withLockedSale(write, { sellerId, saleId: seen.saleId }, async (sale) => {
    const claim = await lockClaim(db, sellerId, claimId);
    if (!claim) throw refuse('claim_not_found');
    const context = await contextOfClaim(sale, claim, partyOf(actor));
    requireVersion(version, claim, () => presentClaimRow(claim, context, actor));
    return work({ db, actor, claim, sale, context, calendar: calendarOf(deps, sale) });
  });
}

export const calendarOf = (deps: Deps, { seller }: SaleChange): WorkCalendar =>
  deps.calendarOf(seller.country, seller.timeZone);

/** The status the event leads to, or the refusal; one the state does not know tells which actions it does. */
export function statusAfter(actor: Actor, context: ClaimContext, event: ClaimEventName): ClaimStatus {
  const outcome = fireClaim(event, context);
  if ('refused' in outcome) {
    const { code, details } = outcome.refused;
    const isUnknown = code === 'claim_invalid_transition';
    throw refuse(code, isUnknown ? { allowedActions: allowedActionsOf(actor, context) } : details);
  }
  assert(outcome.to !== 'NEW', 'no event leads back to before the beginning');
  return outcome.to;
}

/** How the decision about a claim is found while it waits. */
export const decisionOn = ({ sellerId, id: subjectId }: ClaimRecord) =>
  ({ sellerId, kind: 'CLAIM', subjectId }) as const;

export type ClaimEventEntry = {
  readonly action: ClaimEventName | 'remind' | 'add_evidence';
  readonly reason?: string | null;
  readonly detail?: Record<string, unknown>;
  /** What others are told beside who, which and until when. */
  readonly news?: Record<string, unknown>;
};

/** Saves the change with the deadlines that follow from it, its audit event, its outbox event, and tells the sale. */
export async function saveChange(change: ClaimChange, patch: ClaimPatch, told: ClaimEventEntry): Promise<ClaimRecord> {
  const { db, claim, sale, calendar } = change;
  const now = sale.now;
  const status = patch.status ?? claim.status;
  const isMoved = status !== claim.status;
  // What the claim waited for, if it was for a second person, is over in one way or another.
  if (isMoved && claim.proposedBy !== null) await lapseDecision(db, decisionOn(claim), now);
  const since = isMoved ? now : claim.statusSince;
  const timing = { status, since, remindersSent: patch.remindersSent ?? (isMoved ? 0 : claim.remindersSent) };
  const after = await saveClaim(
    db,
    claim,
    {
      dueAt: dueAtOf(timing, calendar),
      wakeAt: wakeAtOf(timing, calendar),
      ...(isMoved ? { proposedBy: null } : {}),
      ...patch,
      statusSince: since,
      remindersSent: timing.remindersSent,
    },
    now,
  );
  await recordClaimEvent(change, after, told, claim.status);
  return after;
}

/** What goes with every saved claim, new or changed. */
export async function recordClaimEvent(
  { db, actor, sale }: Pick<ClaimChange, 'db' | 'actor' | 'sale'>,
  claim: ClaimRecord,
  { action, reason = null, detail = {}, news = {} }: ClaimEventEntry,
  from: ClaimStatus | null,
): Promise<void> {
  const { sellerId, id: claimId, saleId, buyerId, number, orderNumber, status } = claim;
  await saveClaimEvent(db, {
    sellerId,
    claimId,
    at: sale.now,
    action,
    actorKind: actor.kind,
    actorId: actor.userId,
    actorName: actor.name,
    fromStatus: from,
    toStatus: status,
    reason,
    detail,
  });
  const ids = { sellerId, claimId, saleId, buyerId, byId: actor.userId };
  const deadline = claim.dueAt === never ? null : claim.dueAt;
  if (isSeenBy('SELLER', action))
    await emit(db, sale.now, `claim.${action}`, { ...ids, number, orderNumber, status, deadline, ...news });
  await recordOnSale(sale);
  if (claim.wakeAt !== never)
    await enqueue(db, 'claim.wake', { sellerId, claimId }, { at: claim.wakeAt, key: `claim.wake.${claimId}` });
}

async function recordOnSale(change: SaleChange): Promise<void> {
  const { db, sale } = change;
  const claimed = await claimedInSale(db, sale.sellerId, sale.id);
  const lines = new Map<string, { quantity: number; refundedMinor: bigint }>();
  for (const { lineId, quantity, refundedMinor, status } of claimed) {
    const before = lines.get(lineId) ?? { quantity: 0, refundedMinor: 0n };
    const counts = groupOfClaim[status] === 'OPEN' || status === 'SETTLED';
    // What the buyer got stays theirs whatever becomes of the claim.
    lines.set(lineId, {
      quantity: before.quantity + (counts ? quantity : 0),
      refundedMinor: before.refundedMinor + refundedMinor,
    });
  }
  await recordClaims(change, {
    awaitsSeller: claimed.some(({ status }) => status === 'AWAITING_SELLER'),
    isOpen: claimed.some(({ status }) => groupOfClaim[status] === 'OPEN'),
    claimed: [...lines].map(([lineId, counted]) => ({ lineId, ...counted })),
  });
}

/** Until when what is done now can be appealed against. */
export const appealTimeFrom = ({ sale, calendar }: ClaimChange): string =>
  addWorkingDays(sale.now, claimLimits.appealWorkingDays, calendar);

/**
 * What every decision begins anew: the time for an appeal (null after one: there is one for each claim), and how goods
 * come that are sent again.
 */
export const startedByDecision = (change: ClaimChange) => ({
  appealUntil: change.claim.appealedAt === null ? appealTimeFrom(change) : null,
  reshipCarrier: null,
  reshipNumber: null,
});
