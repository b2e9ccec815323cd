/** The calls of the claims pages. `key` is the same for every try of one opened form: no retry answers twice. */

import type { Claim } from '@quayside/contract/claims';
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { claimErrors } from '@quayside/contract/messages/claim-errors';
import { answerOf, api, sendBy } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formBody } from '../../lib/form-body.ts';
import { blobOf, saveFile } from '../../lib/save-file.ts';
import type { UploadTicket } from '../../lib/use-uploads.ts';
import { wholeList } from '../../lib/whole-list.ts';
import { withProgress } from '../../lib/with-progress.ts';

export type ClaimQuery = QueryOf<'/claims/'>;
export type DecisionBody = BodyOf<'/claims/{qid}/decide/', 'post'>;
export type ClaimFile = Claim['evidence'][number];

export const getClaims = (query: ClaimQuery, signal: AbortSignal) =>
  answerOf(api.GET('/claims/', { params: { query }, signal }));
export const getClaim = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/claims/{qid}/', { params: { path: { qid } }, signal }));

/** The content of a file. */
export const getClaimFile = (qid: string, evidenceQid: string, signal?: AbortSignal): Promise<Blob> =>
  answerOf(
    api.GET('/claims/{qid}/evidence/{evidenceQid}/', {
      params: { path: { qid, evidenceQid } },
      parseAs: 'blob',
      ...(signal ? { signal } : {}),
    }),
  ).then(blobOf);

const withKey = (qid: string, key: string) => ({ params: { path: { qid }, header: { 'idempotency-key': key } } });

export const respondToClaim = (qid: string, body: BodyOf<'/claims/{qid}/respond/', 'post'>, key: string) =>
  answerOf(api.POST('/claims/{qid}/respond/', { ...withKey(qid, key), body }));
export const shipAgain = (qid: string, body: BodyOf<'/claims/{qid}/ship-again/', 'post'>, key: string) =>
  answerOf(api.POST('/claims/{qid}/ship-again/', { ...withKey(qid, key), body }));
export const getClaimCarriers = (signal: AbortSignal) =>
  wholeList((query) => answerOf(api.GET('/carriers/', { params: { query }, signal })));
export const askSeller = (qid: string, body: BodyOf<'/claims/{qid}/ask-seller/', 'post'>, key: string) =>
  answerOf(api.POST('/claims/{qid}/ask-seller/', { ...withKey(qid, key), body }));
export const decideClaim = (qid: string, body: DecisionBody, key: string) =>
  answerOf(api.POST('/claims/{qid}/decide/', { ...withKey(qid, key), body }));
export const appealClaim = (qid: string, body: BodyOf<'/claims/{qid}/appeal/', 'post'>, key: string) =>
  answerOf(api.POST('/claims/{qid}/appeal/', { ...withKey(qid, key), body }));
export const reportLost = (body: BodyOf<'/claims/lost-shipment-claim/', 'post'>, key: string) =>
  answerOf(api.POST('/claims/lost-shipment-claim/', { params: { header: { 'idempotency-key': key } }, body }));

/** Sends one file of a kind. */
export const addEvidence = (
  qid: string,
  { kind, file }: { kind: ClaimFile['kind']; file: File },
  { key, signal, onProgress }: UploadTicket,
): Promise<Claim> =>
  answerOf(
    api.POST('/claims/{qid}/evidence/', {
      ...withKey(qid, key),
      body: { kind, file: [file] },
      bodySerializer: formBody,
      fetch: sendBy(withProgress(onProgress)),
      signal,
    }),
  );

/** Saves the content among the person's downloads. */
export const downloadEvidence = async (qid: string, evidenceQid: string, name: string): Promise<void> =>
  saveFile(await getClaimFile(qid, evidenceQid), name);

/**
 * The id of the order with that number.
 *
 * @throws ApiError 404 where there is none
 */
export async function findOrder(order: string): Promise<string> {
  const { results } = await answerOf(api.GET('/sales/', { params: { query: { status: 'ALL', search: order } } }));
  const found = results.find((sale) => sale.order.toLowerCase() === order.toLowerCase());
  if (found) return found.qid;
  const message = claimErrors.claim_sale_not_found;
  throw new ApiError({ status: 404, code: 'claim_sale_not_found', message, requestId: '', details: {} });
}
