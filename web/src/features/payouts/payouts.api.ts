/** The calls of the pages of payouts. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api, fileOf } from '../../lib/api.ts';

export type PayoutQuery = QueryOf<'/payouts/'>;

export const getPayouts = (query: PayoutQuery, signal: AbortSignal) =>
  answerOf(api.GET('/payouts/', { params: { query }, signal }));
export const getPayout = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/payouts/{qid}/', { params: { path: { qid } }, signal }));
/** `key` is the same for every try of one opened dialog, so that nothing is sent twice. */
export const retryPayout = (qid: string, key: string) =>
  answerOf(api.POST('/payouts/{qid}/retry/', { params: { path: { qid }, header: { 'idempotency-key': key } } }));

/** What refunding so much of the goods ("100.00") would take from the seller; for staff. */
export const getRefundCost = (qid: string, amount: string, signal: AbortSignal) =>
  answerOf(
    api.GET('/internal/payments/{qid}/reversal_cost/', { params: { path: { qid }, query: { amount } }, signal }),
  );
export type Refund = BodyOf<'/internal/payments/{qid}/reverse/', 'post'>;
export const refundGoods = (qid: string, refund: Refund, key: string) =>
  answerOf(
    api.POST('/internal/payments/{qid}/reverse/', {
      params: { path: { qid }, header: { 'idempotency-key': key } },
      body: refund,
    }),
  );

/** `from` and `to` are dates of the company's own calendar, both included. */
export const getStatement = (from: string, to: string) =>
  fileOf(api.GET('/payouts/statement/', { params: { query: { from, to } }, parseAs: 'stream' }));

export const getRemittance = (qid: string) =>
  fileOf(api.GET('/payouts/{qid}/remittance/', { params: { path: { qid } }, parseAs: 'stream' }));
