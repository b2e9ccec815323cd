/** The calls of the page about buyers' money. */
import type { BodyOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

const keyed = (qid: string, key: string) => ({ path: { qid }, header: { 'idempotency-key': key } });

export const getWithdrawals = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/withdrawals/', { params: { query: { page } }, signal }));
export const approveWithdrawal = (qid: string, key: string) =>
  answerOf(api.POST('/internal/withdrawals/{qid}/approve/', { params: keyed(qid, key) }));
export const refuseWithdrawal = (qid: string, reason: string, key: string) =>
  answerOf(api.POST('/internal/withdrawals/{qid}/reject/', { params: keyed(qid, key), body: { reason } }));
export type Settlement = BodyOf<'/internal/withdrawals/{qid}/reconcile/', 'post'>;
export const settleWithdrawal = (qid: string, body: Settlement, key: string) =>
  answerOf(api.POST('/internal/withdrawals/{qid}/reconcile/', { params: keyed(qid, key), body }));

export const getApplications = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/credit-applications/', { params: { query: { page } }, signal }));
export type CreditDecision = BodyOf<'/internal/credit-applications/{qid}/decide/', 'post'>;
export const decideCredit = (qid: string, body: CreditDecision, key: string) =>
  answerOf(api.POST('/internal/credit-applications/{qid}/decide/', { params: keyed(qid, key), body }));

export const getGranted = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/credits/', { params: { query: { page } }, signal }));
export type CreditChange = BodyOf<'/internal/credits/{qid}/change/', 'post'>;
export const changeCredit = (qid: string, body: CreditChange, key: string) =>
  answerOf(api.POST('/internal/credits/{qid}/change/', { params: keyed(qid, key), body }));

export const getOwed = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/credit-orders/', { params: { query: { page } }, signal }));
export const getReceived = (orderNumber: string, signal: AbortSignal) =>
  answerOf(api.GET('/internal/received-money/', { params: { query: { orderNumber } }, signal }));
export type MoneyFound = BodyOf<'/internal/received-money/', 'post'>;
export const noteMoney = (body: MoneyFound, key: string) =>
  answerOf(api.POST('/internal/received-money/', { params: { header: { 'idempotency-key': key } }, body }));
export type Repayment = BodyOf<'/internal/credit-orders/{qid}/repaid/', 'post'>;
export const noteRepayment = (qid: string, body: Repayment, key: string) =>
  answerOf(api.POST('/internal/credit-orders/{qid}/repaid/', { params: keyed(qid, key), body }));
