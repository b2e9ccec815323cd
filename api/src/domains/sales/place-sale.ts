/** Paid orders reach their sellers: those of one checkout together. */
import { systemActor } from '../../kernel/actor.ts';
import type { Instant } from '../../kernel/clock.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { emitTogether, enqueueAll, type Happening, happening } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { holdBuyerFunds } from '../payouts/payouts.public.ts';
import type { SellerRecord } from '../sellers/sellers.public.ts';
import { saveEvents } from './sales.events.repository.ts';
import { confirmWorkingDays } from './sales.limits.ts';
import { insertSales, type SaleWithLines } from './sales.placing.repository.ts';
import { neverDue } from './sales.repository.ts';

export type NewSale = SaleWithLines & {
  readonly sale: { readonly expiresAt: string };
};

/** Rows, audit events, held money, timers and events of each, together. */
export async function placePaidSales(db: Db, at: Instant, placed: readonly NewSale[]): Promise<void> {
  const { kind: actorKind, name: actorName } = systemActor;
  const statuses = { fromStatus: 'AWAITING_BUYER_PAYMENT', toStatus: 'REQUESTED' } as const;
  const events = placed.map(({ sale: { sellerId, id: saleId } }) => ({
    ...{ sellerId, saleId, at, action: 'order_paid' as const, actorKind, actorName, ...statuses },
  }));
  await Promise.all([
    insertSales(db, placed),
    saveEvents(db, events),
    reachSellers(
      db,
      at,
      placed.map(({ sale }) => sale),
    ),
  ]);
}

type Reaching = Pick<
  NewSale['sale'],
  'sellerId' | 'id' | 'currency' | 'requestedMinor' | 'transportMinor' | 'expiresAt'
>;

/**
 * What each paid sale begins with: the buyer's money is held, the time to confirm runs, the seller hears of it. `also` is told
 * by the same job.
 */
export async function reachSellers(
  db: Db,
  at: Instant,
  sales: readonly Reaching[],
  also: readonly Happening[] = [],
): Promise<void> {
  await Promise.all([
    holdBuyerFunds(
      db,
      sales.map(({ sellerId, id: saleId, currency, requestedMinor, transportMinor }) => ({
        of: { sellerId, saleId, currency, at },
        goodsMinor: requestedMinor,
        transportMinor: transportMinor ?? 0n,
      })),
    ),
    enqueueAll(
      db,
      'sale.expire',
      sales.map(({ id: saleId, expiresAt }) => ({ payload: { saleId }, at: expiresAt, key: `sale.expire.${saleId}` })),
    ),
    emitTogether(db, at, [
      ...sales.map(({ sellerId, id: saleId }) => happening('sale.requested', { sellerId, saleId })),
      ...also,
    ]),
  ]);
}

type Placed = {
  readonly seller: SellerRecord;
  readonly sale: Omit<NewSale['sale'], 'status' | 'statusGroup' | 'nextAction' | 'expiresAt' | 'dueAt'>;
  readonly lines: NewSale['lines'];
};

/** With their sellers at once where they are paid; else out of the sellers' sight until they are. */
export async function placeSalesOf(write: Write, isPaid: boolean, placed: readonly Placed[]): Promise<void> {
  const { db, deps, now } = write;
  if (isPaid) {
    const open = { status: 'REQUESTED', statusGroup: 'CURRENT', nextAction: 'CONFIRM_QUANTITIES' } as const;
    const rows = placed.map(({ seller, sale, lines }) => {
      const expiresAt = deadlineOf(deps, seller, now);
      return { sale: { ...sale, ...open, expiresAt, dueAt: expiresAt }, lines };
    });
    return placePaidSales(db, now, rows);
  }
  const waiting = { status: 'AWAITING_BUYER_PAYMENT', statusGroup: 'HIDDEN', nextAction: 'NONE' } as const;
  await insertSales(
    db,
    placed.map(({ sale, lines }) => ({ sale: { ...sale, ...waiting, expiresAt: null, dueAt: neverDue }, lines })),
  );
}

/** Three working days in the seller's own calendar. */
export const deadlineOf = (deps: Deps, { country, timeZone }: SellerRecord, now: string): string =>
  addWorkingDays(now, confirmWorkingDays, deps.calendarOf(country, timeZone));
