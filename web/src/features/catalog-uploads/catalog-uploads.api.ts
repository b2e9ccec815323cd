/** The calls of stock lists and the GTIN checker. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import type { ListScope } from '@quayside/contract/stock-list-values';
import { answerOf, api } from '../../lib/api.ts';
import { formBody } from '../../lib/form-body.ts';
import { blobOf } from '../../lib/save-file.ts';

type Keyed = { readonly qid: string; readonly key: string };
const of = ({ qid, key }: Keyed) => ({ params: { path: { qid }, header: { 'idempotency-key': key } } });

export const uploadStockList = (
  { file, isCheck, scope }: { file: File; isCheck: boolean; scope: ListScope },
  key: string,
) =>
  answerOf(
    api.POST('/offers/stock-upload/', {
      params: { header: { 'idempotency-key': key }, query: { checkOnly: isCheck ? 'true' : 'false' } },
      body: { file, scope },
      bodySerializer: formBody,
    }),
  );
export const startInitialCheck = ({ file, dealId }: { file: File; dealId: string }, key: string) =>
  answerOf(
    api.POST('/internal/initialcheck/', {
      params: { header: { 'idempotency-key': key } },
      body: { file, ...(dealId.trim() === '' ? {} : { dealId: dealId.trim() }) },
      bodySerializer: formBody,
    }),
  );
export const getTask = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/task/{qid}/', { params: { path: { qid } }, signal }));
export type RowQuery = QueryOf<'/offers/stock-upload/{qid}/rows/'>;
export const getRows = (qid: string, query: RowQuery, signal: AbortSignal) =>
  answerOf(api.GET('/offers/stock-upload/{qid}/rows/', { params: { path: { qid }, query }, signal }));
export type MappingBody = BodyOf<'/offers/stock-upload/{qid}/mapping/', 'post'>;
export const mapColumns = (target: Keyed, body: MappingBody) =>
  answerOf(api.POST('/offers/stock-upload/{qid}/mapping/', { ...of(target), body }));
export const applyList = (target: Keyed, body: { version: number; isRemovalConfirmed: boolean }) =>
  answerOf(api.POST('/offers/stock-upload/{qid}/apply/', { ...of(target), body }));
export const getHistory = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/offers/stock-upload/', { params: { query: { page, size: 10 } }, signal }));
export const getResultFile = (qid: string): Promise<Blob> =>
  answerOf(api.GET('/offers/stock-upload/{qid}/result/', { params: { path: { qid } }, parseAs: 'blob' })).then(blobOf);
export const cancelList = (target: Keyed, version: number) =>
  answerOf(api.POST('/offers/stock-upload/{qid}/cancel/', { ...of(target), body: { version } }));
export const undoUpload = (target: Keyed) =>
  answerOf(api.POST('/offers/catalog/{qid}/undo/', { ...of(target), body: undefined }));
export const getReport = (qid: string): Promise<Blob> =>
  answerOf(api.GET('/internal/initialcheck/{qid}/report/', { params: { path: { qid } }, parseAs: 'blob' })).then(
    blobOf,
  );
