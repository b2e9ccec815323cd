/** A paid order reaches its seller. */
import { systemActor } from '../../kernel/actor.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { emit, enqueue } from '../../platform/jobs/jobs.ts';
import { holdBuyerFunds } from '../payouts/payouts.public.ts';
import type { SellerRecord } from '../sellers/sellers.public.ts';
import { confirmWorkingDays } from './sales.limits.ts';
import { insertSale, saveEvent } from './sales.repository.ts';

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

/** Three working days in the seller's own calendar. */
export const deadlineOf = (deps: Deps, { country, timeZone }: SellerRecord, now: string): string =>
  addWorkingDays(now, confirmWorkingDays, deps.calendarOf(country, timeZone));
