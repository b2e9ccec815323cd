/** Staff on payments: those that wait for a reply within one working day, and those nobody answers for or that failed (ORD-15). */
import { z } from 'zod';
import { instant, listOf, money, pageQuery, qid, text } from './common.ts';
import { secondApproval } from './decisions.ts';
import { paymentTabs, payoutStatuses } from './sale-values.ts';

export const reviewReasons = ['OVER_AUTO_LIMIT', 'NEW_BANK_DETAILS', 'RISK_FLAG'] as const;
export const paymentInReview = z
  .strictObject({
    qid,
    saleQid: qid,
    order: z.string(),
    status: z.enum(payoutStatuses),
    sellerName: z.string(),
    amount: money,
    accountEnding: z.string(),
    requestedAt: instant,
    replyBy: instant,
    reasons: z.array(z.enum(reviewReasons)),
    approvals: z.int(),
    approvalsNeeded: z.int(),
    approvedByMe: z.boolean(),
    secondApproval,
    sentAt: instant.nullable(),
    /** The transfer's own id, and what the provider last said of it: what a line of the bank statement is matched by. */
    transferQid: qid,
    providerReference: z.string().nullable(),
    providerState: z.string().nullable(),
    failureCode: z.string().nullable(),
  })
  .meta({ id: 'PaymentInReview' });
export type PaymentInReview = z.infer<typeof paymentInReview>;
export const paymentQuery = pageQuery.extend({ status: z.enum(paymentTabs).default('PENDING_APPROVAL') });
const tabCounts = z.strictObject({ PENDING_APPROVAL: z.int(), UNRESOLVED: z.int(), FAILED: z.int() });
export const paymentList = listOf(paymentInReview).extend({ tabs: tabCounts });
export type PaymentList = z.infer<typeof paymentList>;
/** `order` as people say it, whatever its case. */
export const paymentOfOrderQuery = z.strictObject({ order: z.string().trim().toUpperCase().min(1).max(60) });
export const paymentOfOrder = z.strictObject({ qid });
export const rejectBody = z.strictObject({ reason: text(500) });
export const decisionAnswer = z.strictObject({
  qid,
  saleQid: qid,
  status: z.enum(payoutStatuses),
  approvals: z.int(),
  approvalsNeeded: z.int(),
});
export type PaymentDecision = z.infer<typeof decisionAnswer>;
