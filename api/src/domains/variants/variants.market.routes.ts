/** Prices of variants: what wins, how the reader's own offer stands, what won before. Rivals stay unnamed. */

import type { Currency } from '@quayside/contract/common';
import {
  marketQuery,
  type PriceLadder,
  priceHistory,
  priceLadder,
  variantOfferList,
  variantOffersQuery,
  variantParams,
} from '@quayside/contract/variants';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { money, toWire } from '../../kernel/money.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import {
  destinationOf,
  marketOf,
  ownOffers,
  toldStock,
  winningHistory,
  winningPrices,
} from '../offers/offers.public.ts';
import { sellerById } from '../sellers/sellers.public.ts';
import { refuse } from './variants.errors.ts';
import { presentVariant } from './variants.presenter.ts';
import { variantByFid, variantPage } from './variants.read-model.ts';
import { wantedVariants } from './wanted-variants.ts';

const tags = ['variants'];
const historyDays = 90;
const searchedBy = { anyOf: ['offers.read', 'checkout.write'] } as const;

export const variantMarketRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    searchOffers(routes, deps);
    showMarket(routes, deps);
    showHistory(routes, deps);
  };

/** The market's currency: the one asked for, else the reader's company's, else the euro. */
async function currencyFor(
  deps: Deps,
  { sellerId, buyerId }: SignedInActor,
  asked: Currency | undefined,
): Promise<Currency> {
  if (asked !== undefined) return asked;
  if (buyerId !== null) return (await destinationOf(deps, buyerId)).currency;
  const own = sellerId === null ? undefined : await sellerById(deps.database, sellerId);
  return own?.currency ?? 'EUR';
}

function searchOffers(routes: Routes, deps: Deps): void {
  routes.get(
    '/variants/offers/search/',
    {
      schema: {
        tags,
        summary: 'Variants with what wins and the own offer; for buyers, what is cheapest where they are',
        querystring: variantOffersQuery,
        response: { 200: variantOfferList },
      },
      config: { permission: searchedBy, errors: ['not_found', 'invalid_slugs'] },
    },
    async (request) => {
      const { query } = request;
      const actor = actorOf(request);
      const wanted = await wantedVariants(deps, query);
      const { rows, total, meant } = await variantPage(deps.database, wanted, { ...query, sort: 'relevance' });
      refuseBeyondEnd(query, rows);
      const ids = rows.map(({ id }) => id);
      const [{ currency, best }, own] = await Promise.all([
        actor.buyerId === null ? marketFor(deps, actor, ids, query) : cheapestFor(deps, actor.buyerId, ids),
        ownOffers(deps.database, actor.sellerId, ids),
      ]);
      const results = rows.map((row) => {
        const price = best.get(row.id);
        return {
          ...presentVariant(row),
          best: price === undefined ? null : toWire(money(price, currency)),
          ownOfferQid: own.get(row.id)?.id ?? null,
        };
      });
      return { ...listAnswer(query, total, results), meant };
    },
  );
}

type Best = { readonly currency: Currency; readonly best: ReadonlyMap<string, bigint> };
type MarketQuery = z.infer<typeof marketQuery>;

/** What wins in the market that was asked for. */
async function marketFor(deps: Deps, actor: SignedInActor, ids: readonly string[], query: MarketQuery): Promise<Best> {
  const currency = await currencyFor(deps, actor, query.currency);
  return { currency, best: await winningPrices(deps.database, ids, { currency, region: query.destination }) };
}

/** What a buyer pays at least: of the offers that serve its country, in its currency (requirement BUY-01). */
async function cheapestFor(deps: Deps, buyerId: string, ids: readonly string[]): Promise<Best> {
  const destination = await destinationOf(deps, buyerId);
  const serving = await marketOf(deps, ids, destination);
  const best = new Map<string, bigint>();
  for (const { productId, priceMinor } of serving) if (!best.has(productId)) best.set(productId, priceMinor);
  return { currency: destination.currency, best };
}

const mostOffers = 100;

/** A buyer sees what it can have where it is, of sellers without a name; ranks are for sellers. */
async function ladderForBuyer(deps: Deps, buyerId: string, productId: string): Promise<PriceLadder> {
  const destination = await destinationOf(deps, buyerId);
  const { currency, region } = destination;
  const offers = (await marketOf(deps, [productId], destination)).slice(0, mostOffers);
  const [best] = offers;
  return {
    ...{ currency, destination: region, own: null },
    winning: best ? toWire(money(best.priceMinor, currency)) : null,
    offers: offers.map(({ offerId: offerQid, priceMinor, unitSize, stock }) => ({
      ...{ offerQid, unitSize, availableQuantity: toldStock(stock) },
      effectivePrice: toWire(money(priceMinor, currency)),
    })),
  };
}

function showMarket(routes: Routes, deps: Deps): void {
  routes.get(
    '/variants/:fid/:slug/offers/',
    {
      schema: {
        tags,
        params: variantParams,
        summary: 'What wins, and how the own offer stands; for buyers, the offers that can be sent to them',
        querystring: marketQuery,
        response: { 200: priceLadder },
      },
      config: { permission: searchedBy, errors: ['variant_not_found'] },
    },
    async (request) => {
      const actor = actorOf(request);
      const { destination: region } = request.query;
      const found = await variantByFid(deps.database, request.params.fid);
      if (!found) throw refuse('variant_not_found');
      if (actor.buyerId !== null) return ladderForBuyer(deps, actor.buyerId, found.id);
      const currency = await currencyFor(deps, actor, request.query.currency);
      const [winning, offers] = await Promise.all([
        winningPrices(deps.database, [found.id], { currency, region }),
        ownOffers(deps.database, actor.sellerId, [found.id]),
      ]);
      const own = offers.get(found.id);
      const best = winning.get(found.id);
      return {
        currency,
        destination: region,
        offers: [],
        winning: best === undefined ? null : toWire(money(best, currency)),
        own:
          own === undefined || own.currency !== currency
            ? null
            : { offerQid: own.id, rank: own.rank, effectivePrice: toWire(money(own.effectiveMinor, currency)) },
      };
    },
  );
}

/** A buyer's is its own country's, whatever region is asked for. */
async function historyMarket(deps: Deps, actor: SignedInActor, asked: MarketQuery) {
  const currency = await currencyFor(deps, actor, asked.currency);
  if (actor.buyerId === null) return { currency, region: asked.destination };
  return { ...(await destinationOf(deps, actor.buyerId)), currency };
}

function showHistory(routes: Routes, deps: Deps): void {
  routes.get(
    '/variants/:fid/:slug/price-history/',
    {
      schema: {
        tags,
        params: variantParams,
        summary: 'What won on each of the last 90 days; for buyers, among the offers of sellers who send to them',
        querystring: marketQuery,
        response: { 200: priceHistory },
      },
      config: { permission: searchedBy, errors: ['variant_not_found'] },
    },
    async (request) => {
      const found = await variantByFid(deps.database, request.params.fid);
      if (!found) throw refuse('variant_not_found');
      const market = await historyMarket(deps, actorOf(request), request.query);
      const { currency } = market;
      const now = deps.clock.now();
      const days = await winningHistory(deps.database, found.id, market, { now, days: historyDays });
      return {
        currency,
        results: days.map(({ at, winningMinor }) => ({ at, winning: toWire(money(winningMinor, currency)) })),
      };
    },
  );
}
