/** What can be read of sales. What can be done is in `sales.actions.routes.ts`, money in `sales.payment.routes.ts`. */
import { pageQuery, qid } from '@quayside/contract/common';
import { readers } from '@quayside/contract/readers';
import { orderLineList, orderLineListQuery } from '@quayside/contract/sale-lines';
import {
  type SaleList,
  type SaleListQuery,
  sale,
  saleEvents,
  saleLines,
  saleList,
  saleListQuery,
} from '@quayside/contract/sales';
import { saleHits, saleSearchQuery } from '@quayside/contract/search';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, pageOfAll, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { allSalesPage } from './all-sales.read-model.ts';
import { saleTimeline } from './detail/sale-detail.read-model.ts';
import { linePage } from './detail/sale-lines.read-model.ts';
import { salePaymentRoutes } from './payment/sales.payment.routes.ts';
import { contextOf } from './sale-context.ts';
import { saleActionRoutes } from './sales.actions.routes.ts';
import { saleDeskRoutes } from './sales.dashboard.routes.ts';
import { refuse } from './sales.errors.ts';
import { isSeenBy, presentEvent, presentListed, presentOrderLine, presentSaleHits } from './sales.presenter.ts';
import { salePage } from './sales.read-model.ts';
import { searchSales } from './search/sale-search.read-model.ts';
import { noteOwners, shownSale, whereIs, whoseSales } from './shown-sale.ts';

const tags = ['sales'];
const params = z.strictObject({ qid });
const ofSale = { tags, params };
const readable = { permission: { anyOf: readers.order }, errors: ['not_found'] };
const listed = { permission: { anyOf: readers.orders }, errors: ['not_found'] };

export const saleRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    listSales(routes, deps);
    search(routes, deps);
    showSale(routes, deps);
    listLines(routes, deps);
    listLinesOfAll(routes, deps);
    showTimeline(routes, deps);
    await app.register(saleDeskRoutes(deps));
    await app.register(saleActionRoutes(deps));
    await app.register(salePaymentRoutes(deps));
  };

function listSales(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/',
    {
      schema: {
        tags,
        summary: 'Orders of the seller, a page at a time; of all companies for staff who name none',
        querystring: saleListQuery,
        response: { 200: saleList },
      },
      config: listed,
    },
    async (request) => {
      const actor = actorOf(request);
      const { query } = request;
      const sellerId = await whoseSales(deps, actor, query.sellerQid);
      if (sellerId === null) return salesOfAll(deps, actor, query);
      const { rows, total, tabs, seller } = await salePage(deps.database, sellerId, query);
      if (!seller) throw refuse('not_found');
      refuseBeyondEnd(query, rows);
      const now = deps.clock.now();
      return {
        ...listAnswer(
          query,
          total,
          rows.map((row) => presentListed(row, contextOf(row, seller, now), actor)),
        ),
        tabs,
      };
    },
  );
}

/** Staff who name no company read the orders of all. */
async function salesOfAll(deps: Deps, actor: SignedInActor, query: SaleListQuery): Promise<SaleList> {
  const { rows, total, tabs } = await allSalesPage(deps.database, query);
  refuseBeyondEnd(query, rows);
  await noteOwners(
    deps,
    actor,
    rows.map(({ seller }) => ({ sellerId: seller.qid })),
  );
  const now = deps.clock.now();
  const results = rows.map(({ sale: row, terms, seller }) => ({
    ...presentListed(row, contextOf(row, terms, now), actor),
    seller,
  }));
  return { ...listAnswer(query, total, results), tabs };
}

function search(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/search/',
    {
      schema: {
        tags,
        summary:
          'Orders found by number, buyer’s reference, GTIN, brand or tracking number; staff search all, or one company’s',
        querystring: saleSearchQuery,
        response: { 200: saleHits },
      },
      config: listed,
    },
    async (request) => {
      const { q, sellerQid } = request.query;
      const actor = actorOf(request);
      const found = await searchSales(deps.database, await whoseSales(deps, actor, sellerQid), q);
      await noteOwners(deps, actor, found.rows);
      return presentSaleHits(found);
    },
  );
}

function showSale(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/',
    {
      schema: { ...ofSale, summary: 'One order with all that belongs to it', response: { 200: sale } },
      config: readable,
    },
    async (request) => shownSale(deps, actorOf(request), request.params.qid),
  );
}

function listLines(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/lines/',
    {
      schema: { ...ofSale, summary: 'Lines of one order', querystring: pageQuery, response: { 200: saleLines } },
      config: readable,
    },
    async (request) => {
      const { lines } = await shownSale(deps, actorOf(request), request.params.qid);
      return pageOfAll(request.query, lines);
    },
  );
}

function listLinesOfAll(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/lines/',
    {
      schema: {
        tags,
        summary: 'Lines across the seller’s orders, those of the newest first; staff read all, or one company’s',
        querystring: orderLineListQuery,
        response: { 200: orderLineList },
      },
      config: listed,
    },
    async (request) => {
      const { sellerQid, ...query } = request.query;
      const actor = actorOf(request);
      const sellerId = await whoseSales(deps, actor, sellerQid);
      const scope = actor.sellerId === null || sellerId === null ? 'system' : { sellerId };
      const { rows, total } = await linePage(deps.database, scope, sellerId, query);
      refuseBeyondEnd(query, rows);
      await noteOwners(deps, actor, rows);
      return listAnswer(query, total, rows.map(presentOrderLine));
    },
  );
}

function showTimeline(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/events/',
    {
      schema: {
        ...ofSale,
        summary: 'Timeline of one order, oldest first',
        querystring: pageQuery,
        response: { 200: saleEvents },
      },
      config: readable,
    },
    async (request) => {
      const where = await whereIs(deps, actorOf(request), request.params.qid);
      const events = await saleTimeline(deps.database, where.scope, where.ids);
      if (!events) throw refuse('not_found');
      const seen = events.filter(({ action }) => isSeenBy(actorOf(request), action));
      return pageOfAll(request.query, seen.map(presentEvent));
    },
  );
}
