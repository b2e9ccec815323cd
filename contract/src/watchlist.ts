/** Products somebody watches, with what they should cost; and what is asked for most. */
import { z } from 'zod';
import { askedMoney, instant, listOf, money, pageQuery, qid, text } from './common.ts';
import { variant } from './variants.ts';

const flag = z.enum(['true', 'false']).optional();
export const watchlistItem = z
  .strictObject({
    gtin: z.string(),
    variant,
    targetPrice: money.nullable(),
    targetQuantity: z.int().nullable(),
    bestPrice: money.nullable().meta({ description: 'Of the market in the company’s currency' }),
    stock: z.int().meta({
      description:
        'The company’s own units and those of all others, these in steps: at least 1, 10, 50, 100, 500 and so on',
    }),
    areTargetsMet: z.boolean(),
    isAvailable: z.boolean(),
    createdAt: instant,
    version: z.int(),
  })
  .meta({ id: 'WatchlistItem' });
export type WatchlistItem = z.infer<typeof watchlistItem>;
export const watchlist = listOf(watchlistItem).meta({ id: 'Watchlist' });
export const watchlistQuery = pageQuery.extend({ are_targets_met: flag, is_available: flag });
export type WatchlistQuery = z.infer<typeof watchlistQuery>;

const targets = {
  targetPrice: askedMoney.nullable().optional(),
  targetQuantity: z.int().min(1).max(1_000_000).nullable().optional(),
};
const gtin = z.string().trim().min(1).max(20);
export const addWatchlistBody = z.strictObject({ gtin, ...targets });
export const changeWatchlistBody = z.strictObject({ ...targets, version: z.int().min(1).optional() });
export const removeWatchlistBody = z.strictObject({ gtins: z.array(gtin).min(1).max(200) });
export const removedWatchlist = z.strictObject({ removed: z.int() }).meta({ id: 'RemovedWatchlist' });
export const watchlistUploadAnswer = z
  .strictObject({
    added: z.int(),
    refused: z.array(z.strictObject({ line: z.int(), value: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({ id: 'WatchlistUpload' });

export type WatchlistUpload = z.infer<typeof watchlistUploadAnswer>;

export const trendingProduct = z
  .strictObject({
    gtin: z.string(),
    variant,
    searches: z.int().meta({ description: 'In the last 30 days' }),
    change: z.number().nullable().meta({ description: 'Share against the 30 days before; null: nobody looked then' }),
    watchers: z.int().nullable().meta({ description: 'Told from five on' }),
    winningPrice: money.nullable(),
    ownOfferQid: qid.nullable(),
    isWatched: z.boolean(),
  })
  .meta({ id: 'TrendingProduct' });
export type TrendingProduct = z.infer<typeof trendingProduct>;
export const trendingList = listOf(trendingProduct).meta({ id: 'TrendingProducts' });
export const trendingQuery = pageQuery.extend({ search: text(80).optional() });

export const recommendation = z
  .strictObject({
    kind: z.enum(['MATCH_PRICE', 'RESTOCK', 'OFFER_TRENDING', 'CONFIRM_LIST']),
    offerQid: qid.nullable(),
    gtin: z.string().nullable(),
    title: z.string(),
    count: z.int(),
  })
  .meta({ id: 'SellerRecommendation' });
export type Recommendation = z.infer<typeof recommendation>;
export const recommendations = z
  .strictObject({ results: z.array(recommendation), createdAt: instant })
  .meta({ id: 'SellerRecommendations' });
