/** How a payment looks to staff. */

import { type PaymentInReview, reviewReasons } from '@quayside/contract/payments';
import type { PermissionName } from '@quayside/contract/permissions';
import { money, toWire } from '../../kernel/money.ts';
import { presentDecision } from '../decisions/decisions.public.ts';
import { sentAtOf, transferIdOf } from '../payouts/payouts.public.ts';
import type { paymentPage } from './payments.read-model.ts';

type Row = Awaited<ReturnType<typeof paymentPage>>['rows'][number];

export type Viewer = { readonly userId: string; readonly permissions: ReadonlySet<PermissionName> };

export function presentPayment(
  { payout, sellerName, approval }: Omit<Row, 'sellerSince'>,
  viewer: Viewer,
): PaymentInReview {
  const isWhole = approval?.status === 'MADE';
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
    approvals: isWhole ? payout.approvalsNeeded : approval ? 1 : 0,
    approvalsNeeded: payout.approvalsNeeded,
    approvedByMe: [approval?.proposedBy, approval?.concludedBy].includes(viewer.userId),
    secondApproval: approval && !isWhole ? presentDecision(approval, viewer) : null,
    sentAt: sentAtOf(payout),
    transferQid: transferIdOf(payout),
    providerReference: payout.providerReference,
    providerState: payout.providerState,
    failureCode: payout.failureCode,
  };
}
