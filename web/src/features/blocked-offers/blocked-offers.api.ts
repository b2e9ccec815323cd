/** The calls of offers that are taken off sale and given back. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type BlockBody = BodyOf<'/internal/offers/{qid}/block/', 'post'>;
export type UnblockBody = BodyOf<'/internal/offers/{qid}/unblock/', 'post'>;

export const getStaffOffers = (query: QueryOf<'/internal/offers/'>, signal: AbortSignal) =>
  answerOf(api.GET('/internal/offers/', { params: { query }, signal }));
export const blockOffer = (qid: string, body: BlockBody, key: string) =>
  answerOf(
    api.POST('/internal/offers/{qid}/block/', { params: { path: { qid }, header: { 'idempotency-key': key } }, body }),
  );
export const unblockOffer = (qid: string, body: UnblockBody, key: string) =>
  answerOf(
    api.POST('/internal/offers/{qid}/unblock/', {
      params: { path: { qid }, header: { 'idempotency-key': key } },
      body,
    }),
  );
