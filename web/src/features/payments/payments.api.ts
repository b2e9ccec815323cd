/** The calls of the page on which staff look after payments. `key` is the same for every try of one opened dialog. */
import type { BodyOf } from '@quayside/contract/client';
import type { PaymentTab } from '@quayside/contract/sale-values';
import { answerOf, api, fileOf } from '../../lib/api.ts';

const write = (qid: string, key: string) => ({ path: { qid }, header: { 'idempotency-key': key } });

export const getPayments = (status: PaymentTab, page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/payments/', { params: { query: { status, page } }, signal }));
export const getPayment = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/internal/payments/{qid}/', { params: { path: { qid } }, signal }));
/** By the order's number, whatever its case. */
export const getPaymentOfOrder = (order: string) =>
  answerOf(api.GET('/internal/payments/of-order/', { params: { query: { order } } }));
export const approvePayment = (qid: string, key: string) =>
  answerOf(api.POST('/internal/payments/{qid}/approve/', { params: write(qid, key) }));
export const rejectPayment = (qid: string, reason: string, key: string) =>
  answerOf(api.POST('/internal/payments/{qid}/reject/', { params: write(qid, key), body: { reason } }));
export const retryPayment = (qid: string, key: string) =>
  answerOf(api.POST('/internal/payments/{qid}/retry/', { params: write(qid, key) }));

export type Match = BodyOf<'/internal/payments/{qid}/reconcile/', 'post'>;
export const reconcilePayment = (qid: string, match: Match, key: string) =>
  answerOf(api.POST('/internal/payments/{qid}/reconcile/', { params: write(qid, key), body: match }));

/** The payouts of a day in UTC for the bank; `date` as "2026-11-21". */
export const getBankFile = (date: string) =>
  fileOf(api.GET('/internal/payments/bank-file/', { params: { query: { date } }, parseAs: 'stream' }));
