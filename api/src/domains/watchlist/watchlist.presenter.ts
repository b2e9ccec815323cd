/** How watched and trending products look on the wire. */
import type { Currency } from '@quayside/contract/common';
import type { TrendingProduct, WatchlistItem } from '@quayside/contract/watchlist';
import { money, toWire } from '../../kernel/money.ts';
import { presentVariant, type VariantRow } from '../variants/variants.public.ts';
import { areTargetsMet, type TrendingRow, type WatchedRow } from './watchlist.read-model.ts';

export const presentWatched = (row: WatchedRow, variant: VariantRow, currency: Currency): WatchlistItem => ({
  gtin: variant.gtin,
  variant: presentVariant(variant),
  targetPrice:
    row.targetMinor === null || row.targetCurrency === null ? null : toWire(money(row.targetMinor, row.targetCurrency)),
  targetQuantity: row.targetQuantity,
  bestPrice: row.bestMinor === null ? null : toWire(money(row.bestMinor, currency)),
  stock: row.stock,
  areTargetsMet: areTargetsMet(row),
  isAvailable: row.stock > 0,
  createdAt: row.createdAt,
  version: row.version,
});

type Market = {
  readonly winningMinor: bigint | undefined;
  readonly currency: Currency;
  readonly ownOfferId: string | null;
};

export const presentTrending = (
  { searches, before, watchers, isWatched }: TrendingRow,
  variant: VariantRow,
  { winningMinor, currency, ownOfferId }: Market,
): TrendingProduct => ({
  gtin: variant.gtin,
  variant: presentVariant(variant),
  searches,
  change: before === 0 ? null : Math.round(((searches - before) / before) * 100) / 100,
  watchers,
  winningPrice: winningMinor === undefined ? null : toWire(money(winningMinor, currency)),
  ownOfferQid: ownOfferId,
  isWatched,
});
