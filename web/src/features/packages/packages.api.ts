/** The calls of the warehouse's package pages. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import type { DiscrepancyType } from '@quayside/contract/package-values';
import { answerOf, api } from '../../lib/api.ts';
import { formBody } from '../../lib/form-body.ts';
import { blobOf } from '../../lib/save-file.ts';
import { wholeList } from '../../lib/whole-list.ts';

export type PackageQuery = QueryOf<'/warehouse/packages/'>;
type Keyed = { readonly qid: string; readonly key: string };

const of = ({ qid, key }: Keyed) => ({ params: { path: { qid }, header: { 'idempotency-key': key } } });

export const getPackages = (query: PackageQuery, signal: AbortSignal) =>
  answerOf(api.GET('/warehouse/packages/', { params: { query }, signal }));
export const getPackage = (qid: string, signal?: AbortSignal) =>
  answerOf(api.GET('/warehouse/packages/{qid}/', { params: { path: { qid } }, ...(signal ? { signal } : {}) }));
export const lookUpCode = (code: string, signal?: AbortSignal) =>
  answerOf(api.GET('/warehouse/packages/lookup/', { params: { query: { code } }, ...(signal ? { signal } : {}) }));
export const getBayLabels = (): Promise<Blob> =>
  answerOf(api.GET('/warehouse/bays/labels/', { params: { query: {} }, parseAs: 'blob' })).then(blobOf);
export const getCarriers = (signal: AbortSignal) =>
  wholeList((query) => answerOf(api.GET('/carriers/', { params: { query }, signal })));
/** Who issues numbers of this form. */
export const getIssuers = async (number: string) =>
  (await answerOf(api.GET('/carriers/', { params: { query: { number } } }))).results;

export const arrivePackage = (target: Keyed, body: BodyOf<'/warehouse/packages/{qid}/arrive/', 'post'>) =>
  answerOf(api.POST('/warehouse/packages/{qid}/arrive/', { ...of(target), body }));
export const confirmPackage = (
  target: Keyed,
  body: BodyOf<'/warehouse/packages/{qid}/confirm/', 'post'>,
  signal?: AbortSignal,
) => answerOf(api.POST('/warehouse/packages/{qid}/confirm/', { ...of(target), body, ...(signal ? { signal } : {}) }));
export const movePackage = (
  target: Keyed,
  body: BodyOf<'/warehouse/packages/{qid}/move/', 'post'>,
  signal?: AbortSignal,
) => answerOf(api.POST('/warehouse/packages/{qid}/move/', { ...of(target), body, ...(signal ? { signal } : {}) }));
export const resolvePackage = (target: Keyed, body: BodyOf<'/warehouse/packages/{qid}/resolve/', 'post'>) =>
  answerOf(api.POST('/warehouse/packages/{qid}/resolve/', { ...of(target), body }));
export const giveUpPackage = (target: Keyed, body: BodyOf<'/warehouse/packages/{qid}/give-up/', 'post'>) =>
  answerOf(api.POST('/warehouse/packages/{qid}/give-up/', { ...of(target), body }));
export const undoPackage = (target: Keyed) =>
  answerOf(api.POST('/warehouse/packages/{qid}/undo/', { ...of(target), body: {} }));

export interface Report {
  type: Exclude<DiscrepancyType, 'UNEXPECTED'>;
  quantity: string;
  lineQid: string;
  note: string;
  files: readonly File[];
}
export const reportDifference = (target: Keyed, { type, quantity, lineQid, note, files }: Report) =>
  answerOf(
    api.POST('/warehouse/packages/{qid}/discrepancies/', {
      ...of(target),
      body: {
        type,
        quantity: Number(quantity === '' ? 0 : quantity),
        ...(lineQid === '' ? {} : { lineQid }),
        ...(note === '' ? {} : { note }),
        file: [...files],
      },
      bodySerializer: ({ version: _, ...body }) => formBody({ ...body, quantity: String(body.quantity) }),
    }),
  );

export interface SetAside {
  code: string;
  order: string;
  note: string;
  files: readonly File[];
}
export const setPackageAside = ({ code, order, note, files }: SetAside, key: string) =>
  answerOf(
    api.POST('/warehouse/packages/', {
      params: { header: { 'idempotency-key': key } },
      body: { code, order, ...(note === '' ? {} : { note }), file: [...files] },
      bodySerializer: formBody,
    }),
  );

export const getPackagePhoto = (qid: string, photoQid: string): Promise<Blob> =>
  answerOf(
    api.GET('/warehouse/packages/{qid}/photos/{photoQid}/', { params: { path: { qid, photoQid } }, parseAs: 'blob' }),
  ).then(blobOf);

export const getSaleDifferences = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/sales/{qid}/warehouse-differences/', { params: { path: { qid }, query: { size: 100 } }, signal }));
export const getSaleDifferencePhoto = (qid: string, photoQid: string): Promise<Blob> =>
  answerOf(
    api.GET('/sales/{qid}/warehouse-differences/photos/{photoQid}/', {
      params: { path: { qid, photoQid } },
      parseAs: 'blob',
    }),
  ).then(blobOf);
