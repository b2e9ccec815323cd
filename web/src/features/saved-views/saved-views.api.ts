/** The calls of saved views. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type ViewScreen = NonNullable<QueryOf<'/user/saved-views/'>['screen']>;
export type NewView = BodyOf<'/user/saved-views/', 'post'>;

export const getViews = (screen: ViewScreen, signal: AbortSignal) =>
  answerOf(api.GET('/user/saved-views/', { params: { query: { screen } }, signal }));
export const createView = (body: NewView, key: string) =>
  answerOf(api.POST('/user/saved-views/', { params: { header: { 'idempotency-key': key } }, body }));
export const renameView = (qid: string, body: { name: string; version: number }) =>
  answerOf(api.PATCH('/user/saved-views/{qid}/', { params: { path: { qid } }, body }));
export const deleteView = (qid: string) =>
  answerOf(api.DELETE('/user/saved-views/{qid}/', { params: { path: { qid } } }));
