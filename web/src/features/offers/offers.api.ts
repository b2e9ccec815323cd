/** The calls of the inventory pages. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import type { OfferMarket } from '@quayside/contract/offers';
import { answerOf, api, fileOf } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

export type OfferQuery = QueryOf<'/offers/'>;
export type OfferChange = BodyOf<'/offers/{qid}/', 'patch'>;
export type BulkBody = BodyOf<'/offers/catalog/', 'post'>;

const keyed = (key: string) => ({ header: { 'idempotency-key': key } });

export const getOffers = (query: OfferQuery, signal: AbortSignal) =>
  answerOf(api.GET('/offers/', { params: { query }, signal }));
export const getOffer = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/offers/{qid}/', { params: { path: { qid } }, signal }));
export const getOffersInfo = (signal: AbortSignal) => answerOf(api.GET('/offers/info/', { signal }));
export const getStatusCounts = (signal: AbortSignal) => answerOf(api.GET('/offers/total-count-by-status/', { signal }));
export const getBrands = (signal: AbortSignal) => answerOf(api.GET('/offers/seller/brands/', { signal }));
export const getPrices = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/offers/{qid}/price-history/', { params: { path: { qid } }, signal }));
export const tryPrice = (qid: string, price: string) =>
  answerOf(api.GET('/offers/{qid}/simulation/', { params: { path: { qid }, query: { price } } }));
export const changeOffer = (qid: string, body: OfferChange) =>
  answerOf(api.PATCH('/offers/{qid}/', { params: { path: { qid } }, body }));
export const createOffer = (body: BodyOf<'/offers/', 'post'>, key: string) =>
  answerOf(api.POST('/offers/', { params: keyed(key), body }));
export const withdrawOffer = (qid: string) => answerOf(api.DELETE('/offers/{qid}/', { params: { path: { qid } } }));
export const changeMany = (body: BulkBody, key: string) =>
  answerOf(api.POST('/offers/catalog/', { params: keyed(key), body }));
export const getFloors = (signal: AbortSignal) => answerOf(api.GET('/offers/brand-floors/', { signal }));
export const saveFloor = (qid: string, body: BodyOf<'/offers/brand-floors/{qid}/', 'put'>) =>
  answerOf(api.PUT('/offers/brand-floors/{qid}/', { params: { path: { qid } }, body }));
export const chooseMarket = (region: OfferMarket['region'] | null) =>
  answerOf(api.PUT('/offers/market/', { body: { region } }));
export const undoBatch = (qid: string) =>
  answerOf(api.POST('/offers/catalog/{qid}/undo/', { params: { path: { qid } } }));

/** Saves what the filters find among the person's downloads. */
export async function exportOffers({ status, brand, rank, search }: OfferQuery, format: 'csv' | 'xlsx'): Promise<void> {
  const query = {
    format,
    ...(status ? { status } : {}),
    ...(brand ? { brand } : {}),
    ...(rank ? { rank } : {}),
    ...(search ? { search } : {}),
  };
  saveFile(await fileOf(api.GET('/offers/export/', { params: { query }, parseAs: 'stream' })), `inventory.${format}`);
}
