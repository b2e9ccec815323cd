/** The calls of the page on which staff approve payments. */
import type { PaymentDecision, PaymentList } from '@quayside/contract/payments';
import { callApi } from '../../lib/api.ts';

export const getPayments = (page: number, signal: AbortSignal) =>
  callApi<PaymentList>('GET', '/internal/payments/', { query: { page }, signal });
/** `key` is the same for every try of one opened dialog. */
export const approvePayment = (qid: string, key: string) =>
  callApi<PaymentDecision>('POST', `/internal/payments/${qid}/approve/`, { idempotencyKey: key });
export const rejectPayment = (qid: string, reason: string, key: string) =>
  callApi<PaymentDecision>('POST', `/internal/payments/${qid}/reject/`, { body: { reason }, idempotencyKey: key });
