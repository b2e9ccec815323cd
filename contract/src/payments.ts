/** Staff approval of payments that wait for a reply within one working day (ORD-15). */
import { z } from 'zod';
import { instant, listOf, money, pageQuery, qid, text } from './common.ts';

export const reviewReasons = ['OVER_AUTO_LIMIT', 'NEW_BANK_DETAILS', 'RISK_FLAG'] as const;
export const paymentInReview = z
  .strictObject({
    qid,
    saleQid: qid,
    order: z.string(),
    sellerName: z.string(),
    amount: money,
    requestedAt: instant,
    replyBy: instant,
    reasons: z.array(z.enum(reviewReasons)),
    approvals: z.int(),
    approvalsNeeded: z.int(),
    approvedByMe: z.boolean(),
  })
  .meta({ id: 'PaymentInReview' });
export type PaymentInReview = z.infer<typeof paymentInReview>;
export const paymentQuery = pageQuery;
export const paymentList = listOf(paymentInReview);
export type PaymentList = z.infer<typeof paymentList>;
export const rejectBody = z.strictObject({ reason: text(500) });
export const decisionAnswer = z.strictObject({
  qid,
  saleQid: qid,
  status: z.string(),
  approvals: z.int(),
  approvalsNeeded: z.int(),
});
export type PaymentDecision = z.infer<typeof decisionAnswer>;
