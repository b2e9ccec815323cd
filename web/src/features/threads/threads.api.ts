/** The calls of the contact page and of the list of staff. `key` keeps what is sent again from counting twice. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api, fileOf, sendBy } from '../../lib/api.ts';
import { formBody } from '../../lib/form-body.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { UploadTicket } from '../../lib/use-uploads.ts';
import { wholeList } from '../../lib/whole-list.ts';
import { withProgress } from '../../lib/with-progress.ts';

export type Issue = BodyOf<'/sales/{qid}/issue/', 'post'>;
export type MessageBody = BodyOf<'/sales/{qid}/threads/{threadQid}/messages/', 'post'>;
type ThreadQuery = QueryOf<'/internal/threads/'>;

const path = (qid: string) => ({ path: { qid } });
const header = (key: string) => ({ header: { 'idempotency-key': key } });

export const getOrder = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/sales/{qid}/', { params: path(qid), signal }));
/** More time for the order; granted by one of us. */
export const extendDeadline = (qid: string, body: BodyOf<'/sales/{qid}/extend/', 'post'>, key: string) =>
  answerOf(api.POST('/sales/{qid}/extend/', { params: { ...path(qid), ...header(key) }, body }));
export const getThreads = (qid: string, signal: AbortSignal) =>
  wholeList((query) => answerOf(api.GET('/sales/{qid}/threads/', { params: { ...path(qid), query }, signal })));
export const openThread = (qid: string, body: Issue, key: string) =>
  answerOf(api.POST('/sales/{qid}/issue/', { params: { ...path(qid), ...header(key) }, body }));
export const writeAgain = (qid: string, threadQid: string, body: MessageBody, key: string) =>
  answerOf(
    api.POST('/sales/{qid}/threads/{threadQid}/messages/', {
      params: { path: { qid, threadQid }, ...header(key) },
      body,
    }),
  );
export const markThreadsRead = (qid: string, upTo: string) =>
  answerOf(api.POST('/sales/{qid}/threads/read/', { params: path(qid), body: { upTo } }));

export const addMessageFile = (qid: string, file: File, { signal, onProgress }: UploadTicket) =>
  answerOf(
    api.POST('/sales/{qid}/threads/files/', {
      params: path(qid),
      body: { file },
      bodySerializer: formBody,
      fetch: sendBy(withProgress(onProgress)),
      signal,
    }),
  );
/** Saves the content among the person's downloads. */
export const saveMessageFile = async (qid: string, fileQid: string, name: string) =>
  saveFile(
    await fileOf(
      api.GET('/sales/{qid}/threads/files/{fileQid}/download/', {
        params: { path: { qid, fileQid } },
        parseAs: 'stream',
      }),
    ),
    name,
  );

export const getAllThreads = (query: ThreadQuery, signal: AbortSignal) =>
  answerOf(api.GET('/internal/threads/', { params: { query }, signal }));
export const answerThread = (qid: string, body: MessageBody, key: string) =>
  answerOf(api.POST('/internal/threads/{qid}/messages/', { params: { ...path(qid), ...header(key) }, body }));
export const markThreadRead = (qid: string, upTo: string) =>
  answerOf(api.POST('/internal/threads/{qid}/read/', { params: path(qid), body: { upTo } }));
