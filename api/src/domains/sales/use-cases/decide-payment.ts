/** Staff approve or reject a payment that waits for them; above the second limit two people approve (INT-04). */

import type { PaymentDecision } from '@quayside/contract/payments';
import { personOf } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import { addWorkingTime, workingTimeBetween } from '../../../kernel/working-time.ts';
import { forget } from '../../../platform/idempotency.ts';
import { emit, enqueue } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { isExchanged } from '../../bank-accounts/bank-accounts.public.ts';
import { decisionIn, rejectDecision, type SecondLook, withdrawDecision } from '../../decisions/decisions.public.ts';
import {
  approvePayout,
  claimCarryOvers,
  type PayoutRecord,
  payoutOf,
  rejectPayout,
  tellApprovalGone,
} from '../../payouts/payouts.public.ts';
import { type SaleChange, saveChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import { withLoss } from '../payment/lost-goods.ts';
import { ownPayKeyOf } from '../payment/pay-keys.ts';
import { inPaymentLook } from '../payment-look.ts';
import { refuse } from '../sales.errors.ts';

type OfPayout = { readonly payoutId: string };

/** One approval. The sale is paid with the last one needed; approving twice oneself is refused. */
export function approvePayment(write: Write, { payoutId }: OfPayout): Promise<PaymentDecision> {
  return decided(write, payoutId, (change) => approve(change, payoutId));
}

async function approve(locked: SaleChange, payoutId: string, decisionId?: string): Promise<PaymentDecision> {
  const change = await withLoss(locked);
  const staff = personOf(change.actor);
  const status = statusAfter(change, 'approve');
  await assertNoneSettledSince(change, payoutId);
  await assertSameAccount(change, payoutId);
  const { db, now, sale, seller } = change;
  const { name: sellerName, bankChangedAt } = seller;
  const approved = await approvePayout(db, payoutId, { staff, at: now, sellerName, bankChangedAt, decisionId });
  if (!approved) throw refuse('invalid_transition');
  const { payout, approvals } = approved;
  if (payout.status !== 'PENDING_APPROVAL') {
    const { id: saleId, orderNumber } = sale;
    await saveChange(change, { status }, { action: 'approve' });
    const { amountMinor, currency } = payout;
    const told = { amountMinor: amountMinor.toString(), currency };
    await emit(db, now, 'payment.approved', { sellerId: seller.id, saleId, orderNumber, payout: told });
  }
  return presentPayment(payout, approvals);
}

/** The payment took what was carried over when it was triggered: what a claim added since would be paid out. */
async function assertNoneSettledSince({ db, sale }: SaleChange, payoutId: string): Promise<void> {
  const [payout, carried] = await Promise.all([payoutOf(db, payoutId), claimCarryOvers(db, sale.sellerId, sale.id)]);
  const requestedAt = payout?.requestedAt ?? sale.createdAt;
  if (carried.some(({ at, openMinor }) => at >= requestedAt && openMinor !== 0n)) throw refuse('claim_settled_since');
}

/** What was reviewed is a payment to the account of that time: another one may be somebody else's (decision 0041). */
async function assertSameAccount({ db, sale }: SaleChange, payoutId: string): Promise<void> {
  const payout = await payoutOf(db, payoutId);
  if (payout && (await isExchanged(db, sale.sellerId, payout.bankAccountId))) throw refuse('account_exchanged');
}

/** The sale returns to the seller, who is told the reason. */
export function rejectPayment(
  write: Write,
  { payoutId, reason }: OfPayout & { readonly reason: string },
): Promise<PaymentDecision> {
  return decided(write, payoutId, (change) => reject(change, payoutId, reason));
}

/** A second person confirms the first of two approvals or rejects the payment; the first may take the approval back. */
export const paymentApprovals: SecondLook = {
  confirm: (look) =>
    inPaymentLook(look, async (change) => {
      await approve(change, look.waiting.subjectId, look.waiting.id);
      return present(await decisionIn(look.db, look.waiting.id), 'it was just confirmed');
    }),
  reject: (look, reason) =>
    inPaymentLook(look, async (change) => {
      const after = await rejectDecision(look.db, look.waiting, { staff: look.staff, at: change.now }, reason);
      await reject(change, after.subjectId, reason);
      return after;
    }),
  withdraw: (look) =>
    inPaymentLook(look, async ({ now: at }) => {
      const after = await withdrawDecision(look.db, look.waiting, { staff: look.staff, at });
      await tellApprovalGone(look.db, after.subjectId, { at, actor: look.staff });
      return after;
    }),
};

async function reject(change: SaleChange, payoutId: string, reason: string): Promise<PaymentDecision> {
  const status = statusAfter(change, 'reject');
  const { db, now, actor, sale, seller } = change;
  const payout = await rejectPayout(db, payoutId, { at: now, actor: personOf(actor), reason });
  if (!payout) throw refuse('invalid_transition');
  const { id: saleId, orderNumber } = sale;
  // Under the sale's own key the answer of this payment would be given again, and no other one be made.
  await forget(db, ownPayKeyOf({ sellerId: seller.id, saleId }));
  const expiresAt = sale.expiresAt && afterReview(change, sale.expiresAt, payout.requestedAt);
  if (expiresAt) await enqueue(db, 'sale.expire', { saleId }, { at: expiresAt, key: `sale.expire.${saleId}` });
  await saveChange(change, { status, expiresAt }, { action: 'reject', reason });
  await emit(db, now, 'payment.rejected', { sellerId: seller.id, saleId, orderNumber, reason });
  return presentPayment(payout, 0);
}

/** The clock of the deadline stood still during the review: of its working time nothing is lost, on free days none passed. */
function afterReview({ deps, now, seller }: SaleChange, expiresAt: Instant, requestedAt: Instant): Instant {
  const calendar = deps.calendarOf(seller.country, seller.timeZone);
  return addWorkingTime(expiresAt, workingTimeBetween(requestedAt, now, calendar), calendar);
}

async function decided(
  write: Write,
  payoutId: string,
  decide: (change: SaleChange) => Promise<PaymentDecision>,
): Promise<PaymentDecision> {
  const payout = await payoutOf(write.db, payoutId);
  if (!payout) throw refuse('payment_not_found');
  return withLockedSale(write, { saleId: payout.saleId }, decide);
}

export const presentPayment = (payout: PayoutRecord, approvals: number): PaymentDecision => ({
  qid: payout.id,
  saleQid: payout.saleId,
  status: payout.status,
  approvals,
  approvalsNeeded: payout.approvalsNeeded,
});
