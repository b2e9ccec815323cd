/** The calls of the address pages. */
import type { BodyOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type NewAddress = BodyOf<'/addresses/', 'post'>;
export type AddressChange = BodyOf<'/addresses/{qid}/', 'put'>;

export type Usage = 'BILLING' | 'SHIPPING';

export const getAddresses = (usage: Usage, page: number, signal: AbortSignal) =>
  answerOf(api.GET('/addresses/', { params: { query: { page, usageTypes: usage } }, signal }));

export const createAddress = (body: NewAddress) => answerOf(api.POST('/addresses/', { body }));

export const changeAddress = (qid: string, body: AddressChange) =>
  answerOf(api.PUT('/addresses/{qid}/', { params: { path: { qid } }, body }));

export const removeAddress = (qid: string) => answerOf(api.DELETE('/addresses/{qid}/', { params: { path: { qid } } }));
