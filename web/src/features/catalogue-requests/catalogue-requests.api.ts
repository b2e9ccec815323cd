/** The calls of requests for the catalogue: how they are made, and answered. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type RequestQuery = QueryOf<'/internal/catalogue-requests/'>;
export type AnswerBody = BodyOf<'/internal/catalogue-requests/{qid}/answer/', 'post'>;

export const getRequests = (query: RequestQuery, signal: AbortSignal) =>
  answerOf(api.GET('/internal/catalogue-requests/', { params: { query }, signal }));
export const answerRequest = (qid: string, body: AnswerBody, key: string) =>
  answerOf(
    api.POST('/internal/catalogue-requests/{qid}/answer/', {
      params: { path: { qid }, header: { 'idempotency-key': key } },
      body,
    }),
  );
export type AddProductBody = BodyOf<'/internal/products/', 'post'>;
export const addProduct = (body: AddProductBody, key: string) =>
  answerOf(api.POST('/internal/products/', { params: { header: { 'idempotency-key': key } }, body }));
export const requestProducts = (body: BodyOf<'/variants/request/', 'post'>, key: string) =>
  answerOf(api.POST('/variants/request/', { params: { header: { 'idempotency-key': key } }, body }));
export const requestBrand = (body: BodyOf<'/brands/request/', 'post'>, key: string) =>
  answerOf(api.POST('/brands/request/', { params: { header: { 'idempotency-key': key } }, body }));

export const getCategories = (signal: AbortSignal) => answerOf(api.GET('/categories/', { signal }));
export const getUnsorted = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/products/', { params: { query: { page } }, signal }));
export const sortProduct = (qid: string, category: string, key: string) =>
  answerOf(
    api.POST('/internal/products/{qid}/category/', {
      params: { path: { qid }, header: { 'idempotency-key': key } },
      body: { category },
    }),
  );
