/** Offers of the seller as inventory reads them (INV-01 to INV-03, INV-07). What can be done: `offers.actions.routes.ts`. */
import { qid } from '@quayside/contract/common';
import { fileTypes } from '@quayside/contract/file-values';
import { offerStatuses } from '@quayside/contract/offer-values';
import {
  brandsOfSeller,
  offer,
  offerExportQuery,
  offerList,
  offerListQuery,
  offerPrices,
  offersInfo,
  simulation,
  simulationQuery,
  statusCounts,
} from '@quayside/contract/offers';
import { offerHits, searchQuery } from '@quayside/contract/search';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sellerIdOf } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { money, toWire } from '../../kernel/money.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { blockedOfferRoutes } from './blocked-offers.routes.ts';
import { brandFloorRoutes } from './brand-floors.routes.ts';
import { exportedOffers } from './exported-offers.ts';
import { marketRoutes } from './market.routes.ts';
import { searchOffers } from './offer-search.read-model.ts';
import { offerActionRoutes } from './offers.actions.routes.ts';
import { refuse } from './offers.errors.ts';
import { listDays } from './offers.limits.ts';
import { permissionOf } from './offers.policy.ts';
import { presentMarket, presentOffer, presentOfferHits } from './offers.presenter.ts';
import {
  brandsOfSeller as brandRows,
  countsByStatus,
  offerFigures,
  offerPage,
  offersById,
  pricesOf,
} from './offers.read-model.ts';
import { simulatePrice } from './simulate-price.ts';

const tags = ['offers'];
const params = z.strictObject({ qid });
const mostPrices = 400;

export const offerRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    await app.register(brandFloorRoutes(deps));
    await app.register(marketRoutes(deps));
    list(routes, deps);
    search(routes, deps);
    info(routes, deps);
    counts(routes, deps);
    brands(routes, deps);
    exportAll(routes, deps);
    show(routes, deps);
    prices(routes, deps);
    simulate(routes, deps);
    await app.register(offerActionRoutes(deps));
    await app.register(blockedOfferRoutes(deps));
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/',
    {
      schema: {
        tags,
        summary: 'Own offers with rank and what wins',
        querystring: offerListQuery,
        response: { 200: offerList },
      },
      config: { permission: permissionOf.read, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total } = await offerPage(deps.database, sellerIdOf(actorOf(request)), query, deps.clock.now());
      refuseBeyondEnd(query, rows);
      return listAnswer(query, total, rows.map(presentOffer));
    },
  );
}

function search(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/search/',
    {
      schema: {
        tags,
        summary: 'Offers found by GTIN, brand or name',
        querystring: searchQuery,
        response: { 200: offerHits },
      },
      config: { permission: permissionOf.read },
    },
    async (request) =>
      presentOfferHits(await searchOffers(deps.database, sellerIdOf(actorOf(request)), request.query.q)),
  );
}

function info(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/info/',
    {
      schema: {
        tags,
        summary: 'How many win, whose market ranks them, and when lists end',
        response: { 200: offersInfo },
      },
      config: { permission: permissionOf.read },
    },
    async (request) => {
      const found = await offerFigures(deps.database, sellerIdOf(actorOf(request)), deps.clock.now());
      const seller = present(found.seller, 'the signed-in seller exists');
      const figures = present(found.figures, 'counting gives a row');
      const { total, winning, losing, endingSoon, firstListed } = figures;
      return {
        currency: seller.currency,
        ...presentMarket(seller),
        feePercent: seller.feeBasisPoints / 100,
        discountPercent: seller.discountBasisPoints / 100,
        ...{ total, winning, losing, endingSoon },
        endsAt: firstListed === null ? null : plus(new Date(firstListed).toISOString(), days(listDays)),
      };
    },
  );
}

function counts(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/total-count-by-status/',
    {
      schema: { tags, summary: 'How many offers each status has', response: { 200: statusCounts } },
      config: { permission: permissionOf.read },
    },
    async (request) => {
      const found = await countsByStatus(deps.database, sellerIdOf(actorOf(request)));
      const byStatus = Object.fromEntries(offerStatuses.map((status) => [status, found.get(status) ?? 0]));
      return {
        total: [...found.values()].reduce((sum, n) => sum + n, 0),
        counts: statusCounts.shape.counts.parse(byStatus),
      };
    },
  );
}

function brands(routes: Routes, deps: Deps): void {
  const config = { permission: permissionOf.read };
  const answer = async (sellerId: string) => {
    const rows = await brandRows(deps.database, sellerId);
    return { results: rows.map(({ id, ...row }) => ({ qid: id, ...row })) };
  };
  routes.get(
    '/offers/seller/brands/',
    { schema: { tags, summary: 'Brands of the own offers', response: { 200: brandsOfSeller } }, config },
    (request) => answer(sellerIdOf(actorOf(request))),
  );
  routes.get(
    '/offers/brands-with-products/',
    {
      schema: {
        tags,
        summary: 'Brands of which something is offered, with how much',
        response: { 200: brandsOfSeller },
      },
      config,
    },
    (request) => answer(sellerIdOf(actorOf(request))),
  );
}

function exportAll(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/export/',
    {
      schema: {
        tags,
        summary: 'What the filters find, as a file',
        querystring: offerExportQuery,
      },
      config: { permission: permissionOf.export, needsProof: 'where_on' },
    },
    async (request, reply) => {
      const sellerId = sellerIdOf(actorOf(request));
      const { format, ...filter } = request.query;
      return reply
        .header('content-disposition', `attachment; filename="inventory.${format}"`)
        .header('x-content-type-options', 'nosniff')
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : fileTypes.xlsx.contentType)
        .send(exportedOffers(deps, sellerId, filter, format));
    },
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/:qid/',
    {
      schema: { tags, params, summary: 'One own offer', response: { 200: offer } },
      config: { permission: permissionOf.read, errors: ['offer_not_found'] },
    },
    async (request) => presentOffer(await ownOffer(deps, sellerIdOf(actorOf(request)), request.params.qid)),
  );
}

function prices(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/:qid/price-history/',
    {
      schema: { tags, params, summary: 'What the offer cost, newest first', response: { 200: offerPrices } },
      config: { permission: permissionOf.read, errors: ['offer_not_found'] },
    },
    async (request) => {
      const sellerId = sellerIdOf(actorOf(request));
      const { offer: own } = await ownOffer(deps, sellerId, request.params.qid);
      const rows = await pricesOf(deps.database, sellerId, own.id, mostPrices);
      return {
        results: rows.map(({ at, priceMinor, effectiveMinor }) => ({
          at,
          price: toWire(money(priceMinor, own.currency)),
          effectivePrice: toWire(money(effectiveMinor, own.currency)),
        })),
      };
    },
  );
}

function simulate(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/:qid/simulation/',
    {
      schema: {
        tags,
        params,
        summary: 'What a price would do; at most 60 a minute',
        querystring: simulationQuery,
        response: { 200: simulation },
      },
      config: { permission: permissionOf.write, errors: ['offer_not_found', 'price_zero', 'too_many_attempts'] },
    },
    async (request) => {
      const sellerId = sellerIdOf(actorOf(request));
      const detail = await ownOffer(deps, sellerId, request.params.qid);
      return simulatePrice(deps, detail, BigInt(request.query.price.replace('.', '')));
    },
  );
}

async function ownOffer({ database, clock }: Deps, sellerId: string, id: string) {
  const [found] = await database.read({ sellerId }, (db) => offersById(db, sellerId, [id], clock.now()));
  if (!found) throw refuse('offer_not_found');
  return found;
}
