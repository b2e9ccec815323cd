/** The calls of trending products and the watchlist. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';
import { formBody } from '../../lib/form-body.ts';

export type TargetBody = BodyOf<'/watchlist/items/{gtin}/', 'patch'>;

export const getTrending = (query: QueryOf<'/trending-products/'>, signal: AbortSignal) =>
  answerOf(api.GET('/trending-products/', { params: { query }, signal }));
export const getWatchlist = (query: QueryOf<'/watchlist/items/'>, signal: AbortSignal) =>
  answerOf(api.GET('/watchlist/items/', { params: { query }, signal }));
export const watch = (body: BodyOf<'/watchlist/items/', 'post'>, key: string) =>
  answerOf(api.POST('/watchlist/items/', { params: { header: { 'idempotency-key': key } }, body }));
export const getRecommendations = (signal: AbortSignal) =>
  answerOf(api.GET('/seller-recommendations/latest/', { signal }));
export const uploadWatchlist = (file: File, key: string) =>
  answerOf(
    api.POST('/watchlist/upload/', {
      params: { header: { 'idempotency-key': key } },
      body: { file },
      bodySerializer: formBody,
    }),
  );
export const unwatch = (gtin: string) =>
  answerOf(api.DELETE('/watchlist/items/{gtin}/', { params: { path: { gtin } } }));
export const changeTarget = (gtin: string, body: TargetBody) =>
  answerOf(api.PATCH('/watchlist/items/{gtin}/', { params: { path: { gtin } }, body }));
