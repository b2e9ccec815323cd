/** A sale that waits for its buyer's money: it comes, and the sale reaches its seller; or it never does, and the sale ends. */
import { emit, enqueue } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { holdBuyerFunds } from '../../payouts/payouts.public.ts';
import { saveChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import { deadlineOf } from '../place-sale.ts';
import { voidLines } from '../sales.repository.ts';

/** In system scope. Refuses with `invalid_transition` when it waits no more. */
export function requestSale(write: Write, saleId: string): Promise<void> {
  return withLockedSale(write, { saleId }, async (change) => {
    const { db, deps, now, sale, seller } = change;
    const { sellerId, currency } = sale;
    const expiresAt = deadlineOf(deps, seller, now);
    await saveChange(change, { status: statusAfter(change, 'order_paid'), expiresAt }, { action: 'order_paid' });
    await holdBuyerFunds(db, { sellerId, saleId, currency, at: now }, sale.requestedMinor);
    await enqueue(db, 'sale.expire', { saleId }, { at: expiresAt, key: `sale.expire.${saleId}` });
    await emit(db, now, 'sale.requested', { sellerId, saleId });
  });
}

/** In system scope. Refuses with `invalid_transition` when it waits no more. No money was held, so none is refunded. */
export function cancelUnpaid(write: Write, saleId: string): Promise<void> {
  return withLockedSale(write, { saleId }, async (change) => {
    const { db, sale } = change;
    const ended = { status: statusAfter(change, 'payment_timeout'), cancelReason: 'BUYER_NOT_PAID' } as const;
    await saveChange(change, ended, { action: 'payment_timeout', reason: 'BUYER_NOT_PAID' });
    await voidLines(db, sale.sellerId, sale.id);
  });
}
