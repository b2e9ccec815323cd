/** The calls about what buyers asked. */
import { answerOf, api } from '../../lib/api.ts';

export const getQuestions = (waiting: 'true' | 'false', page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/order-questions/', { params: { query: { waiting, page } }, signal }));
export const answerQuestion = (qid: string, answer: string, key: string) =>
  answerOf(
    api.POST('/internal/order-questions/{qid}/answer/', {
      params: { path: { qid }, header: { 'idempotency-key': key } },
      body: { answer },
    }),
  );
