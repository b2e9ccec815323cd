/** The calls of an order's documents. */
import type { UploadedDocumentType } from '@quayside/contract/document-values';
import { answerOf, api, fileOf, sendBy } from '../../lib/api.ts';
import { formBody } from '../../lib/form-body.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { UploadTicket } from '../../lib/use-uploads.ts';
import { withProgress } from '../../lib/with-progress.ts';

export const addDocument = (
  qid: string,
  body: { documentType: UploadedDocumentType; file: File },
  { key, signal, onProgress }: UploadTicket,
) =>
  answerOf(
    api.POST('/sales/{qid}/document/', {
      params: { path: { qid }, header: { 'idempotency-key': key } },
      body,
      bodySerializer: formBody,
      fetch: sendBy(withProgress(onProgress)),
      signal,
    }),
  );

export interface DocumentChange {
  documentType?: UploadedDocumentType;
  name?: string;
  file?: File;
  /** Of the document this change started from. */
  version: string;
}

export const changeDocument = (
  qid: string,
  documentQid: string,
  body: DocumentChange,
  onProgress: (share: number) => void,
) =>
  answerOf(
    api.PATCH('/sales/{qid}/document/{documentQid}/', {
      params: { path: { qid, documentQid } },
      body,
      bodySerializer: formBody,
      fetch: sendBy(withProgress(onProgress)),
    }),
  );

export const deleteDocument = (qid: string, documentQid: string) =>
  answerOf(api.DELETE('/sales/{qid}/document/{documentQid}/', { params: { path: { qid, documentQid } } }));

/** Saves the content among the person's downloads. */
export const downloadDocument = async (qid: string, documentQid: string, name: string) =>
  saveFile(
    await fileOf(
      api.GET('/sales/{qid}/document/{documentQid}/download/', {
        params: { path: { qid, documentQid } },
        parseAs: 'stream',
      }),
    ),
    name,
  );

export const getFlags = async (signal: AbortSignal) => (await answerOf(api.GET('/info/', { signal }))).flags;
