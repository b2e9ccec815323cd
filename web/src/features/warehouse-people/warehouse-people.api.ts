/** The calls of the page of warehouse people. */
import type { BodyOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type Invitation = BodyOf<'/internal/warehouse-people/', 'post'>;

export const getWarehousePeople = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/warehouse-people/', { params: { query: { page } }, signal }));
export const inviteWarehousePerson = (body: Invitation) => answerOf(api.POST('/internal/warehouse-people/', { body }));
export const removeWarehousePerson = (qid: string) =>
  answerOf(api.DELETE('/internal/warehouse-people/{qid}/', { params: { path: { qid } } }));
