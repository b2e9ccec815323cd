/** The calls about papers of an order, and their files. */
import type { Paper } from '@quayside/contract/papers';
import { answerOf, api } from '../../lib/api.ts';
import { apiErrorOf } from '../../lib/problem-body.ts';

export type PaperFormat = Paper['formats'][number];
/** A file with the name it is saved under. */
export interface NamedFile {
  name: string;
  content: Blob;
}
export type LabelType = Extract<Paper['documentType'], 'SHIPPING_LABEL' | 'PALLET_LABEL'>;
/** A part of the pieces; line and lot are of cartons only. */
export interface LabelChoice {
  lineQid?: string;
  lot?: string;
  first?: number;
  last?: number;
}

export const getPapers = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/sales/{qid}/papers/', { params: { path: { qid } }, signal }));

const asFile = { parseAs: 'stream' } as const;
const onlyPdf = (qid: string) => ({ params: { path: { qid } }, ...asFile });
const invoiceFormat = (format: PaperFormat) => ({ format: format === 'xml' ? ('xml' as const) : ('pdf' as const) });
const issued = (qid: string, { documentQid }: Paper, format: PaperFormat) => ({
  params: { path: { qid, paperQid: documentQid ?? '' }, query: invoiceFormat(format) },
  ...asFile,
});
const labelFormat = (format: PaperFormat) => ({ format: format === 'zpl' ? ('zpl' as const) : ('pdf' as const) });

/** The file of a paper that can be had now. */
export function getPaper(qid: string, paper: Paper, format: PaperFormat): Promise<NamedFile> {
  switch (paper.documentType) {
    case 'COMMERCIAL_INVOICE':
      return fileOf(api.GET('/sales/{qid}/commercial-invoice/', onlyPdf(qid)));
    case 'PACKING_LIST':
      return fileOf(api.GET('/sales/{qid}/packing-list/', onlyPdf(qid)));
    case 'DELIVERY_NOTE':
      return fileOf(api.GET('/sales/{qid}/delivery-note/', onlyPdf(qid)));
    case 'CMR':
      return fileOf(api.GET('/sales/{qid}/cmr/', onlyPdf(qid)));
    case 'SHIPPING_LABEL':
    case 'PALLET_LABEL':
      return getLabels(qid, paper.documentType, format, {});
    case 'SELF_BILLED_INVOICE':
      return fileOf(api.GET('/sales/{qid}/invoices/{paperQid}/', issued(qid, paper, format)));
    case 'CREDIT_NOTE':
      return fileOf(api.GET('/sales/{qid}/credit-notes/{paperQid}/', issued(qid, paper, format)));
  }
}

export function getLabels(qid: string, type: LabelType, format: PaperFormat, choice: LabelChoice): Promise<NamedFile> {
  const params = { path: { qid }, query: { ...labelFormat(format), ...choice } };
  return type === 'SHIPPING_LABEL'
    ? fileOf(api.GET('/sales/{qid}/carton-labels/', { params, ...asFile }))
    : fileOf(api.GET('/sales/{qid}/pallet-labels/', { params, ...asFile }));
}

/** @throws ApiError when the API answers with a problem */
async function fileOf(call: Promise<{ error?: unknown; response: Response }>): Promise<NamedFile> {
  const { response, error } = await call;
  if (!response.ok) throw apiErrorOf(response, error);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { name: named?.[1] ?? 'paper.pdf', content: await response.blob() };
}
