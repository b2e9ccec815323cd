/** The calls of the price reductions pages. */
import type { BodyOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type ReductionBody = BodyOf<'/offers/brands-discounts/upsert-multiple/', 'post'>;

export const getReductions = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/offers/brand-discounts/', { params: { query: { page } }, signal }));
export const reduceBrands = (body: ReductionBody, key: string) =>
  answerOf(
    api.POST('/offers/brands-discounts/upsert-multiple/', {
      params: { header: { 'idempotency-key': key } },
      body,
    }),
  );
export const endReduction = (qid: string) =>
  answerOf(api.DELETE('/offers/brand-discount/{qid}/', { params: { path: { qid } } }));
