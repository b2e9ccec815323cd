/** The watchlist, what is asked for most, and what is worth doing (INV-09, INV-12, BUY-10). */
import { catalogueMessages } from '@quayside/contract/messages/catalogue';
import {
  addWatchlistBody,
  changeWatchlistBody,
  recommendations,
  removedWatchlist,
  removeWatchlistBody,
  trendingList,
  trendingQuery,
  watchlist,
  watchlistItem,
  watchlistQuery,
} from '@quayside/contract/watchlist';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { scopeOf, writeOf } from '../../platform/http/write-of.ts';
import { openWrite, writeOnce } from '../../platform/write.ts';
import { ownOffers, winningPrices } from '../offers/offers.public.ts';
import { variantsById } from '../variants/variants.public.ts';
import { changeTargets, unwatch, watchProduct } from './use-cases/watch-product.ts';
import { type Watcher, watcherIn } from './watcher.ts';
import { refuse } from './watchlist.errors.ts';
import { mostWatched } from './watchlist.limits.ts';
import { permissionOf } from './watchlist.policy.ts';
import { presentTrending, presentWatched } from './watchlist.presenter.ts';
import { advice, trendingPage, watchedPage } from './watchlist.read-model.ts';
import { watchlistUploadRoutes } from './watchlist.uploads.routes.ts';

const tags = ['watchlist'];
const params = z.strictObject({ gtin: z.string().max(20) });
const everything = { page: 1, size: mostWatched };

export const watchlistRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    add(routes, deps);
    change(routes, deps);
    remove(routes, deps);
    trending(routes, deps);
    recommend(routes, deps);
    await app.register(watchlistUploadRoutes(deps));
  };

const watcherOf = ({ database }: Deps, actor: SignedInActor): Promise<Watcher> =>
  database.read(scopeOf(actor), (db) => watcherIn(db, actor));

const byIds = ({ database }: Deps, ids: readonly string[]) =>
  database.read('none', (db) => variantsById(db, ids)).then((rows) => new Map(rows.map((row) => [row.id, row])));

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/watchlist/items/',
    {
      schema: {
        tags,
        summary: 'Watched products with their best price',
        querystring: watchlistQuery,
        response: { 200: watchlist },
      },
      config: { permission: permissionOf.read, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const market = await watcherOf(deps, actorOf(request));
      const { rows, total } = await watchedPage(deps.database, market, query);
      refuseBeyondEnd(query, rows);
      const variants = await byIds(
        deps,
        rows.map(({ productId }) => productId),
      );
      const results = rows.map((row) =>
        presentWatched(row, present(variants.get(row.productId), 'a watched product exists'), market.currency),
      );
      return listAnswer(query, total, results);
    },
  );
}

/** The watched product as a read after the write finds it. */
async function shown(deps: Deps, actor: SignedInActor, productId: string) {
  const market = await watcherOf(deps, actor);
  const { rows } = await watchedPage(deps.database, market, everything);
  const row = present(
    rows.find((one) => one.productId === productId),
    'it was just written',
  );
  const variants = await byIds(deps, [productId]);
  return presentWatched(row, present(variants.get(productId), 'a watched product exists'), market.currency);
}

function add(routes: Routes, deps: Deps): void {
  routes.post(
    '/watchlist/items/',
    {
      schema: { tags, summary: 'Watch a product', body: addWatchlistBody, response: { 200: watchlistItem } },
      config: {
        permission: permissionOf.write,
        errors: ['unknown_gtin', 'watched_already', 'watchlist_full', 'target_currency'],
      },
    },
    async (request) => {
      const made = z.strictObject({ productId: z.uuid() });
      const { productId } = await writeOnce(deps, writeOf(request), made, async (write) => ({
        productId: await watchProduct(write, request.body),
      }));
      return shown(deps, actorOf(request), productId);
    },
  );
}

function change(routes: Routes, deps: Deps): void {
  routes.patch(
    '/watchlist/items/:gtin/',
    {
      schema: {
        tags,
        params,
        summary: 'Change the targets',
        body: changeWatchlistBody,
        response: { 200: watchlistItem },
      },
      config: { permission: permissionOf.write, errors: ['not_watched', 'stale_version', 'target_currency'] },
    },
    async (request) => {
      const { gtin } = request.params;
      const id = await openWrite(deps, writeOf(request), (write) => changeTargets(write, { ...request.body, gtin }));
      return shown(deps, actorOf(request), id);
    },
  );
}

function remove(routes: Routes, deps: Deps): void {
  routes.delete(
    '/watchlist/items/',
    {
      schema: {
        tags,
        summary: 'Stop watching several products',
        body: removeWatchlistBody,
        response: { 200: removedWatchlist },
      },
      config: { permission: permissionOf.write },
    },
    (request) => openWrite(deps, writeOf(request), async (write) => ({ removed: await unwatch(write, request.body) })),
  );
  routes.delete(
    '/watchlist/items/:gtin/',
    {
      schema: { tags, params, summary: 'Stop watching a product', response: { 204: z.null() } },
      config: { permission: permissionOf.write, errors: ['not_watched'] },
    },
    async (request, reply) => {
      const gtins = [request.params.gtin];
      const removed = await openWrite(deps, writeOf(request), (write) => unwatch(write, { gtins }));
      if (removed === 0) throw refuse('not_watched');
      return reply.code(204).send(null);
    },
  );
}

function trending(routes: Routes, deps: Deps): void {
  routes.get(
    '/trending-products/',
    {
      schema: {
        tags,
        summary: 'What is asked for most, with the own offer or none',
        querystring: trendingQuery,
        response: { 200: trendingList },
      },
      config: { permission: permissionOf.trending, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const market = await watcherOf(deps, actorOf(request));
      const asked = { sellerId: market.ownerId, now: deps.clock.now(), search: query.search };
      const { rows, total } = await trendingPage(deps.database, asked, query);
      refuseBeyondEnd(query, rows);
      const ids = rows.map(({ productId }) => productId);
      const { currency, region } = market;
      const [variants, winning, own] = await Promise.all([
        byIds(deps, ids),
        winningPrices(deps.database, ids, { currency, region }),
        ownOffers(deps.database, market.ownerId, ids),
      ]);
      const results = rows.map((row) =>
        presentTrending(row, present(variants.get(row.productId), 'a product is known'), {
          ...{ winningMinor: winning.get(row.productId), currency },
          ownOfferId: own.get(row.productId)?.id ?? null,
        }),
      );
      return listAnswer(query, total, results);
    },
  );
}

function recommend(routes: Routes, deps: Deps): void {
  routes.get(
    '/seller-recommendations/latest/',
    {
      schema: { tags: ['offers'], summary: 'What is worth doing now', response: { 200: recommendations } },
      config: { permission: permissionOf.trending },
    },
    async (request) => {
      const now = deps.clock.now();
      const counts = await advice(deps.database, sellerIdOf(actorOf(request)), now);
      const say = catalogueMessages.recommend;
      const all = [
        { kind: 'MATCH_PRICE', count: counts.match },
        { kind: 'RESTOCK', count: counts.restock },
        { kind: 'OFFER_TRENDING', count: counts.trending },
        { kind: 'CONFIRM_LIST', count: counts.confirm },
      ] as const;
      const results = all
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => ({ kind, count, offerQid: null, gtin: null, title: say[kind](count) }));
      return { results, createdAt: now };
    },
  );
}
