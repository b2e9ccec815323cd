/** The calls of the search bar. */
import type { OfferHits, SaleHits } from '@quayside/contract/search';
import { answerOf, api } from '../../lib/api.ts';

export const searchSales = (q: string, signal: AbortSignal): Promise<SaleHits> =>
  answerOf(api.GET('/sales/search/', { params: { query: { q } }, signal }));
export const searchOffers = (q: string, signal: AbortSignal): Promise<OfferHits> =>
  answerOf(api.GET('/offers/search/', { params: { query: { q } }, signal }));
