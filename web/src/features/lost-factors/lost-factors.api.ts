/** The calls of the page of lost second factors. */
import { answerOf, api } from '../../lib/api.ts';

export const getLostFactors = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/lost-factors/', { params: { query: { page } }, signal }));
export const grantLoss = (qid: string) =>
  answerOf(api.POST('/internal/lost-factors/{qid}/grant/', { params: { path: { qid } } }));
