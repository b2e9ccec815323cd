/** The calls of seller onboarding. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type LeadQuery = QueryOf<'/sellerleads/'>;
export type LeadChange = BodyOf<'/sellerleads/{slug}/', 'put'>;

export const getLeads = (query: LeadQuery, signal: AbortSignal) =>
  answerOf(api.GET('/sellerleads/', { params: { query }, signal }));
export const getLead = (slug: string, signal: AbortSignal) =>
  answerOf(api.GET('/sellerleads/{slug}/', { params: { path: { slug } }, signal }));
export const createLead = (body: BodyOf<'/sellerleads/', 'post'>) => answerOf(api.POST('/sellerleads/', { body }));
export const changeLead = (slug: string, body: LeadChange) =>
  answerOf(api.PUT('/sellerleads/{slug}/', { params: { path: { slug } }, body }));
export const completeLead = (slug: string, body: BodyOf<'/sellerleads/{slug}/complete/', 'post'>) =>
  answerOf(api.POST('/sellerleads/{slug}/complete/', { params: { path: { slug } }, body }));
export const moveSeller = (qid: string, body: BodyOf<'/internal/sellers/{qid}/status/', 'post'>, key: string) =>
  answerOf(
    api.POST('/internal/sellers/{qid}/status/', {
      params: { path: { qid }, header: { 'idempotency-key': key } },
      body,
    }),
  );
