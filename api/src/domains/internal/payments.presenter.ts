/** How a payment looks to staff. */
import { type PaymentInReview, reviewReasons } from '@quayside/contract/payments';
import { money, toWire } from '../../kernel/money.ts';
import { transferIdOf } from '../payouts/payouts.public.ts';
import type { paymentPage } from './payments.read-model.ts';

type Row = Awaited<ReturnType<typeof paymentPage>>['rows'][number];

export function presentPayment({ payout, sellerName, approvals, approvedByMe }: Row): PaymentInReview {
  return {
    qid: payout.id,
    saleQid: payout.saleId,
    order: payout.orderNumber,
    status: payout.status,
    sellerName,
    amount: toWire(money(payout.amountMinor, payout.currency)),
    accountEnding: payout.accountEnding,
    requestedAt: payout.requestedAt,
    replyBy: payout.replyBy ?? payout.requestedAt,
    reasons: reviewReasons.filter((reason) => payout.reviewReasons.includes(reason)),
    approvals,
    approvalsNeeded: payout.approvalsNeeded,
    approvedByMe,
    sentAt: payout.sentAt,
    transferQid: transferIdOf(payout),
    providerReference: payout.providerReference,
    providerState: payout.providerState,
    failureCode: payout.failureCode,
  };
}
