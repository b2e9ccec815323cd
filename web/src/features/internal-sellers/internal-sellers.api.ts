/** The calls by which our own people see and move selling companies. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type SellerQuery = QueryOf<'/internal/sellers/'>;
export type Move = BodyOf<'/internal/sellers/{qid}/status/', 'post'>;

const of = (qid: string) => ({ path: { qid } });

export const getSellers = (query: SellerQuery, signal: AbortSignal) =>
  answerOf(api.GET('/internal/sellers/', { params: { query }, signal }));
export const getSeller = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/internal/sellers/{qid}/', { params: of(qid), signal }));
export const getDebtors = (page: number, isWaiting: boolean, signal: AbortSignal) =>
  answerOf(
    api.GET('/internal/debts/', { params: { query: { page, ...(isWaiting ? { waiting: 'true' } : {}) } }, signal }),
  );
export const getDebtor = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/internal/debts/{qid}/', { params: of(qid), signal }));
export const moveSeller = (qid: string, body: Move, key: string) =>
  answerOf(
    api.POST('/internal/sellers/{qid}/status/', { params: { ...of(qid), header: { 'idempotency-key': key } }, body }),
  );
export type RiskFlag = BodyOf<'/internal/sellers/{qid}/risk-flag/', 'post'>;
export const setRiskFlag = (qid: string, body: RiskFlag, key: string) =>
  answerOf(
    api.POST('/internal/sellers/{qid}/risk-flag/', {
      params: { ...of(qid), header: { 'idempotency-key': key } },
      body,
    }),
  );
export type DebtPaid = BodyOf<'/internal/sellers/{qid}/settlements/', 'post'>;
export const settleDebt = (qid: string, body: DebtPaid, key: string) =>
  answerOf(
    api.POST('/internal/sellers/{qid}/settlements/', {
      params: { ...of(qid), header: { 'idempotency-key': key } },
      body,
    }),
  );
export type TakenBack = BodyOf<'/internal/sellers/{qid}/settlements/take-back/', 'post'>;
export const takeBackSettlement = (qid: string, body: TakenBack, key: string) =>
  answerOf(
    api.POST('/internal/sellers/{qid}/settlements/take-back/', {
      params: { ...of(qid), header: { 'idempotency-key': key } },
      body,
    }),
  );
export const decideFee = (qid: string, isAgreed: boolean) =>
  answerOf(api.POST('/internal/sellers/{qid}/fee/', { params: of(qid), body: { isAgreed } }));
