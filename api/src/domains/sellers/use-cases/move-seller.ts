/** Moves a company through its life, and tells everybody who has to know. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { slaVersion } from '../../../platform/legal.ts';
import type { Write } from '../../../platform/write.ts';
import { changesBetween, record } from '../../audit/audit.public.ts';
import { hasOpenWork } from '../open-work.read-model.ts';
import { refuse } from '../sellers.errors.ts';
import { nextStatus, type PauseReason, type SellerEvent, type SellerStatus } from '../sellers.machine.ts';
import { lockSeller, type SellerChange, type SellerRecord, saveSeller } from '../sellers.repository.ts';
import { missingProfileOf, slaAcceptedBy } from '../sellers.rules.ts';

export type SellerMove = {
  readonly sellerId: string;
  readonly event: SellerEvent;
  readonly reason?: PauseReason | undefined;
  readonly note?: string | undefined;
  readonly pauseEnd?: Instant | null | undefined;
};

/** Refuses with the codes of the machine, or `not_found`. Gives the company as it stands then. */
export async function moveSeller(write: Write, move: SellerMove): Promise<SellerRecord> {
  const { db, now, actor } = write;
  const seller = await lockSeller(db, move.sellerId);
  if (!seller) throw refuse('not_found');
  const isOwnMove = actor !== systemActor && actor.sellerId === seller.id;
  const outcome = nextStatus(seller.status, move.event, {
    ...{ now, isOwnMove, reason: move.reason ?? null, note: move.note?.trim() ?? '' },
    pauseEnd: move.pauseEnd ?? null,
    pausedFor: seller.pauseReason,
    isProfileComplete: missingProfileOf(seller).length === 0,
    isSlaAccepted: slaAcceptedBy(seller, slaVersion),
    hasOpenWork: move.event === 'close' && (await hasOpenWork(db, seller.id)),
  });
  if ('refused' in outcome) throw refuse(outcome.refused.code, outcome.refused.details);
  const change = changeOf(outcome.to, move);
  await saveSeller(db, seller.id, { ...change, ...(outcome.to === 'ACTIVE' ? { activeSince: now } : {}) });
  const told = { sellerId: seller.id, event: move.event, from: seller.status, to: outcome.to, note: change.statusNote };
  await emit(db, now, 'seller.status_changed', told);
  if (outcome.to === 'PAUSED') {
    const { pauseReason: reason, expectedPauseEnd: pauseEnd, statusNote } = change;
    await emit(db, now, 'seller.paused', { sellerId: seller.id, reason, pauseEnd, note: statusNote });
  } else if (seller.status === 'PAUSED' && outcome.to === 'ACTIVE')
    await emit(db, now, 'seller.resumed', { sellerId: seller.id });
  await record(write, {
    ...{ sellerId: seller.id, action: 'STATUS_CHANGED', subject: seller.name },
    changes: changesBetween(shown(seller), shown(change)),
  });
  return { ...seller, ...change, version: seller.version + 1 };
}

const shown = ({ status, pauseReason, expectedPauseEnd, statusNote }: ReturnType<typeof changeOf>) => ({
  ...{ status, pauseReason, expectedPauseEnd, statusNote },
});

function changeOf(to: SellerStatus, { reason, note, pauseEnd }: SellerMove) {
  const isPause = to === 'PAUSED';
  return {
    status: to,
    pauseReason: isPause ? (reason ?? null) : null,
    expectedPauseEnd: isPause ? (pauseEnd ?? null) : null,
    statusNote: note?.trim() ?? '',
  } satisfies SellerChange;
}
