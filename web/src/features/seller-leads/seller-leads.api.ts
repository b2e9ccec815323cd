/** The calls of seller onboarding. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api, fileOf, sendBy } from '../../lib/api.ts';
import { formBody } from '../../lib/form-body.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { UploadTicket } from '../../lib/use-uploads.ts';
import { withProgress } from '../../lib/with-progress.ts';

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

export const addLeadFile = (slug: string, file: File, { signal, onProgress, key }: UploadTicket) =>
  answerOf(
    api.POST('/sellerleads/{slug}/files/', {
      params: { path: { slug }, header: { 'idempotency-key': key } },
      body: { file },
      bodySerializer: formBody,
      fetch: sendBy(withProgress(onProgress)),
      signal,
    }),
  );
export const removeLeadFile = (slug: string, fileQid: string) =>
  answerOf(api.DELETE('/sellerleads/{slug}/files/{fileQid}/', { params: { path: { slug, fileQid } } }));
/** Saves the content among the person's downloads. */
export const saveLeadFile = async (slug: string, fileQid: string, name: string) =>
  saveFile(
    await fileOf(
      api.GET('/sellerleads/{slug}/files/{fileQid}/download/', {
        params: { path: { slug, fileQid } },
        parseAs: 'stream',
      }),
    ),
    name,
  );
