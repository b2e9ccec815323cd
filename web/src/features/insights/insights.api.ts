/** The calls of the insights page. */
import type { QueryOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';
import { blobOf } from '../../lib/save-file.ts';

export type InsightQuery = QueryOf<'/insights/'>;

export const getSales = (query: InsightQuery, signal: AbortSignal) =>
  answerOf(api.GET('/insights/sales/', { params: { query }, signal }));
export const getRank = (query: InsightQuery, signal: AbortSignal) =>
  answerOf(api.GET('/insights/rank/', { params: { query }, signal }));
export const getRecord = (signal: AbortSignal) => answerOf(api.GET('/insights/record/', { signal }));
export const getInsightFile = (query: InsightQuery): Promise<Blob> =>
  answerOf(api.GET('/insights/export/', { params: { query }, parseAs: 'blob' })).then(blobOf);
