/** The calls of the pages of payouts. */
import type { QueryOf } from '@quayside/contract/client';
import { answerOf, api, fileOf } from '../../lib/api.ts';

export type PayoutQuery = QueryOf<'/payouts/'>;

export const getPayouts = (query: PayoutQuery, signal: AbortSignal) =>
  answerOf(api.GET('/payouts/', { params: { query }, signal }));
export const getPayout = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/payouts/{qid}/', { params: { path: { qid } }, signal }));
/** `key` is the same for every try of one opened dialog, so that nothing is sent twice. */
export const retryPayout = (qid: string, key: string) =>
  answerOf(api.POST('/payouts/{qid}/retry/', { params: { path: { qid }, header: { 'idempotency-key': key } } }));

/** `from` and `to` are dates of the company's own calendar, both included. */
export const getStatement = (from: string, to: string) =>
  fileOf(api.GET('/payouts/statement/', { params: { query: { from, to } }, parseAs: 'stream' }));

export const getRemittance = (qid: string) =>
  fileOf(api.GET('/payouts/{qid}/remittance/', { params: { path: { qid } }, parseAs: 'stream' }));
