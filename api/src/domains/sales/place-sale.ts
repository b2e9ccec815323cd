/** A paid order reaches its seller. */
import { systemActor } from '../../kernel/actor.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { emit, enqueue } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { holdBuyerFunds } from '../payouts/payouts.public.ts';
import type { SellerRecord } from '../sellers/sellers.public.ts';
import { confirmWorkingDays } from './sales.limits.ts';
import { insertSale, neverDue, saveEvent } from './sales.repository.ts';

export type NewSale = Parameters<typeof insertSale>[1] & {
  readonly sale: { readonly expiresAt: string; readonly createdAt: string };
};

/** Row, audit event, held money, timer and event, together. */
export async function placePaidSale(db: Db, { sale, lines }: NewSale): Promise<void> {
  const { sellerId, id: saleId, currency, createdAt: at, expiresAt } = sale;
  const { kind: actorKind, name: actorName } = systemActor;
  await insertSale(db, { sale, lines });
  const statuses = { fromStatus: 'AWAITING_BUYER_PAYMENT', toStatus: 'REQUESTED' } as const;
  await saveEvent(db, { sellerId, saleId, at, action: 'order_paid', actorKind, actorName, ...statuses });
  await holdBuyerFunds(db, { sellerId, saleId, currency, at }, sale.requestedMinor);
  await enqueue(db, 'sale.expire', { saleId }, { at: expiresAt, key: `sale.expire.${saleId}` });
  await emit(db, at, 'sale.requested', { sellerId, saleId });
}

type Placed = {
  readonly sale: Omit<NewSale['sale'], 'status' | 'statusGroup' | 'nextAction' | 'expiresAt' | 'dueAt'>;
  readonly lines: NewSale['lines'];
};

/** With its seller at once where it is paid; else out of the seller's sight until it is. */
export async function placeSaleOf(
  { db, deps, now }: Write,
  seller: SellerRecord,
  isPaid: boolean,
  { sale, lines }: Placed,
): Promise<void> {
  if (!isPaid) {
    const waiting = { status: 'AWAITING_BUYER_PAYMENT', statusGroup: 'HIDDEN', nextAction: 'NONE' } as const;
    await insertSale(db, { sale: { ...sale, ...waiting, expiresAt: null, dueAt: neverDue }, lines });
    return;
  }
  const expiresAt = deadlineOf(deps, seller, now);
  const open = { status: 'REQUESTED', statusGroup: 'CURRENT', nextAction: 'CONFIRM_QUANTITIES' } as const;
  await placePaidSale(db, { sale: { ...sale, ...open, expiresAt, dueAt: expiresAt }, lines });
}

/** Three working days in the seller's own calendar. */
export const deadlineOf = (deps: Deps, { country, timeZone }: SellerRecord, now: string): string =>
  addWorkingDays(now, confirmWorkingDays, deps.calendarOf(country, timeZone));
