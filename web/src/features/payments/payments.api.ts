/** The calls of the page on which staff approve payments. A decision sent twice is refused: the payment is decided. */
import { answerOf, api } from '../../lib/api.ts';

export const getPayments = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/payments/', { params: { query: { page } }, signal }));
export const approvePayment = (qid: string) =>
  answerOf(api.POST('/internal/payments/{qid}/approve/', { params: { path: { qid } } }));
export const rejectPayment = (qid: string, reason: string) =>
  answerOf(api.POST('/internal/payments/{qid}/reject/', { params: { path: { qid } }, body: { reason } }));
