/** Staff approve or reject a payment that waits for them; above the second limit two people approve (INT-04). */
import { plus } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit, enqueue } from '../../../platform/jobs/jobs.ts';
import { approvePayout, type PayoutRecord, payoutOf, rejectPayout } from '../../payouts/payouts.public.ts';
import { type Changer, inSale, saveChange, statusAfter } from '../in-sale.ts';
import { refuse } from '../sales.errors.ts';

type Staff = Changer & { readonly userId: string };
export type PaymentDecision = { readonly payout: PayoutRecord; readonly approvals: number };

/** One approval. The sale is paid with the last one needed; approving twice oneself is refused. */
export async function approvePayment(deps: Deps, staff: Staff, payoutId: string): Promise<PaymentDecision> {
  const saleId = await saleIdOf(deps, payoutId);
  return inSale(deps, staff, { saleId }, async (change) => {
    const status = statusAfter(change, 'approve');
    const { db, now, sale, seller } = change;
    const outcome = present(
      await approvePayout(db, payoutId, { staff, at: now, bankChangedAt: seller.bankChangedAt }),
      'the payout was just read',
    );
    if (!outcome.isNew) throw refuse('self_approval_refused');
    if (outcome.payout.status === 'APPROVED') {
      await saveChange(change, { status }, { action: 'approve' });
      await emit(db, now, 'payment.approved', { sellerId: seller.id, saleId, orderNumber: sale.orderNumber });
    }
    return outcome;
  });
}

/** The sale returns to the seller, who is told the reason. */
export async function rejectPayment(
  deps: Deps,
  staff: Staff,
  payoutId: string,
  reason: string,
): Promise<PaymentDecision> {
  const saleId = await saleIdOf(deps, payoutId);
  return inSale(deps, staff, { saleId }, async (change) => {
    const status = statusAfter(change, 'reject');
    const { db, now, sale, seller } = change;
    const payout = await rejectPayout(db, payoutId, { at: now, actor: staff, reason });
    if (!payout) throw refuse('invalid_transition');
    // The clock of the deadline stood still during the review.
    const expiresAt = sale.expiresAt && plus(sale.expiresAt, Date.parse(now) - Date.parse(payout.requestedAt));
    if (expiresAt) await enqueue(db, 'sale.expire', { saleId }, { at: expiresAt, key: `sale.expire.${saleId}` });
    await saveChange(change, { status, expiresAt }, { action: 'reject', reason });
    await emit(db, now, 'payment.rejected', { sellerId: seller.id, saleId, orderNumber: sale.orderNumber, reason });
    return { payout, approvals: 0 };
  });
}

async function saleIdOf(deps: Deps, payoutId: string): Promise<string> {
  const payout = await deps.database.read('system', (db) => payoutOf(db, payoutId));
  if (!payout) throw refuse('payment_not_found');
  return payout.saleId;
}
